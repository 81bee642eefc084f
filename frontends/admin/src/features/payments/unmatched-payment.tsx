import type { OrderResponse, PaymentResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Alert, Button, Card, Flex, Tag, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchPaymentByAdminMutation } from '../../shared/payments/payments-api';
import { FailedRefunds } from '../../shared/payments/failed-refunds';
import { PaymentDisputes } from '../../shared/payments/payment-disputes';
import { PaymentFacts } from '../../shared/payments/payment-facts';
import { RefundButton } from '../../shared/payments/refund-dialog';
import { ShortDate } from '../../shared/short-date';

interface UnmatchedPaymentProps {
  readonly payment: PaymentResponse;
  /** Orders that wait for a payment; absent while loading. */
  readonly orders: readonly OrderResponse[] | undefined;
}

export function UnmatchedPayment({ payment, orders }: UnmatchedPaymentProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { currency } = payment;
  const fitting = orders?.filter((order) => canPay(payment, order));
  return (
    <Card
      size="small"
      title={<h2>{money({ amount: payment.capturedAmount, currency })}</h2>}
      extra={payment.isSandbox && <Tag color="warning">{common('shop.testMode')}</Tag>}
    >
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">
          {common(`paymentMethod.${payment.method}`)}
          {' · '}
          <ShortDate iso={payment.createdAt} />
        </Typography.Text>
        <PaymentDisputes payment={payment} />
        <FailedRefunds payment={payment} />
        <PaymentFacts payment={payment} />
        {payment.isMismatched && (
          <Alert
            type="warning"
            showIcon
            title={t('payments.mismatch', {
              amount: money({ amount: payment.amount, currency: payment.requestedCurrency }),
            })}
          />
        )}
        {fitting?.length === 0 && !payment.isMismatched && (
          <Typography.Text type="secondary">{t('payments.noMatch')}</Typography.Text>
        )}
        <Flex wrap align="center" gap="small">
          {fitting?.map((order) => (
            <MatchButton key={order.id} payment={payment} order={order} />
          ))}
          <RefundButton payment={payment} reason="unmatched" />
        </Flex>
      </Flex>
    </Card>
  );
}

function MatchButton({ payment, order }: { payment: PaymentResponse; order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  const { toast } = useToast();
  const [match, { isLoading }] = useMatchPaymentByAdminMutation();
  const { orderNumber } = order;
  const [rejection, setRejection] = useState<string>();
  const run = async () => {
    setRejection(undefined);
    try {
      await match({ id: order.id, matchPaymentRequest: { paymentId: payment.id } }).unwrap();
      toast({ title: t('payments.matched', { orderNumber }) });
    } catch (error) {
      setRejection(failure.show(error, { title: t('payments.matchFailed') }).text);
    }
  };
  return (
    <>
      <Button type="primary" loading={isLoading} onClick={() => void run()}>
        {t('payments.match', { orderNumber })}
      </Button>
      {rejection && <Alert type="error" showIcon title={rejection} />}
    </>
  );
}

/** The remaining money is exactly what the order costs. */
function canPay(payment: PaymentResponse, order: OrderResponse): boolean {
  const remaining = parseMinor(payment.capturedAmount) - parseMinor(payment.refundRequestedAmount);
  return payment.currency === order.currency && remaining === parseMinor(order.totalAmount);
}
