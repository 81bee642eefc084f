import type { OrderResponse } from '@kp/api-client/admin';
import { problemText } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { Badge, ButtonLink, ErrorPanel, SkeletonText, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../admin-path';
import { FailedRefunds, RefundButton } from './refund-dialog';
import { PaymentDisputes, PaymentFacts } from './payment-facts';
import { useGetPaymentQuery } from './payments-api';
import styles from './payments.module.css';

export function OrderPayment({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { paymentMethod, paymentStatus, payment, currency } = order;
  return (
    <div className={styles.payment}>
      <p>
        {common(`paymentMethod.${paymentMethod}`)}
        {' · '}
        {common(`paymentStatus.${paymentStatus}`)}
      </p>
      {payment.isAwaited && (
        <>
          <p className={styles.soft}>{t('drawer.awaited')}</p>
          <ButtonLink size="small" to={adminPath('payments')}>
            {t('drawer.findPayment')}
          </ButtonLink>
        </>
      )}
      {payment.id !== null && !payment.isAwaited && <OnlinePayment id={payment.id} />}
      {payment.id === null && parseMinor(payment.refundedAmount) > 0 && (
        <p>{t('drawer.refunded', { amount: money({ amount: payment.refundedAmount, currency }) })}</p>
      )}
    </div>
  );
}

function OnlinePayment({ id }: { id: number }) {
  const { t: common } = useTranslation();
  const { t } = useTranslation('admin');
  const {
    currentData: payment,
    error,
    isFetching,
    refetch,
  } = useGetPaymentQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!payment && error) {
    return (
      <ErrorPanel title={t('payments.oneFailed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {problemText(error, common)}
      </ErrorPanel>
    );
  }
  if (!payment) return <SkeletonText lines={3} />;
  return (
    <>
      {payment.isSandbox && <Badge tone="warning">{common('shop.testMode')}</Badge>}
      <PaymentDisputes payment={payment} />
      <FailedRefunds payment={payment} />
      <PaymentFacts payment={payment} />
      <div>
        <RefundButton payment={payment} reason="by-hand" />
      </div>
    </>
  );
}
