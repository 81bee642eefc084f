import { adminApi } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { Skeleton } from '@kp/ui';
import { Flex, LoadFailure } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PeriodSelect, periodOf } from '../../shared/period';
import { Sales } from './sales';
import { VatReport } from './vat-report';

export function ReportsTab() {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const [parameters] = useSearchParams();
  const days = periodOf(parameters);
  // While another period loads, the shown one stays.
  const query = adminApi.useGetAdminDashboardQuery({ days });
  const { data: dashboard, error, isFetching } = query;
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" component="header">
        <h1>{t('dashboard.sales')}</h1>
        <PeriodSelect tab="reports" />
      </Flex>
      {!dashboard && error && <LoadFailure {...failure.panel(query, t('dashboard.failed'))} />}
      {!dashboard && !error && <Skeleton height="24rem" />}
      {dashboard && <Sales dashboard={dashboard} isFetching={isFetching} />}
      <VatReport />
    </>
  );
}
