import { type OrderResponse, useGetOrderQuery } from '@kp/api-client/account';
import { countryName } from '@kp/i18n/country-name';
import { awaitsPayment, trackingUrl } from '@kp/commerce';
import {
  AddressBlock,
  ButtonLink,
  Drawer,
  OrderLines,
  OrderStatusBadge,
  OrderSums,
  OrderTextSections,
  useFormats,
  VisuallyHidden,
} from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@kp/i18n';
import styles from './orders.module.css';

interface OrderDetailsProps {
  /** None closes the drawer. */
  readonly listed: OrderResponse | undefined;
  readonly onClose: () => void;
}

/** Fetched again; on failure the order of the list is shown. */
export function OrderDetails({ listed, onClose }: OrderDetailsProps) {
  const { t } = useTranslation();
  const orderNumber = listed?.orderNumber;
  return (
    <Drawer
      isOpen={Boolean(listed)}
      onClose={onClose}
      side="end"
      title={orderNumber && t('order.number', { orderNumber })}
    >
      {listed && <Details listed={listed} />}
    </Drawer>
  );
}

function Details({ listed }: { listed: OrderResponse }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { date, language } = useFormats();
  const { currentData, isError } = useGetOrderQuery({ id: listed.id });
  const order = currentData ?? listed;
  return (
    <div className={styles.details}>
      {isError && <p className={styles.soft}>{t('orders.asListed')}</p>}
      <p className={styles.facts}>
        <OrderStatusBadge status={order.status} />
        <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
      </p>
      {awaitsPayment(order) && <p>{common('awaitedPayment.text')}</p>}
      <Shipment order={order} />
      <section>
        <h3>{t('orders.items')}</h3>
        <OrderLines lines={order.items} currency={order.currency} />
        <OrderSums order={order} />
      </section>
      <section className={styles.group}>
        <h3>{t('orders.paymentMethod')}</h3>
        <p>
          {common(`paymentMethod.${order.paymentMethod}`)}
          {' · '}
          {common(`paymentStatus.${order.paymentStatus}`)}
        </p>
      </section>
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
      <OrderTextSections order={order} />
      <section className={styles.group}>
        <h3>{t('orders.history')}</h3>
        <OrderHistory history={order.history} />
      </section>
    </div>
  );
}

function Shipment({ order }: { order: OrderResponse }) {
  const { t } = useTranslation('account');
  if (!order.awbNumber) return null;
  return (
    <section className={styles.group}>
      <dl className={styles.pairs}>
        {order.courier && (
          <>
            <dt>{t('orders.courier')}</dt>
            <dd>{order.courier}</dd>
          </>
        )}
        <dt>{t('orders.awbNumber')}</dt>
        <dd>
          <bdi dir="ltr">{order.awbNumber}</bdi>
        </dd>
      </dl>
      <TrackPackage order={order} />
    </section>
  );
}

type OrderEvent = OrderResponse['history'][number];

function OrderHistory({ history }: { readonly history: readonly OrderEvent[] }) {
  const { language } = useFormats();
  return (
    <ol className={styles.history}>
      {[...history].reverse().map((event) => (
        <li key={`${event.at} ${event.kind} ${event.toStatus}`}>
          <EventText event={event} />
          <time dateTime={event.at} className={styles.soft}>
            {formatDateTime(event.at, language)}
          </time>
          {event.note && <p className={styles.notes}>{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function EventText({ event: { kind, toStatus } }: { event: OrderEvent }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  if (kind !== 'status') return <span>{t(`orders.events.${kind}`)}</span>;
  const key = !toStatus || toStatus === 'pending' ? 'pendingCustomer' : toStatus;
  return <span>{t('orders.events.status', { status: common(`orderStatus.${key}`) })}</span>;
}

interface TrackPackageProps {
  readonly order: { readonly awbNumber: string | null; readonly courier: string | null };
}

export function TrackPackage({ order }: TrackPackageProps) {
  const { t } = useTranslation('account');
  if (!order.awbNumber) return null;
  return (
    <ButtonLink
      to={trackingUrl(order.awbNumber, order.courier)}
      target="_blank"
      rel="noreferrer"
      icon="truck"
    >
      {t('orders.trackPackage')}
      <VisuallyHidden>{` (${t('orders.opensNewTab')})`}</VisuallyHidden>
    </ButtonLink>
  );
}
