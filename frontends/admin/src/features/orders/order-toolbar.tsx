import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { Button, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ordersPath } from '../../shared/orders-query';
import styles from './order-toolbar.module.css';

interface OrderToolbarProps {
  readonly status: OrderStatus | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

const ALL = 'all';

export function OrderToolbar({ status, isRefreshing, onRefresh }: OrderToolbarProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const options = [
    { value: ALL, label: t('orders.allStatuses') },
    ...ORDER_STATUSES.map((value) => ({ value, label: common(`orderStatus.${value}`) })),
  ];
  return (
    <>
      <Select<string>
        aria-label={t('orders.filterStatus')}
        value={status ?? ALL}
        options={options}
        onChange={(value) => void navigate(ordersPath({ status: isOrderStatus(value) ? value : undefined }))}
        virtual={false}
        className={styles.status}
      />
      <Button onClick={onRefresh} loading={isRefreshing}>
        {t('orders.refresh')}
      </Button>
    </>
  );
}
