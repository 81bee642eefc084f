import { problemText } from '@kp/client';
import { ErrorPanel, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ordersAddress } from '../orders/orders-query';
import { useDashboard, type DashboardFigures } from './dashboard-api';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Figure } from './figure';
import { RecentOrders } from './recent-orders';
import styles from './dashboard.module.css';

/** How the shop stands, in figures that lead to what they count. */
export function DashboardTab() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { figures, error, isFetching, refetch } = useDashboard();
  if (!figures && error) {
    return (
      <ErrorPanel title={t('dashboard.failed')} onRetry={refetch} isRetrying={isFetching}>
        {problemText(error, common)}
      </ErrorPanel>
    );
  }
  return (
    <div className={styles.dashboard}>
      {figures ? <Figures figures={figures} /> : <DashboardSkeleton />}
      {figures && <RecentOrders orders={figures.recentOrders} />}
    </div>
  );
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const { products, orders, pendingOrders, categories } = figures;
  return (
    <ul className={styles.figures}>
      <Figure label={t('dashboard.totalProducts')} value={number(products)} />
      <Figure
        label={t('dashboard.totalOrders')}
        value={number(orders)}
        to={ordersAddress({})}
        note={{
          text: t('dashboard.pendingOrders', { count: pendingOrders }),
          to: ordersAddress({ status: 'pending' }),
        }}
      />
      <Figure label={t('dashboard.categories')} value={number(categories)} />
    </ul>
  );
}
