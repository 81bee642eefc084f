import type { ImportResponse } from '@kp/api-client/office';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@kp/commerce/import-rules';
import { useTranslation } from 'react-i18next';
import { Counts } from '../../shared/bulk/counts';

const OF_FEEDS: readonly ImportOutcome[] = ['held', 'unknown'];

/** What became of the rows, or would become of them. */
export function ImportCounts({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const outcomes = IMPORT_OUTCOMES.filter((outcome) => !OF_FEEDS.includes(outcome) || job.feedId !== null);
  return <Counts counts={outcomes.map((outcome) => [t(`outcomes.${outcome}`), job[outcome]])} />;
}
