import type { OrderResponse, PaymentResponse } from '@kp/api-client/admin';
import { problemText, useToast } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { formatDateTime } from '@kp/i18n';
import { Badge, Button, Card, useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchPaymentByAdminMutation } from '../../shared/payments/payments-api';
import { FailedRefunds, RefundButton } from '../../shared/payments/refund-dialog';
import { PaymentDisputes, PaymentFacts } from '../../shared/payments/payment-facts';
import styles from '../../shared/payments/payments.module.css';
import { RejectionAlert } from '../../shared/dialog-form';

interface UnmatchedPaymentProps {
  readonly payment: PaymentResponse;
  /** Orders that wait for a payment; absent while loading. */
  readonly orders: readonly OrderResponse[] | undefined;
}

export function UnmatchedPayment({ payment, orders }: UnmatchedPaymentProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { money, language } = useFormats();
  const { currency } = payment;
  const fitting = orders?.filter((order) => canPay(payment, order));
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.facts}>
        <h3>{money({ amount: payment.capturedAmount, currency })}</h3>
        <span>{common(`paymentMethod.${payment.method}`)}</span>
        {payment.isSandbox && <Badge tone="warning">{common('shop.testMode')}</Badge>}
        <time dateTime={payment.createdAt} className={styles.soft}>
          {formatDateTime(payment.createdAt, language)}
        </time>
      </header>
      <PaymentDisputes payment={payment} />
      <FailedRefunds payment={payment} />
      <PaymentFacts payment={payment} />
      <div className={styles.actions}>
        {fitting?.length === 0 && <p className={styles.soft}>{t('payments.noMatch')}</p>}
        {fitting?.map((order) => (
          <MatchButton key={order.id} payment={payment} order={order} />
        ))}
        <RefundButton payment={payment} reason="unmatched" />
      </div>
    </Card>
  );
}

function MatchButton({ payment, order }: { payment: PaymentResponse; order: OrderResponse }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
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
      const description = problemText(error, common);
      setRejection(description);
      toast({ title: t('payments.matchFailed'), description, variant: 'destructive' });
    }
  };
  return (
    <>
      <Button variant="primary" isBusy={isLoading} onClick={() => void run()}>
        {t('payments.match', { orderNumber })}
      </Button>
      <RejectionAlert text={rejection} />
    </>
  );
}

/** The remaining money is exactly what the order costs. */
function canPay(payment: PaymentResponse, order: OrderResponse): boolean {
  const remaining = parseMinor(payment.capturedAmount) - parseMinor(payment.refundRequestedAmount);
  return payment.currency === order.currency && remaining === parseMinor(order.totalAmount);
}
