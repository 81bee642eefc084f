import type { SearchUnitResponse } from '@kp/api-client/office';
import { formatList } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './synonyms.module.css';

const COLOURS = {
  word: undefined,
  synonym: 'success',
  corrected: 'warning',
  split: 'warning',
  'left-out': 'error',
  measure: 'success',
  absence: 'success',
} as const satisfies Record<SearchUnitResponse['kind'], string | undefined>;

/** The words of a search, each with what is searched for it. */
export function SearchUnits({ units }: { readonly units: readonly SearchUnitResponse[] }) {
  const { t } = useTranslation('adminCatalog');
  const { language } = useFormats();
  return (
    <ul className={styles.units}>
      {units.map(({ typed, searched, kind, alternatives }) => (
        <li key={`${typed} ${searched}`}>
          <strong dir="auto">{typed}</strong>{' '}
          <Tag color={COLOURS[kind]}>{t(`synonyms.test.kinds.${kind}`, { searched })}</Tag>
          {alternatives.length > 0 && kind !== 'left-out' && (
            <p className={styles.soft}>
              {t('synonyms.test.also', { terms: formatList(alternatives, language) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
