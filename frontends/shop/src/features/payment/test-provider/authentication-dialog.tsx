import type { Money } from '@kp/commerce';
import { Button, Dialog, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { Question } from '../use-question';

export interface AuthenticationDialogProps {
  readonly total: Money;
  readonly question: Question<boolean>;
}

/** The 3-D Secure step: the bank asks whether it is really the owner of the card. Closing it refuses. */
export function AuthenticationDialog({ total, question }: AuthenticationDialogProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Dialog
      isOpen={question.isOpen}
      onClose={question.close}
      title={t('pay.secure.title')}
      footer={
        <>
          <Button onClick={() => question.answer(false)}>{t('pay.secure.refuse')}</Button>
          <Button variant="primary" onClick={() => question.answer(true)}>
            {t('pay.secure.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('pay.secure.text', { amount: money(total) })}</p>
    </Dialog>
  );
}
