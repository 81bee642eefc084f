import { shopDayOf } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type OpenTasks, useOpenTasks } from '../../shared/open-tasks-api';
import { filtersOf, type OrderFilters, ordersPath, type OrdersQuery } from '../../shared/orders-query';
import styles from './order-views.module.css';

interface OrderView {
  readonly key: 'all' | 'toShip' | 'unpaid' | 'today' | 'overdue';
  readonly filters: OrderFilters;
  readonly count?: keyof OpenTasks;
}

const viewsOn = (today: string): readonly OrderView[] => [
  { key: 'all', filters: {} },
  { key: 'toShip', filters: { awaitingShipment: true }, count: 'ordersToShip' },
  { key: 'unpaid', filters: { awaitingPayment: true }, count: 'ordersUnpaid' },
  { key: 'today', filters: { from: today, to: today }, count: 'ordersToday' },
  { key: 'overdue', filters: { overdue: true }, count: 'ordersOverdue' },
];

/** The lists that a day in the office goes through, with how much is in each. */
export function OrderViews({ query }: { readonly query: OrdersQuery }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const waiting = useOpenTasks();
  const [today] = useState(() => shopDayOf(new Date()));
  const { sort } = query;
  const shown = ordersPath({ ...filtersOf(query), sort });
  return (
    <nav aria-label={t('orders.views.label')}>
      <ul className={styles.views}>
        {viewsOn(today).map(({ key, filters, count }) => {
          const path = ordersPath({ ...filters, sort });
          const found = count && waiting[count];
          return (
            <li key={key}>
              <Link to={path} aria-current={path === shown ? 'page' : undefined}>
                {t(`orders.views.${key}`)}
                {found !== undefined && <span> {number(found)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
