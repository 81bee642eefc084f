import type { ImportResponse } from '@kp/api-client/office';
import { IMPORT_OUTCOMES } from '@kp/commerce/import-rules';
import { useTranslation } from 'react-i18next';
import { Counts } from '../../shared/bulk/counts';

/** What became of the rows, or would become of them. */
export function ImportCounts({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  return <Counts counts={IMPORT_OUTCOMES.map((outcome) => [t(`outcomes.${outcome}`), job[outcome]])} />;
}
