import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersPath } from '../../shared/orders-query';
import styles from './order-toolbar.module.css';

interface OrderToolbarProps {
  readonly status: OrderStatus | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

export function OrderToolbar({ status: current, isRefreshing, onRefresh }: OrderToolbarProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const filter = (status: OrderStatus | undefined, name: string) => (
    <li key={name}>
      <Link
        to={ordersPath({ status })}
        aria-current={status === current ? 'page' : undefined}
        className={styles.filter}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <>
      <nav aria-label={t('orders.filterStatus')} className={styles.statuses}>
        <ul className={styles.filters}>
          {filter(undefined, t('orders.allStatuses'))}
          {ORDER_STATUSES.map((status) => filter(status, common(`orderStatus.${status}`)))}
        </ul>
      </nav>
      <Button size="small" onClick={onRefresh} isBusy={isRefreshing}>
        {t('orders.refresh')}
      </Button>
    </>
  );
}
