import type { Money } from '@kp/commerce';
import { Button, Dialog, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { Question } from '../use-question';
import styles from '../payment.module.css';
import { TestModeNote } from '../test-mode-note';

/** Actions of the test provider. */
export type WalletAnswer = 'wallet' | 'approve-declined' | 'cancel';

export interface WalletDialogProps {
  readonly title: string;
  readonly total: Money;
  readonly question: Question<WalletAnswer>;
}

/** In place of a wallet's own window. Closing it turns back. */
export function WalletDialog({ title, total, question }: WalletDialogProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  return (
    <Dialog
      isOpen={question.isOpen}
      onClose={question.close}
      title={title}
      footer={
        <>
          <Button onClick={question.close}>{common('actions.cancel')}</Button>
          <Button onClick={() => question.answer('approve-declined')}>{t('pay.wallet.decline')}</Button>
          <Button variant="primary" onClick={() => question.answer('wallet')}>
            {t('pay.wallet.approve')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <TestModeNote />
        <p>{t('pay.wallet.text', { amount: money(total) })}</p>
      </div>
    </Dialog>
  );
}
