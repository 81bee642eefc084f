import { Button, ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../../page-parts/status-panel';

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

/** The money is there; the order follows by itself. */
export function WaitingForOrder() {
  const { t } = useTranslation('checkout');
  return (
    <StatusPanel>
      <EmptyState icon="clock" title={t('pay.waitingTitle')}>
        {t('pay.waitingText')}
      </EmptyState>
    </StatusPanel>
  );
}

/** The buyer has paid and the provider has not decided yet: nothing here starts a second payment. */
export function PaymentInReview() {
  const { t } = useTranslation('checkout');
  return (
    <StatusPanel>
      <EmptyState
        icon="clock"
        title={t('pay.reviewTitle')}
        actions={<ButtonLink to="/products">{t('emptyLink')}</ButtonLink>}
      >
        {t('pay.reviewText')}
      </EmptyState>
    </StatusPanel>
  );
}
