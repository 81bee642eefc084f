import { Button, ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../../../shared/status-panel';

export interface OrderUnansweredProps {
  readonly isSending: boolean;
  readonly onRetry: () => void;
}

/** An order or a payment has no answer; a retry shows whether it was placed. */
export function OrderUnanswered({ isSending, onRetry }: OrderUnansweredProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <EmptyState
      icon="info"
      title={t('unansweredTitle')}
      actions={
        <Button variant="primary" isBusy={isSending} onClick={onRetry}>
          {isSending ? t('processing') : t('common:actions.retry')}
        </Button>
      }
    >
      {t('unansweredText')}
    </EmptyState>
  );
}

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

/** Offers no way to pay: a second payment must not be started while the provider reviews the first. */
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
