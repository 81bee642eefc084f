import type { OrderResponse } from '@kp/api-client/admin';
import { ORDER_TEXT_FIELDS } from '@kp/commerce';
import { formatDateTime } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { OrderLines, OrderSums, PromisedDays } from '@kp/ui/order';
import { AddressBlock, Alert, Flex } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/dialogs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderPayment } from '../../shared/payments/order-payment';
import { useRights } from '../../shared/use-rights';
import { InvoiceTransfers } from './invoice-transfers';
import { NextStep } from './next-step';
import { OrderDocuments } from './order-documents';
import { OrderHistory } from './order-history';
import { isAwaitingConfirmation, OrderTags } from './order-tags';
import { Shipment } from './shipment';
import { Shipments } from './shipments';
import { StaffNotes } from './staff-notes';
import styles from './order-details.module.css';

interface OrderDetailsProps {
  readonly order: OrderResponse;
  /** The newest state could not be fetched. */
  readonly isStale: boolean;
}

export function OrderDetails({ order, isStale }: OrderDetailsProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { may } = useRights();
  const { shippingAddress, billingAddress } = order;
  return (
    <Flex vertical gap="large">
      {isStale && <Alert type="warning" showIcon title={t('drawer.asListed')} />}
      {isAwaitingConfirmation(order) && (
        <Alert type="info" showIcon title={t('drawer.awaitingConfirmationHint')} />
      )}
      <OrderFacts order={order} />
      <PromisedDays order={order} />
      <Section title={t('drawer.lines')}>
        <OrderLines lines={order.items} currency={order.currency} />
        <AgreedPrices order={order} />
        <OrderSums order={order} />
      </Section>
      <Shipments order={order} />
      <Section title={t('drawer.payment')}>
        <OrderPayment order={order} />
        {may('payments') && order.invoiceNumber && <InvoiceTransfers invoiceNumber={order.invoiceNumber} />}
      </Section>
      <div className={styles.addresses}>
        <AddressBlock
          title={common('order.shippingAddress')}
          address={shippingAddress}
          country={countryName(shippingAddress.country, language)}
        />
        <AddressBlock
          title={common('order.billingAddress')}
          address={billingAddress}
          country={countryName(billingAddress.country, language)}
        />
      </div>
      <Section title={t('drawer.documents.title')}>
        <OrderDocuments order={order} />
      </Section>
      <Section title={t('drawer.notes.title')}>
        <StaffNotes orderId={order.id} />
      </Section>
      <Section title={t('drawer.history')}>
        <OrderHistory history={order.history} currency={order.currency} />
      </Section>
      <NextStep order={order} />
    </Flex>
  );
}

function AgreedPrices({ order }: Pick<OrderDetailsProps, 'order'>) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const agreed = order.items.filter(({ listPrice }) => listPrice);
  if (agreed.length === 0) return null;
  return (
    <ul className={styles.agreed}>
      {agreed.map(({ id, productCode, listPrice = '', priceReason }) => (
        <li key={id}>
          {t('drawer.agreedPrice', {
            code: productCode,
            amount: money({ amount: listPrice, currency: order.currency }),
            reason: priceReason,
          })}
        </li>
      ))}
    </ul>
  );
}

function OrderFacts({ order }: Pick<OrderDetailsProps, 'order'>) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { createdAt, email, vatNumber, awbNumber, courier } = order;
  const facts: [label: string, value: ReactNode][] = [
    [t('orders.status'), <OrderTags order={order} />],
    [t('orders.date'), formatDateTime(createdAt, language)],
    [
      t('orders.customer'),
      <bdi>
        <a href={`mailto:${email}`}>{email}</a>
      </bdi>,
    ],
    [t('orders.vatNumber'), vatNumber && <bdi dir="ltr">{vatNumber}</bdi>],
    [t('adminOrders:drawer.shipment'), (awbNumber || courier) && <Shipment {...order} />],
    ...ORDER_TEXT_FIELDS.map((field): [string, ReactNode] => [
      common(`order.${field}`),
      order[field] && <bdi className={styles.text}>{order[field]}</bdi>,
    ]),
  ];
  const items = facts
    .filter(([, value]) => value)
    .map(([label, children]) => ({ key: label, label, children }));
  return <Descriptions column={1} size="small" items={items} />;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
