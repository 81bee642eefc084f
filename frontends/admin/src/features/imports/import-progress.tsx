import type { ImportResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { WorkerAway } from '../../shared/bulk/worker-away';
import { useRate } from '../../shared/use-rate';
import { ImportCounts } from './import-counts';
import { StopButton } from './lazy-stop-button';
import styles from './imports.module.css';

const MINUTE = 60;
/** Longer times are given in minutes. */
const MAX_SECONDS = 90;

/** How many rows are done, how fast, and how long the rest takes; how many there are is known after the check. */
export function ImportProgress({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const { rows, total, startedAt } = job;
  const rate = useRate(startedAt, rows);
  const remaining = total !== null && rate > 0 ? Math.ceil((total - rows) / rate) : null;
  const words = [
    total === null
      ? t('progress.rows', { count: rows, number: number(rows) })
      : t('progress.doneOf', { done: number(rows), total: number(total) }),
    rate >= 1 && t('progress.rate', { number: number(Math.round(rate)) }),
    remaining !== null &&
      (remaining > MAX_SECONDS
        ? t('progress.minutes', { number: number(Math.ceil(remaining / MINUTE)) })
        : t('progress.seconds', { number: number(remaining) })),
  ];
  return (
    <Flex vertical gap="middle" align="stretch">
      <progress
        className={styles.progress}
        aria-label={t('progress.label')}
        // Without a value it shows that something goes on.
        {...(total !== null && { value: rows, max: Math.max(total, 1) })}
      />
      <p role="status">{words.filter(Boolean).join(' · ')}</p>
      <WorkerAway job={job} />
      <ImportCounts job={job} />
      <p>{t('progress.mayLeave')}</p>
      <div>
        <StopButton job={job} />
      </div>
    </Flex>
  );
}
