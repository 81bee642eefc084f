import type { OrderStatusResponse } from '@kp/api-client/links';
import { awaitsPayment, namedPaymentMethod, parseMinor } from '@kp/commerce';
import { formatDateTime } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import {
  ButtonLink,
  Icon,
  OrderLines,
  OrderStatusBadge,
  OrderSteps,
  OrderSums,
  PromisedDays,
  UnbrokenNumbers,
  useFormats,
} from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNotice } from './order-notice';
import styles from './order-status.module.css';

export interface OrderStatusViewProps {
  readonly order: OrderStatusResponse;
  /** What the customer has to do first. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

export function OrderStatusView({ order, notice, children }: OrderStatusViewProps) {
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
        <OrderStatusBadge status={order.status} paymentStatus={order.paymentStatus} />
      </header>
      <p className={styles.soft}>
        {common('order.placedOn', { date: formatDateTime(order.createdAt, language) })}
        <br />
        {t('orderStatus.shipTo', { firstName, city, country: countryName(country, language) })}
      </p>
      {notice}
      {awaitsPayment(order) && (
        <OrderNotice tone="waiting" title={common('awaitedPayment.title')}>
          <p>{common('awaitedPayment.text')}</p>
        </OrderNotice>
      )}
      <OrderSteps order={order} />
      <PromisedDays order={order} />
      <Parcels order={order} />
      <OrderLines lines={order.items} currency={order.currency} />
      <OrderSums order={order} />
      <p>
        {common(`paymentMethod.${namedPaymentMethod(order, parseMinor(order.totalAmount))}`)}
        {' · '}
        {common(`paymentStatus.${order.paymentStatus}`)}
      </p>
      {children}
    </article>
  );
}

/** Before anything is shipped the order may have a tracking number already. */
function Parcels({ order }: Pick<OrderStatusViewProps, 'order'>) {
  const parcels = order.shipments.length > 1 ? order.shipments : [order];
  return parcels.map((parcel, index) => <Parcel key={index} parcel={parcel} />);
}

function Parcel({
  parcel,
}: {
  readonly parcel: OrderStatusResponse | OrderStatusResponse['shipments'][number];
}) {
  const { t } = useTranslation('shop');
  const { courier, awbNumber, trackingUrl } = parcel;
  if (!courier && !awbNumber) return null;
  return (
    <p className={styles.parcel}>
      <Icon name="truck" />
      {courier && <bdi>{courier}</bdi>}
      {awbNumber && <bdi dir="ltr">{awbNumber}</bdi>}
      {trackingUrl && (
        <ButtonLink to={trackingUrl} target="_blank" rel="noreferrer" variant="link">
          {t('orderStatus.track')}
        </ButtonLink>
      )}
    </p>
  );
}
