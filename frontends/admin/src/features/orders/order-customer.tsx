import type { OrderResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { OrderStatusTag } from '../../shared/order-status-tag';
import { useOrderPageQuery } from '../../shared/orders-api';
import { ordersPath } from '../../shared/orders-query';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import { PageCard } from '../../shared/page-card';
import styles from './order-details.module.css';

const MAX_OTHERS = 5;

/** Whom to call or write, and what they ordered before. */
export function OrderCustomer({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const { customerId, email, shippingAddress } = order;
  const { name, company, phone } = shippingAddress;
  return (
    <PageCard
      title={t('page.customer')}
      action={
        customerId && may('customers') ? (
          <Link to={adminPath('customers', { open: customerId })} className={styles.open}>
            {t('page.openCustomer')}
          </Link>
        ) : (
          !customerId && <span className={styles.soft}>{t('page.guest')}</span>
        )
      }
    >
      <div>
        <p>
          <strong>
            <bdi>{company || name}</bdi>
          </strong>
        </p>
        {company && (
          <p>
            <bdi>{name}</bdi>
          </p>
        )}
        <p>
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          </p>
        )}
      </div>
      {email && <OtherOrders order={order} />}
    </PageCard>
  );
}

function OtherOrders({ order: { id, email } }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { currentData } = useOrderPageQuery({ search: email, limit: MAX_OTHERS + 1 });
  if (!currentData) return null;
  // The search also finds longer emails.
  const others = currentData.rows
    .filter((order) => order.id !== id && order.email.toLowerCase() === email.toLowerCase())
    .slice(0, MAX_OTHERS);
  if (others.length === 0) return <p className={styles.soft}>{t('page.noOtherOrders')}</p>;
  return (
    <>
      <ul className={styles.orders} aria-label={t('page.lastOrders')}>
        {others.map((order) => (
          <li key={order.id}>
            <Link to={ordersPath({ order: order.id })}>
              <bdi dir="ltr">{order.orderNumber}</bdi>
            </Link>
            <span>{money({ amount: order.totalAmount, currency: order.currency })}</span>
            <span className={styles.soft}>
              <ShortDate iso={order.createdAt} />
            </span>
            <OrderStatusTag status={order.status} />
          </li>
        ))}
      </ul>
      <Link to={ordersPath({ search: email })}>{t('page.allOrders')}</Link>
    </>
  );
}
