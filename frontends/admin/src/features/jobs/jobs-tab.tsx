import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { FailedJobs } from './failed-jobs';
import { useGetJobOverviewQuery } from './jobs-api';
import { QueueTable } from './queue-table';
import { ScheduledJobs } from './scheduled-jobs';
import { useVisibleInterval } from '../../shared/use-visible-interval';

const POLL_INTERVAL_MS = 5000;

export function JobsTab() {
  const { t } = useTranslation('adminPeople');
  const pollingInterval = useVisibleInterval(POLL_INTERVAL_MS);
  const result = useGetJobOverviewQuery(undefined, { pollingInterval });
  const { currentData: overview } = result;
  return (
    <Flex vertical gap="middle">
      <h2>{t('jobs.title')}</h2>
      {!overview && <NotLoaded query={result} failed={t('jobs.failed')} lines={4} />}
      {overview && <QueueTable overview={overview} />}
      <FailedJobs pollingInterval={pollingInterval} />
      <ScheduledJobs pollingInterval={pollingInterval} />
    </Flex>
  );
}
