import type { AuditEntryResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import styles from './audit.module.css';

/** What differs before and after a change, field by field. */
export function RecordedFields({ before, after }: Pick<AuditEntryResponse, 'before' | 'after'>) {
  const { t } = useTranslation('adminPeople');
  const fields = Object.keys({ ...before, ...after });
  if (fields.length === 0) return <p>{t('audit.noDifference')}</p>;
  return (
    <table className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">
              <bdi dir="ltr">{field}</bdi>
            </th>
            <td>
              <Value value={before?.[field]} />
            </td>
            <td>
              <Value value={after?.[field]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { readonly value: unknown }) {
  const { t } = useTranslation('adminPeople');
  if (value === null || value === undefined || value === '') return <i>{t('audit.nothing')}</i>;
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  return <bdi>{typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)}</bdi>;
}
