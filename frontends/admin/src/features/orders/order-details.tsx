import type { OrderResponse } from '@kp/api-client/admin';
import { ORDER_TEXT_FIELDS } from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { OrderLines, OrderSums, PromisedDays } from '@kp/ui/order';
import { AddressBlock, Alert } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Gradually } from '../../shared/gradually';
import { lazySection } from '../../shared/lazy-panel';
import { OrderPayment } from '../../shared/payments/order-payment';
import { TagsEditor } from '../../shared/tags/tags-editor';
import { useRights } from '../../shared/use-rights';
import { EditAddressesButton } from './edit-addresses';
import { EditableItems } from './editing/editable-items';
import { OrderBalance } from './order-balance';
import { PageCard } from '../../shared/page-card';
import { OrderCustomer } from './order-customer';
import { OrderDocuments } from './order-documents';
import { isAwaitingConfirmation } from './order-tags';
import { OrderTimeline } from './order-timeline';
import { Shipments } from './shipments';
import { OrderTransfers } from './order-transfers';
import { StaffNotes } from './staff-notes';
import { VatReturn } from './vat-return';
import styles from './order-details.module.css';

const InvoiceTransfers = lazySection<{ readonly invoiceNumber: string }>(
  async () => (await import('../../shared/invoices/invoice-transfers')).InvoiceTransfers,
  2,
);

interface OrderDetailsProps {
  readonly order: OrderResponse;
  /** The newest state could not be fetched. */
  readonly isStale: boolean;
  /** Beside the list, where a drawer opens with it. */
  readonly isPeek?: boolean;
}

/** Two columns where there is room, as on the page; one in the drawer and on phones. */
export function OrderDetails({ order, isStale, isPeek = false }: OrderDetailsProps) {
  const { t } = useTranslation('adminOrders');
  const { t: admin } = useTranslation('admin');
  const { may } = useRights();
  const Parts = isPeek ? Gradually : Fragment;
  return (
    <div className={styles.details}>
      {isStale && <Alert type="warning" showIcon title={t('drawer.asListed')} />}
      {isAwaitingConfirmation(order) && (
        <Alert type="info" showIcon title={t('drawer.awaitingConfirmationHint')} />
      )}
      {may('amounts') && <OrderBalance order={order} />}
      {may('amounts') && <VatReturn order={order} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Parts>
            <EditableItems order={order}>
              <PromisedDays order={order} />
              <OrderLines lines={order.items} currency={order.currency} isWithoutAmounts={!may('amounts')} />
              {may('amounts') && (
                <>
                  <AgreedPrices order={order} />
                  <OrderSums order={order} />
                </>
              )}
            </EditableItems>
            <Shipments order={order} />
            {may('amounts') && (
              <PageCard title={t('drawer.payment')}>
                <OrderPayment order={order} />
                {may('payments') && <OrderTransfers order={order} />}
                {may('payments') && order.invoiceNumber && (
                  <InvoiceTransfers invoiceNumber={order.invoiceNumber} />
                )}
              </PageCard>
            )}
            <PageCard title={t('drawer.history')}>
              <OrderTimeline order={order} />
            </PageCard>
          </Parts>
        </div>
        <div className={styles.column}>
          <Parts>
            <OrderCustomer order={order} />
            <Addresses order={order} />
            <Facts order={order} />
            <PageCard title={t('drawer.documents.title')}>
              <OrderDocuments order={order} />
            </PageCard>
            <PageCard title={admin('tags.title')}>
              <TagsEditor subject="order" id={order.id} />
            </PageCard>
            <PageCard title={t('drawer.notes.title')}>
              <StaffNotes orderId={order.id} />
            </PageCard>
          </Parts>
        </div>
      </div>
    </div>
  );
}

type OfOrder = Pick<OrderDetailsProps, 'order'>;

function Addresses({ order }: OfOrder) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { shippingAddress, billingAddress, vatNumber } = order;
  return (
    <PageCard title={t('addresses.title')} action={<EditAddressesButton order={order} />}>
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
          taxNumber={vatNumber}
        />
      </div>
    </PageCard>
  );
}

function AgreedPrices({ order }: OfOrder) {
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

function Facts({ order }: OfOrder) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const items = ORDER_TEXT_FIELDS.filter((field) => order[field]).map((field) => ({
    key: field,
    label: common(`order.${field}`),
    children: <bdi className={styles.text}>{order[field]}</bdi>,
  }));
  if (items.length === 0) return null;
  return (
    <PageCard title={t('page.facts')}>
      <Descriptions column={1} size="small" items={items} />
    </PageCard>
  );
}
