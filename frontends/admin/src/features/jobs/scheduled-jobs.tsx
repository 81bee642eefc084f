import type { ScheduledJobResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { NO_VALUE } from '../../shared/list/data-column';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { ShortDate } from '../../shared/short-date';
import { Time, useJobWords } from './job-words';
import { useListScheduledJobsQuery, useRunScheduledJobMutation } from './jobs-api';
import styles from './jobs.module.css';

export function ScheduledJobs({ pollingInterval }: { readonly pollingInterval: number }) {
  const { t } = useTranslation('adminPeople');
  const result = useListScheduledJobsQuery(undefined, { pollingInterval });
  const { currentData: jobs } = result;
  return (
    <Flex vertical gap="small" component="section">
      <h3 className={styles.subtitle}>{t('jobs.scheduledTitle')}</h3>
      {!jobs && <NotLoaded query={result} failed={t('jobs.failed')} lines={6} />}
      {jobs?.length === 0 && <NothingFound title={t('jobs.empty.scheduled')} />}
      {jobs && jobs.length > 0 && <ScheduledTable jobs={jobs} />}
    </Flex>
  );
}

const isBusy = ({ requestedAt, lastStartedAt, lastFinishedAt }: ScheduledJobResponse) =>
  requestedAt !== null || (lastStartedAt !== null && lastFinishedAt === null);

function ScheduledTable({ jobs }: { readonly jobs: readonly ScheduledJobResponse[] }) {
  const { t } = useTranslation('adminPeople');
  const words = useJobWords();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [run] = useRunScheduledJobMutation();
  const runNow = async (name: string) => {
    const { error } = await run({ name });
    if (error) return void failure.show(error, { title: t('jobs.runFailed') });
    toast({ title: t('jobs.requested'), description: words.scheduled(name) });
  };
  const columns: DataColumn<ScheduledJobResponse>[] = [
    { key: 'job', title: t('jobs.job'), isRowHeader: true, render: ({ name }) => words.scheduled(name) },
    {
      key: 'lastRun',
      onCard: 'fact',
      isTitled: true,
      title: t('jobs.lastRun'),
      render: ({ lastStartedAt }) => (lastStartedAt ? <ShortDate iso={lastStartedAt} /> : NO_VALUE),
    },
    {
      key: 'duration',
      title: t('jobs.took'),
      render: (job) => {
        if (isBusy(job)) return t('jobs.states.working');
        if (!job.lastStartedAt || !job.lastFinishedAt) return NO_VALUE;
        return words.duration(Date.parse(job.lastFinishedAt) - Date.parse(job.lastStartedAt));
      },
    },
    {
      key: 'error',
      onCard: 'state',
      title: t('jobs.error'),
      render: ({ lastError, lastErrorAt }) =>
        lastError === null ? (
          NO_VALUE
        ) : (
          <>
            <bdi className={styles.error}>{lastError}</bdi> <Time at={lastErrorAt} />
          </>
        ),
    },
    { key: 'nextRun', title: t('jobs.nextRun'), render: ({ nextDueAt }) => <Time at={nextDueAt} /> },
    {
      key: 'actions',
      onCard: 'state',
      title: t('jobs.actions'),
      isAlwaysShown: true,
      render: (job) => (
        <Button
          size="small"
          disabled={isBusy(job)}
          aria-label={t('jobs.runNowOf', { name: words.scheduled(job.name) })}
          onClick={() => void runNow(job.name)}
        >
          {t('jobs.runNow')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      isPlain
      label={t('jobs.scheduledTitle')}
      rows={jobs}
      keyOf={({ name }) => name}
      columns={columns}
    />
  );
}
