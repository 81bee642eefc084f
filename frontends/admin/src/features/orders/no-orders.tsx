import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ordersAddress, type OrdersQuery } from './orders-query';

/** Why there is nothing to see, and the way out. */
export function NoOrders({ query, total }: { readonly query: OrdersQuery; readonly total: number }) {
  const { t } = useTranslation('admin');
  const { status } = query;
  if (total > 0) {
    const first = <ButtonLink to={ordersAddress({ status })}>{t('orders.firstPage')}</ButtonLink>;
    return <EmptyState icon="list" title={t('orders.emptyPage')} actions={first} />;
  }
  if (!status) return <EmptyState icon="list" title={t('orders.empty')} />;
  const all = <ButtonLink to={ordersAddress({})}>{t('orders.clearFilters')}</ButtonLink>;
  return <EmptyState icon="filter" title={t('orders.emptyFiltered')} actions={all} />;
}
