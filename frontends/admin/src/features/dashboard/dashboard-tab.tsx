import { adminApi } from '@kp/api-client/admin';
import { lazyPage, useRequestFailure } from '@kp/client';
import { Skeleton } from '@kp/ui';
import { Flex, LoadFailure } from '@kp/ui/admin';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { useOpenTasksQuery } from '../../shared/open-tasks-api';
import { periodOf } from '../../shared/period';
import { useRights } from '../../shared/use-rights';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Figures } from './figures';
import { LowStock } from './low-stock';
import { OpenTaskList } from './open-task-list';
import { PeriodFigures } from './period-figures';
import { RecentOrders } from './recent-orders';
import { StorageWarning } from './storage-warning';
import styles from './dashboard.module.css';

/** Of use for the first days only. */
const ReadinessList = lazyPage(async () => (await import('./readiness-list')).ReadinessList, ['adminSetup']);
const VatFigures = lazyPage(async () => (await import('./vat-figures')).VatFigures);

export function DashboardTab() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>{t('title')}</h1>
      <Dashboard />
    </>
  );
}

function Dashboard() {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const [parameters] = useSearchParams();
  const days = periodOf(parameters);
  // While another period loads, the shown one stays.
  const query = adminApi.useGetAdminDashboardQuery({ days });
  const [openedAt] = useState(() => Date.now());
  const { data: dashboard, error, fulfilledTimeStamp = 0 } = query;
  const { waiting, isLoading } = useOpenTasksQuery();
  const { may } = useRights();
  if (!dashboard && error) return <LoadFailure {...failure.panel(query, t('dashboard.failed'))} />;
  if (dashboard?.setup?.isNew) {
    // Whoever has finished the set-up comes from there: what was known before leads back.
    if (!error && fulfilledTimeStamp < openedAt) return <DashboardSkeleton />;
    return <Navigate to={adminPath('setup')} replace />;
  }
  // At once, so that nothing moves.
  if (!dashboard || isLoading) return <DashboardSkeleton />;
  return (
    <Flex vertical gap="large">
      <OpenTaskList waiting={waiting} />
      <StorageWarning storage={dashboard.storage} />
      {dashboard.setup && (
        <Suspense fallback={null}>
          <ReadinessList />
        </Suspense>
      )}
      <PeriodFigures dashboard={dashboard} />
      {(may('reports') || may('taxes')) && (
        <Suspense fallback={<Skeleton height="7.5rem" />}>
          <VatFigures days={days} />
        </Suspense>
      )}
      <Figures dashboard={dashboard} />
      <div className={styles.lists}>
        {dashboard.recentOrders && <RecentOrders orders={dashboard.recentOrders} />}
        {dashboard.lowStockProducts && <LowStock products={dashboard.lowStockProducts} />}
      </div>
    </Flex>
  );
}
