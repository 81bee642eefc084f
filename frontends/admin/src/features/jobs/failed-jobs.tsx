import type { JobResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Flex, NothingFound, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { NO_VALUE } from '../../shared/list/data-column';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import type { RowAction } from '../../shared/list/row-menu';
import { ListPager } from '../../shared/list/list-pager';
import { useListState } from '../../shared/list/use-list-state';
import { DiscardDialog } from './discard-dialog';
import { Time, useJobWords } from './job-words';
import { useJobPageQuery, useRetryJobMutation, useRetryJobsMutation } from './jobs-api';
import styles from './jobs.module.css';

const PAGE_SIZE = 20;
const STATUSES = ['dead', 'delayed', 'discarded'] as const;
const LIST = { tab: 'jobs', filters: ['status'], sorts: ['newest'] } as const;

/** Dead letters with what to do about them; also what waits for another attempt, and what was discarded. */
export function FailedJobs({ pollingInterval }: { readonly pollingInterval: number }) {
  const { t } = useTranslation('adminPeople');
  const { query, pathOf, change } = useListState<'status', 'newest'>(LIST);
  const status = STATUSES.find((each) => each === query.filters.status) ?? 'dead';
  const offset = (query.page - 1) * PAGE_SIZE;
  const result = useJobPageQuery({ status, limit: PAGE_SIZE, offset }, { pollingInterval });
  const { currentData } = result;
  return (
    <Flex vertical gap="small" component="section">
      <Flex wrap align="center" gap="small">
        <h3 className={styles.subtitle}>{t('jobs.failedTitle')}</h3>
        <Select
          aria-label={t('jobs.show')}
          value={status}
          popupMatchSelectWidth={false}
          onChange={(value) => change({ filters: { status: value } })}
          options={STATUSES.map((value) => ({ value, label: t(`jobs.statuses.${value}`) }))}
        />
      </Flex>
      {!currentData && <NotLoaded query={result} failed={t('jobs.failed')} lines={4} />}
      {currentData?.rows.length === 0 && <NothingFound title={t(`jobs.empty.${status}`)} />}
      {currentData && currentData.rows.length > 0 && (
        <>
          <FailedTable jobs={currentData.rows} />
          <ListPager
            page={query.page}
            pageSize={PAGE_SIZE}
            shown={currentData.rows.length}
            total={currentData.total}
            pathOf={(to) => pathOf({ page: to })}
          />
        </>
      )}
    </Flex>
  );
}

function FailedTable({ jobs }: { readonly jobs: readonly JobResponse[] }) {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const words = useJobWords();
  const [discarding, setDiscarding] = useState<JobResponse>();
  const columns: DataColumn<JobResponse>[] = [
    { key: 'job', title: t('jobs.job'), isRowHeader: true, render: ({ handler }) => words.handler(handler) },
    { key: 'event', title: t('jobs.event'), render: ({ event }) => <bdi dir="ltr">{event}</bdi> },
    {
      key: 'attempts',
      onCard: 'state',
      isTitled: true,
      title: t('jobs.attempts'),
      render: ({ attempts }) => number(attempts),
    },
    {
      key: 'error',
      onCard: 'fact',
      title: t('jobs.error'),
      render: ({ lastError, discardReason }) => (
        <>
          <bdi className={styles.error}>{lastError ?? NO_VALUE}</bdi>
          {discardReason && (
            <div>
              {t('jobs.reason')}: <bdi>{discardReason}</bdi>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'when',
      onCard: 'fact',
      title: t('jobs.when'),
      render: ({ dueAt, failedAt }) => <Time at={dueAt ?? failedAt} />,
    },
  ];
  return (
    <>
      <DataTable
        label={t('jobs.failedTitle')}
        rows={jobs}
        keyOf={({ id }) => id}
        columns={columns}
        offer={{ nameOf: ({ handler }) => words.handler(handler), actionsOf: useJobActions(setDiscarding) }}
      />
      <DiscardDialog job={discarding} onClose={() => setDiscarding(undefined)} />
    </>
  );
}

function useJobActions(onDiscard: (job: JobResponse) => void): (job: JobResponse) => readonly RowAction[] {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [retry] = useRetryJobMutation();
  const [retryAll] = useRetryJobsMutation();
  const retryOne = async (id: number) => {
    const { error } = await retry({ id });
    if (error) return void failure.show(error, { title: t('jobs.retryFailed') });
    toast({ title: t('jobs.retried', { count: 1, shown: number(1) }) });
  };
  const retryEach = async (handler: string) => {
    const { data, error } = await retryAll({ retryJobsRequest: { handler } });
    if (error) return void failure.show(error, { title: t('jobs.retryFailed') });
    const { retried } = data;
    toast({ title: t('jobs.retried', { count: retried, shown: number(retried) }) });
  };
  return (job) => {
    const { id, handler, status } = job;
    if (status !== 'dead' && status !== 'discarded') return [];
    const again: RowAction = { key: 'retry', label: t('jobs.retry'), onClick: () => void retryOne(id) };
    if (status === 'discarded') return [again];
    return [
      again,
      {
        key: 'retryAll',
        label: t('jobs.retryAll'),
        question: t('jobs.retryAllQuestion'),
        onClick: () => void retryEach(handler),
      },
      { key: 'discard', label: t('jobs.discard'), danger: true, onClick: () => onDiscard(job) },
    ];
  };
}
