import { Button, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';

export interface UnansweredOrderProps {
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
}

/** The cart is empty, and an order that was sent had no answer: most likely it was placed. Asking again tells. */
export function UnansweredOrder({ isSending, onSendAgain }: UnansweredOrderProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <EmptyState
      icon="info"
      title={t('unansweredTitle')}
      actions={
        <Button variant="primary" isBusy={isSending} onClick={onSendAgain}>
          {isSending ? t('processing') : t('common:actions.retry')}
        </Button>
      }
    >
      {t('unansweredText')}
    </EmptyState>
  );
}
