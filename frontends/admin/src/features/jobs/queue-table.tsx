import type { JobOverviewResponse, QueueResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Alert, Flex, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '../../shared/list/data-column';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { useJobWords } from './job-words';

/** Of a queue on a phone, beside its state. */
const ON_CARD: readonly string[] = ['waiting', 'failed'];
const COUNTS = ['running', 'waiting', 'delayed', 'failed', 'doneLastHour'] as const;
/** A queue with living workers starts what is due within seconds. */
const SLOW_MS = 5 * 60_000;

type QueueState = 'idle' | 'working' | 'slow' | 'stopped';
const TONES = { idle: 'default', working: 'processing', slow: 'warning', stopped: 'error' } as const;

function stateOf({ running, waiting, oldestWaitingAt }: QueueResponse, workers: number): QueueState {
  if (running + waiting === 0) return 'idle';
  if (workers === 0) return 'stopped';
  const isSlow = oldestWaitingAt !== null && Date.now() - Date.parse(oldestWaitingAt) > SLOW_MS;
  return isSlow ? 'slow' : 'working';
}

export function QueueTable({ overview }: { readonly overview: JobOverviewResponse }) {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const words = useJobWords();
  const { workers, redis, queues } = overview;
  const columns: DataColumn<QueueResponse>[] = [
    { key: 'queue', title: t('jobs.queue'), isRowHeader: true, render: ({ queue }) => words.queue(queue) },
    {
      key: 'state',
      onCard: 'state',
      title: t('jobs.state'),
      render: (queue) => {
        const state = stateOf(queue, workers);
        return <Tag color={TONES[state]}>{t(`jobs.states.${state}`)}</Tag>;
      },
    },
    ...COUNTS.map((count) => ({
      key: count,
      ...(ON_CARD.includes(count) && { onCard: 'fact' as const, isTitled: true }),
      title: t(`jobs.counts.${count}`),
      align: 'end' as const,
      render: (queue: QueueResponse) => number(queue[count]),
    })),
    {
      key: 'oldest',
      title: t('jobs.oldest'),
      align: 'end',
      render: ({ oldestWaitingAt }) =>
        oldestWaitingAt ? words.duration(Date.now() - Date.parse(oldestWaitingAt)) : NO_VALUE,
    },
  ];
  return (
    <Flex vertical gap="small" component="section">
      {workers === 0 && <Alert type="error" showIcon title={t('jobs.noWorker')} />}
      {redis === 'down' && <Alert type="warning" showIcon title={t('jobs.redisDown')} />}
      {workers > 0 && <p>{t('jobs.workers', { count: workers, shown: number(workers) })}</p>}
      <DataTable
        isPlain
        label={t('jobs.queuesTitle')}
        rows={queues}
        keyOf={({ queue }) => queue}
        columns={columns}
      />
    </Flex>
  );
}
