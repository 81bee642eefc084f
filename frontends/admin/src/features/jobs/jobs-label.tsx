import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useGetJobOverviewQuery } from './jobs-api';
import { useVisibleInterval } from './use-visible-interval';

const POLL_INTERVAL_MS = 60_000;

/** The name of the tab, with the number of failed jobs. */
export function JobsLabel() {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const { data } = useGetJobOverviewQuery(undefined, {
    pollingInterval: useVisibleInterval(POLL_INTERVAL_MS),
  });
  const failed = (data?.queues ?? []).reduce((sum, queue) => sum + queue.failed, 0);
  return failed > 0 ? `${t('tabs.jobs')} (${number(failed)})` : t('tabs.jobs');
}
