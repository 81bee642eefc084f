import { shopDayOf } from '@kp/i18n/shop-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ViewTab, ViewTabs } from '../../shared/list/view-tabs';
import { type OpenTasks, useOpenTasks } from '../../shared/open-tasks-api';
import { filtersOf, type OrderFilters, ordersPath, type OrdersQuery } from '../../shared/orders-query';

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
  const waiting = useOpenTasks();
  const [today] = useState(() => shopDayOf(new Date()));
  const { sort } = query;
  const shown = ordersPath({ ...filtersOf(query), sort });
  return (
    <ViewTabs label={t('orders.views.label')}>
      {viewsOn(today).map(({ key, filters, count }) => {
        const path = ordersPath({ ...filters, sort });
        return (
          <ViewTab key={key} to={path} isCurrent={path === shown} count={count && waiting[count]}>
            {t(`orders.views.${key}`)}
          </ViewTab>
        );
      })}
    </ViewTabs>
  );
}
