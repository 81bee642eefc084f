import type { OrderResponse } from '@kp/api-client/admin';
import { trackingUrl } from '@kp/commerce';
import { formatDateTime } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import {
  AddressBlock,
  Badge,
  OrderLines,
  OrderStatusBadge,
  OrderSums,
  OrderTextSections,
  useFormats,
  VisuallyHidden,
} from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderPayment } from '../../shared/payments/order-payment';
import { OrderHistory } from './order-history';
import styles from './order-details.module.css';

interface OrderDetailsProps {
  readonly order: OrderResponse;
  /** The newest state could not be fetched. */
  readonly isStale: boolean;
}

export function OrderDetails({ order, isStale }: OrderDetailsProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  return (
    <div className={styles.details}>
      {isStale && <p className={styles.soft}>{t('drawer.asListed')}</p>}
      <p className={styles.facts}>
        <OrderStatusBadge status={order.status} audience="admin" />
        <WaitingBadge order={order} />
        <span>{formatDateTime(order.createdAt, language)}</span>
        <a href={`mailto:${order.email}`}>
          <bdi>{order.email}</bdi>
        </a>
      </p>
      {isAwaitingConfirmation(order) && <p className={styles.soft}>{t('drawer.awaitingConfirmationHint')}</p>}
      <Section title={t('drawer.lines')}>
        <OrderLines lines={order.items} currency={order.currency} />
        <OrderSums order={order} />
      </Section>
      <Section title={t('drawer.payment')}>
        <OrderPayment order={order} />
      </Section>
      <Shipment order={order} />
      <div className={styles.addresses}>
        <AddressBlock
          title={common('order.shippingAddress')}
          address={order.shippingAddress}
          country={countryName(order.shippingAddress.country, language)}
        />
        <AddressBlock
          title={common('order.billingAddress')}
          address={order.billingAddress}
          country={countryName(order.billingAddress.country, language)}
        />
      </div>
      <OrderTextSections order={order} />
      <Section title={t('drawer.history')}>
        <OrderHistory history={order.history} currency={order.currency} />
      </Section>
    </div>
  );
}

function isAwaitingConfirmation({ confirmationRequired, status }: OrderResponse): boolean {
  return confirmationRequired && status === 'pending';
}

function WaitingBadge({ order }: { order: OrderResponse }) {
  const { t } = useTranslation('admin');
  if (isAwaitingConfirmation(order)) return <Badge tone="warning">{t('drawer.awaitingConfirmation')}</Badge>;
  return order.payment.isAwaited ? <Badge tone="warning">{t('drawer.awaitingPayment')}</Badge> : null;
}

function Shipment({ order: { awbNumber, courier } }: { order: OrderResponse }) {
  const { t } = useTranslation('admin');
  if (!awbNumber && !courier) return null;
  return (
    <Section title={t('drawer.shipment')}>
      <p className={styles.facts}>
        {courier && <span>{courier}</span>}
        {awbNumber && (
          <>
            <bdi dir="ltr">{awbNumber}</bdi>
            <a href={trackingUrl(awbNumber, courier)} target="_blank" rel="noreferrer">
              {t('drawer.track')}
              <VisuallyHidden>{` (${t('drawer.opensNewTab')})`}</VisuallyHidden>
            </a>
          </>
        )}
      </p>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
