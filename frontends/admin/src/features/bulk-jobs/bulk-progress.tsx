import type { BulkJobResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEnded } from '../../shared/bulk/bulk-api';
import styles from './bulk-jobs.module.css';

const SECOND_MS = 1000;

/** Since the start, measured when `done` changes. */
function useSeconds(startedAt: string | null, done: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSeconds(startedAt ? (Date.now() - new Date(startedAt).getTime()) / SECOND_MS : 0);
    });
    return () => clearTimeout(timer);
  }, [startedAt, done]);
  return seconds;
}

/** How many products are done, how fast, and how long the rest takes. */
export function BulkProgress({ job }: { readonly job: BulkJobResponse }) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { total, changed, unchanged, failed, startedAt } = job;
  const done = changed + unchanged + failed;
  const seconds = useSeconds(startedAt, done);
  if (total === null) return <p role="status">{t(`bulk.states.${job.state}`)}</p>;
  const rate = seconds > 1 ? done / seconds : 0;
  const counts = [
    [t('bulk.changed'), changed],
    [t('bulk.unchanged'), unchanged],
    [t('bulk.stayed'), failed],
  ] as const;
  return (
    <Flex vertical gap="small">
      <progress
        className={styles.progress}
        aria-label={t('bulk.progress')}
        value={done}
        // An empty selection is done.
        max={Math.max(total, 1)}
      />
      <p role="status">
        {t('bulk.doneOf', { done: number(done), total: number(total) })}
        {!isEnded(job) && rate > 0 && (
          <>
            {' · '}
            {t('bulk.rate', { number: number(Math.round(rate)) })}
            {' · '}
            {t('bulk.remaining', { seconds: number(Math.ceil((total - done) / rate)) })}
          </>
        )}
      </p>
      <dl className={styles.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </Flex>
  );
}
