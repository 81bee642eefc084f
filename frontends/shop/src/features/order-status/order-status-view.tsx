import type { OrderStatusResponse } from '@kp/api-client/links';
import { awaitsPayment, namedPaymentMethod, parseMinor } from '@kp/commerce';
import { formatDateTime } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import {
  ButtonLink,
  Icon,
  OrderLines,
  OrderStatusBadge,
  OrderSums,
  UnbrokenNumbers,
  useFormats,
} from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

export interface OrderStatusViewProps {
  readonly order: OrderStatusResponse;
  readonly children?: ReactNode;
}

export function OrderStatusView({ order, children }: OrderStatusViewProps) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { firstName, city, country } = order.shipTo;
  return (
    <article className={styles.order}>
      <header className={styles.header}>
        <h1>
          <UnbrokenNumbers>{common('order.number', { orderNumber: order.orderNumber })}</UnbrokenNumbers>
        </h1>
        <OrderStatusBadge status={order.status} />
      </header>
      <p className={styles.soft}>
        {common('order.placedOn', { date: formatDateTime(order.createdAt, language) })}
        <br />
        {t('orderStatus.shipTo', { firstName, city, country: countryName(country, language) })}
      </p>
      {children}
      {awaitsPayment(order) && (
        <OrderNotice tone="waiting" title={common('awaitedPayment.title')}>
          <p>{common('awaitedPayment.text')}</p>
        </OrderNotice>
      )}
      <Parcels order={order} />
      <OrderLines lines={order.items} currency={order.currency} />
      <OrderSums order={order} />
      <p>
        {common(`paymentMethod.${namedPaymentMethod(order, parseMinor(order.totalAmount))}`)}
        {' · '}
        {common(`paymentStatus.${order.paymentStatus}`)}
      </p>
      <StatusHistory history={order.history} />
    </article>
  );
}

/** Before anything is shipped the order may have a tracking number already. */
function Parcels({ order }: Pick<OrderStatusViewProps, 'order'>) {
  const { t } = useTranslation('shop');
  const parcels = order.shipments.length > 1 ? order.shipments : [order];
  return parcels.map(
    ({ trackingUrl, awbNumber }) =>
      trackingUrl && (
        <ButtonLink key={trackingUrl} to={trackingUrl} target="_blank" rel="noreferrer" icon="truck">
          {t('orderStatus.track')}
          {parcels.length > 1 && <bdi dir="ltr">{` ${awbNumber}`}</bdi>}
        </ButtonLink>
      ),
  );
}

function StatusHistory({ history }: Pick<OrderStatusResponse, 'history'>) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const steps = history.filter(({ toStatus }) => toStatus !== null).reverse();
  return (
    <section>
      <h2>{t('orderStatus.history')}</h2>
      <ol className={styles.history}>
        {steps.map(({ at, toStatus }) => (
          <li key={`${at} ${toStatus}`}>
            {common(`orderStatus.${!toStatus || toStatus === 'pending' ? 'pendingCustomer' : toStatus}`)}
            <time dateTime={at} className={styles.soft}>
              {formatDateTime(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface OrderNoticeProps {
  readonly tone: 'waiting' | 'done';
  readonly title: string;
  readonly children?: ReactNode;
}

export function OrderNotice({ tone, title, children }: OrderNoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} aria-label={title}>
      <Icon name={tone === 'done' ? 'check' : 'clock'} className={styles.icon} />
      <div className={styles.content}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
