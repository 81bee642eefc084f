import { problemText } from '@kp/client';
import { Card, EmptyState, ErrorPanel, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { FailedRefunds } from '../../shared/payments/refund-dialog';
import { PaymentFacts } from '../../shared/payments/payment-facts';
import {
  useOrdersAwaitingPaymentQuery,
  usePaymentsWithFailedRefundQuery,
  useUnmatchedPaymentsQuery,
} from '../../shared/payments/payments-api';
import { failedRefunds } from '../../shared/payments/refundable';
import { UnmatchedPayment } from './unmatched-payment';
import styles from '../../shared/payments/payments.module.css';

export function PaymentsTab() {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.tab} aria-labelledby="payments-title">
      <h2 id="payments-title">{t('payments.title')}</h2>
      <p className={styles.soft}>{t('payments.hint')}</p>
      <UnmatchedPayments />
      <PaymentsWithFailedRefund />
    </section>
  );
}

/** Failed refunds of unmatched payments are shown with their payment. */
function PaymentsWithFailedRefund() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const {
    currentData = [],
    error,
    isFetching,
    refetch,
  } = usePaymentsWithFailedRefundQuery(undefined, { refetchOnMountOrArgChange: true });
  const shown = currentData.filter(
    (payment) => payment.orderId !== null && failedRefunds(payment).length > 0,
  );
  if (shown.length === 0 && !error) return null;
  return (
    <>
      <h3>{t('payments.failedRefunds.title')}</h3>
      {error && (
        <ErrorPanel title={t('payments.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {problemText(error, common)}
        </ErrorPanel>
      )}
      <ul className={styles.list}>
        {shown.map((payment) => (
          <li key={payment.id}>
            <Card as="article" className={styles.card}>
              <PaymentFacts payment={payment} />
              <FailedRefunds payment={payment} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function UnmatchedPayments() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { currentData, error, isFetching, refetch } = useUnmatchedPaymentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const waiting = useOrdersAwaitingPaymentQuery(undefined, { refetchOnMountOrArgChange: true });
  if (currentData && currentData.length > 0) {
    return (
      <>
        {waiting.error && !waiting.currentData && (
          <ErrorPanel
            title={t('payments.ordersFailed')}
            onRetry={() => void waiting.refetch()}
            isRetrying={waiting.isFetching}
          >
            {problemText(waiting.error, common)}
          </ErrorPanel>
        )}
        <ul className={styles.list}>
          {currentData.map((payment) => (
            <li key={payment.id}>
              <UnmatchedPayment payment={payment} orders={waiting.currentData} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (currentData) return <EmptyState icon="check" title={t('payments.empty')} />;
  if (error) {
    return (
      <ErrorPanel title={t('payments.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {problemText(error, common)}
      </ErrorPanel>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('payments.loading')}</VisuallyHidden>
      <SkeletonText lines={6} />
    </>
  );
}
