import { useRequestFailure } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { Flex, LoadFailure } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FailedJobs } from './failed-jobs';
import { useGetJobOverviewQuery } from './jobs-api';
import { QueueTable } from './queue-table';
import { ScheduledJobs } from './scheduled-jobs';
import { useVisibleInterval } from '../../shared/use-visible-interval';

const POLL_INTERVAL_MS = 5000;

export function JobsTab() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const pollingInterval = useVisibleInterval(POLL_INTERVAL_MS);
  const result = useGetJobOverviewQuery(undefined, { pollingInterval });
  const { currentData: overview, error } = result;
  return (
    <Flex vertical gap="middle">
      <h2>{t('jobs.title')}</h2>
      {!overview && error && <LoadFailure {...failure.panel(result, t('jobs.failed'))} />}
      {!overview && !error && <SkeletonText lines={4} />}
      {overview && <QueueTable overview={overview} />}
      <FailedJobs pollingInterval={pollingInterval} />
      <ScheduledJobs pollingInterval={pollingInterval} />
    </Flex>
  );
}
