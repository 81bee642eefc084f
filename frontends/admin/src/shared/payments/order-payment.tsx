import type { OrderResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Flex, Tag, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { useRights } from '../use-rights';
import { FailedRefunds } from './failed-refunds';
import { PaymentDisputes } from './payment-disputes';
import { PaymentFacts } from './payment-facts';
import { useGetPaymentQuery } from './payments-api';
import { RefundButton } from './refund-dialog';
import { methodOf, statusOf } from './shown-payment';

export function OrderPayment({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { may } = useRights();
  const { payment, currency } = order;
  return (
    <Flex vertical align="start" gap="small">
      <p>
        {common(`paymentMethod.${methodOf(order)}`)}
        {' · '}
        {common(`paymentStatus.${statusOf(order)}`)}
      </p>
      {payment.isAwaited && <Typography.Text type="secondary">{t('drawer.awaited')}</Typography.Text>}
      {may('payments') && payment.id !== null && !payment.isAwaited && <OnlinePayment id={payment.id} />}
      {(payment.id === null || !may('payments')) && parseMinor(payment.refundedAmount) > 0 && (
        <p>{t('drawer.refunded', { amount: money({ amount: payment.refundedAmount, currency }) })}</p>
      )}
    </Flex>
  );
}

function OnlinePayment({ id }: { id: number }) {
  const { t: common } = useTranslation();
  const { t } = useTranslation('adminOrders');
  const query = useGetPaymentQuery({ id });
  const { currentData: payment } = query;
  if (!payment) return <NotLoaded query={query} failed={t('payments.oneFailed')} lines={3} />;
  return (
    <>
      {payment.isSandbox && <Tag color="warning">{common('shop.testMode')}</Tag>}
      <PaymentDisputes payment={payment} />
      <FailedRefunds payment={payment} />
      <PaymentFacts payment={payment} />
      <RefundButton payment={payment} reason="by-hand" />
    </>
  );
}
