import type { BulkJobResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Counts } from '../../shared/bulk/counts';
import { isEnded } from '../../shared/bulk/bulk-api';
import { useRate } from '../../shared/use-rate';
import styles from './bulk-jobs.module.css';

/** How many products are done, how fast, and how long the rest takes. */
export function BulkProgress({ job }: { readonly job: BulkJobResponse }) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { total, changed, unchanged, failed, startedAt } = job;
  const done = changed + unchanged + failed;
  const rate = useRate(startedAt, done);
  if (total === null) return <p role="status">{t(`bulk.states.${job.state}`)}</p>;
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
      <Counts counts={counts} />
    </Flex>
  );
}
