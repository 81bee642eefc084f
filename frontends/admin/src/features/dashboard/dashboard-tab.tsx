import { adminApi } from '@kp/api-client/admin';
import { lazyPage, useRequestFailure } from '@kp/client';
import { Skeleton } from '@kp/ui';
import { Flex, LoadFailure } from '@kp/ui/admin';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Figures } from './figures';
import { LowStock } from './low-stock';
import { periodOf } from './period';
import { RecentOrders } from './recent-orders';
import { SetupChecklist } from './setup-checklist';
import { StorageWarning } from './storage-warning';
import styles from './dashboard.module.css';

const Sales = lazyPage(async () => (await import('./sales')).Sales);

export function DashboardTab() {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const [parameters] = useSearchParams();
  const days = periodOf(parameters);
  // While another period loads, the shown one stays.
  const query = adminApi.useGetAdminDashboardQuery({ days }, { refetchOnMountOrArgChange: true });
  const { data: dashboard, error } = query;
  if (!dashboard && error) return <LoadFailure {...failure.panel(query, t('dashboard.failed'))} />;
  if (!dashboard) return <DashboardSkeleton />;
  return (
    <Flex vertical gap="large">
      <StorageWarning storage={dashboard.storage} />
      <SetupChecklist steps={dashboard.setup} />
      <Figures dashboard={dashboard} />
      <div className={styles.lists}>
        {dashboard.recentOrders && <RecentOrders orders={dashboard.recentOrders} />}
        {dashboard.lowStockProducts && <LowStock products={dashboard.lowStockProducts} />}
      </div>
      {dashboard.salesByDay && (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <Sales />
        </Suspense>
      )}
    </Flex>
  );
}
