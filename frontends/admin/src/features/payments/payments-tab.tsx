import type { PaymentResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { Card, Flex, LoadFailure, NothingFound, Typography } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { FailedRefunds } from '../../shared/payments/failed-refunds';
import { PaymentDisputes } from '../../shared/payments/payment-disputes';
import { PaymentFacts } from '../../shared/payments/payment-facts';
import {
  useOrdersAwaitingPaymentQuery,
  usePaymentsWithFailedRefundQuery,
  usePaymentsWithOpenDisputeQuery,
  useUnmatchedPaymentsQuery,
} from '../../shared/payments/payments-api';
import { failedRefunds } from '../../shared/payments/refundable';
import { UnmatchedPayment } from './unmatched-payment';
import styles from './payments-tab.module.css';

export function PaymentsTab() {
  const { t } = useTranslation('adminOrders');
  return (
    <Flex vertical gap="middle" component="section" aria-labelledby="payments-title" className={styles.tab}>
      <h1 id="payments-title">{t('payments.title')}</h1>
      <Typography.Text type="secondary">{t('payments.hint')}</Typography.Text>
      <UnmatchedPayments />
      <PaymentsWithOpenDispute />
      <PaymentsWithFailedRefund />
    </Flex>
  );
}

/** The next deadline first; disputes of unmatched payments are shown with their payment. */
function PaymentsWithOpenDispute() {
  const { t } = useTranslation('adminOrders');
  const query = usePaymentsWithOpenDisputeQuery();
  const { currentData = [], error } = query;
  const shown = currentData.filter(
    ({ orderId, invoiceNumber }) => orderId !== null || invoiceNumber !== null,
  );
  if (shown.length === 0 && !error) return null;
  const sorted = [...shown].sort((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
  return (
    <PaymentList title={t('payments.disputes.list')} query={query} payments={sorted}>
      {(payment) => <PaymentDisputes payment={payment} />}
    </PaymentList>
  );
}

/** Those that need no answer now come last. */
function deadlineOf({ disputes }: PaymentResponse): string {
  return disputes.flatMap(({ respondBy }) => respondBy ?? []).sort()[0] ?? 'never';
}

/** Failed refunds of unmatched payments are shown with their payment. */
function PaymentsWithFailedRefund() {
  const { t } = useTranslation('adminOrders');
  const query = usePaymentsWithFailedRefundQuery();
  const { currentData = [], error } = query;
  const shown = currentData.filter(
    (payment) => payment.orderId !== null && failedRefunds(payment).length > 0,
  );
  if (shown.length === 0 && !error) return null;
  return (
    <PaymentList title={t('payments.failedRefunds.title')} query={query} payments={shown}>
      {(payment) => <FailedRefunds payment={payment} />}
    </PaymentList>
  );
}

interface PaymentListProps {
  readonly title: string;
  readonly query: ReturnType<typeof usePaymentsWithFailedRefundQuery>;
  readonly payments: readonly PaymentResponse[];
  readonly children: (payment: PaymentResponse) => ReactNode;
}

function PaymentList({ title, query, payments, children }: PaymentListProps) {
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  return (
    <>
      <h2>{title}</h2>
      {query.error && <LoadFailure {...failure.panel(query, t('payments.failed'))} />}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <Card size="small">
              <Flex vertical gap="middle">
                <PaymentFacts payment={payment} />
                {children(payment)}
              </Flex>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function UnmatchedPayments() {
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  const query = useUnmatchedPaymentsQuery();
  const waiting = useOrdersAwaitingPaymentQuery();
  const { currentData } = query;
  if (currentData && currentData.length > 0) {
    return (
      <>
        {waiting.error && !waiting.currentData && (
          <LoadFailure {...failure.panel(waiting, t('payments.ordersFailed'))} />
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
  if (currentData) return <NothingFound title={t('payments.empty')} />;
  return <NotLoaded query={query} failed={t('payments.failed')} loading={t('payments.loading')} lines={6} />;
}
