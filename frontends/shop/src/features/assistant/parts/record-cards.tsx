import { isOrderStatus } from '@kp/commerce';
import { Badge, UnbrokenNumbers, useFormats } from '@kp/ui';
import { OrderStatusBadge } from '@kp/ui/order';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyInvoice, ReplyOrder } from '../reply.types';
import styles from './parts.module.css';
import { ShopLink } from './reply-links';

export function OrderCards({ orders }: { readonly orders: readonly ReplyOrder[] }) {
  const { t } = useTranslation(['assistant', 'common']);
  const { date } = useFormats();
  return (
    <ul className={styles.records}>
      {orders.map(({ id, number, status, placedAt, trackingNumber, url, ...amount }) => (
        <RecordCard
          key={id}
          link={<ShopLink url={url}>{t('common:order.number', { orderNumber: number })}</ShopLink>}
          status={isOrderStatus(status) ? <OrderStatusBadge status={status} /> : <Badge>{status}</Badge>}
          date={t('common:order.placedOn', { date: date(placedAt) })}
          amount={amount}
        >
          {trackingNumber && (
            <span>
              {t('parts.tracking')} <bdi dir="ltr">{trackingNumber}</bdi>
            </span>
          )}
        </RecordCard>
      ))}
    </ul>
  );
}

const isPaymentStatus = (status: string) => status === 'paid' || status === 'unpaid';

export function InvoiceCards({ invoices }: { readonly invoices: readonly ReplyInvoice[] }) {
  const { t } = useTranslation(['assistant', 'common']);
  const { date } = useFormats();
  return (
    <ul className={styles.records}>
      {invoices.map(({ id, number, status, issuedAt, url, ...amount }) => (
        <RecordCard
          key={id}
          link={<ShopLink url={url}>{t('parts.invoice', { number })}</ShopLink>}
          status={<Badge>{isPaymentStatus(status) ? t(`common:paymentStatus.${status}`) : status}</Badge>}
          date={t('parts.issuedOn', { date: date(issuedAt) })}
          amount={amount}
        />
      ))}
    </ul>
  );
}

interface RecordCardProps {
  readonly link: ReactNode;
  readonly status: ReactNode;
  readonly date: string;
  readonly amount: { readonly total: string; readonly currency: string };
  readonly children?: ReactNode;
}

function RecordCard({ link, status, date, amount, children }: RecordCardProps) {
  const { money } = useFormats();
  return (
    <li className={styles.record}>
      {link}
      {status}
      <span className={styles.soft}>
        <UnbrokenNumbers>{date}</UnbrokenNumbers>
      </span>
      <strong>{money({ amount: amount.total, currency: amount.currency })}</strong>
      {children}
    </li>
  );
}
