import type { OrderResponse } from '@kp/api-client/account';
import { awaitsPayment, namedPaymentMethod, parseMinor } from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { OrderSteps, OrderSums, PromisedDays, useFormats } from '@kp/ui';
import { AddressBlock, OrderStatusTag, OrderTextSections } from '@kp/ui/account';
import { Descriptions } from '@kp/ui/dialogs';
import { Alert } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CancelOwnOrder } from './cancel-own-order';
import { OrderHistory } from './order-history';
import { OrderedItems } from './ordered-items';
import { OrderReturns } from './returns/order-returns';
import { OrderReviews } from './reviews/order-reviews';
import { Shipments } from './shipments';
import styles from './orders.module.css';

interface OrderDetailsProps {
  readonly order: OrderResponse;
  /** The order could not be fetched again. */
  readonly isAsListed: boolean;
}

export function OrderDetails({ order, isAsListed }: OrderDetailsProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { date, language } = useFormats();
  return (
    <div className={styles.details}>
      {isAsListed && <Alert type="warning" showIcon title={t('orders.asListed')} />}
      <p className={styles.facts}>
        <OrderStatusTag status={order.status} paymentStatus={order.paymentStatus} />
        <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
      </p>
      <OrderSteps order={order} />
      <PromisedDays order={order} />
      {awaitsPayment(order) && <p>{common('awaitedPayment.text')}</p>}
      <OrderFacts order={order} />
      <Shipments order={order} />
      <section>
        <h3>{t('orders.items')}</h3>
        <OrderedItems order={order} />
        <OrderSums order={order} />
      </section>
      <CancelOwnOrder order={order} />
      <OrderReturns order={order} />
      <OrderReviews order={order} />
      <OrderDocuments order={order} />
      <AddressBlock
        title={common('order.shippingAddress')}
        address={order.shippingAddress}
        country={countryName(order.shippingAddress.country, language)}
      />
      <AddressBlock
        title={common('order.billingAddress')}
        address={order.billingAddress}
        country={countryName(order.billingAddress.country, language)}
        taxNumber={order.vatNumber}
      />
      <OrderTextSections order={order} />
      <section>
        <h3>{t('orders.history')}</h3>
        <OrderHistory history={order.history} />
      </section>
    </div>
  );
}

function OrderDocuments({ order: { invoiceNumber } }: { order: OrderResponse }) {
  const { t } = useTranslation('account');
  if (invoiceNumber === null) return null;
  return (
    <section>
      <h3>{t('orders.documents')}</h3>
      <Link to={`/invoice/${encodeURIComponent(invoiceNumber)}`}>
        {t('orders.invoice', { invoiceNumber })}
      </Link>
    </section>
  );
}

function OrderFacts({ order }: { order: OrderResponse }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { courier, awbNumber } = order;
  const method = namedPaymentMethod(order, parseMinor(order.totalAmount));
  const payment = `${common(`paymentMethod.${method}`)} · ${common(`paymentStatus.${order.paymentStatus}`)}`;
  const facts = [
    { label: t('orders.paymentMethod'), children: payment },
    { label: t('orders.courier'), children: awbNumber && courier },
    { label: t('orders.awbNumber'), children: awbNumber && <bdi dir="ltr">{awbNumber}</bdi> },
  ];
  const items = facts.filter(({ children }) => children).map((fact) => ({ ...fact, key: fact.label }));
  return <Descriptions column={1} size="small" items={items} />;
}
