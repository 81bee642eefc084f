import type { OrderResponse } from '@kp/api-client/account';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { OrderStatusTag } from '@kp/ui/account';
import { Alert } from '@kp/ui/forms';
import { AddressBlock, BalanceNotice, OrderProgress, OrderTextSections, WithdrawalLink } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CancelOwnOrder } from './cancel-own-order';
import { OrderHistory } from './order-history';
import { OrderedItems } from './ordered-items';
import { OrderReturns } from './returns/order-returns';
import { OrderReviews } from './reviews/order-reviews';
import styles from './orders.module.css';

interface OrderDetailsProps {
  readonly order: OrderResponse;
  /** The order could not be fetched again. */
  readonly isAsListed: boolean;
}

export function OrderDetails({ order, isAsListed }: OrderDetailsProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { date, language } = useFormats();
  return (
    <div className={styles.details}>
      {isAsListed && <Alert type="warning" showIcon title={t('orders.asListed')} />}
      <p className={styles.facts}>
        <OrderStatusTag {...order} />
        <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
      </p>
      <BalanceNotice order={order} />
      <OrderProgress order={order} />
      <section>
        <h3>{t('orders.items')}</h3>
        <OrderedItems order={order} />
      </section>
      <CancelOwnOrder order={order} />
      <WithdrawalLink path={order.withdrawalPath} />
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
  const { t } = useTranslation('accountTabs');
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
