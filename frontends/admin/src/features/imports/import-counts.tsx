import type { ImportResponse } from '@kp/api-client/office';
import { IMPORT_OUTCOMES } from '@kp/commerce/import-rules';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './imports.module.css';

/** What became of the rows, or would become of them. */
export function ImportCounts({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  return (
    <dl className={styles.counts}>
      {IMPORT_OUTCOMES.map((outcome) => (
        <div key={outcome}>
          <dt>{t(`outcomes.${outcome}`)}</dt>
          <dd>{number(job[outcome])}</dd>
        </div>
      ))}
    </dl>
  );
}
