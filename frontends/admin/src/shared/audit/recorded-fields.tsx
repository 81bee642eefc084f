import type { AuditEntryResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useAuditWords } from './use-audit-words';
import styles from './audit.module.css';

/** What differs before and after a change, field by field. */
export function RecordedFields({
  subject,
  before,
  after,
}: Pick<AuditEntryResponse, 'subject' | 'before' | 'after'>) {
  const { t } = useTranslation('adminPeople');
  const words = useAuditWords();
  const shown = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => shown(field, one));
    return (typeof value === 'string' ? words.value(subject, field, value) : undefined) ?? value;
  };
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
            <th scope="row">{words.field(field) ?? <bdi dir="ltr">{field}</bdi>}</th>
            <td>
              <Value value={shown(field, before?.[field])} />
            </td>
            <td>
              <Value value={shown(field, after?.[field])} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { readonly value: unknown }) {
  const { t } = useTranslation('adminPeople');
  if (value === null || value === undefined || value === '' || isEmptyList(value))
    return <i>{t('audit.nothing')}</i>;
  // Imports record the cells of their file, which are texts.
  if (value === true || value === 'true') return t('audit.yes');
  if (value === false || value === 'false') return t('audit.no');
  if (!Array.isArray(value)) return <bdi>{textOf(value)}</bdi>;
  return (
    <ul className={styles.values}>
      {value.map((one: unknown, at) => (
        <li key={at}>
          <bdi>{textOf(one)}</bdi>
        </li>
      ))}
    </ul>
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Of what is deeper than a table can show. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value as string | number | boolean | null);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join(' · ');
}
