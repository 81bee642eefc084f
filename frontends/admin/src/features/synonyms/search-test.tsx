import type { SearchTestResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Card, Input, LoadFailure } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useDebouncedText } from '../../shared/use-debounced-text';
import { FoundProducts } from './found-products';
import { SearchUnits } from './search-units';
import { nativeNameOf } from './synonym-columns';
import { useTestSearchByAdminQuery } from './synonyms-api';
import styles from './synonyms.module.css';

const MAX_LENGTH = 200;

interface SearchTestProps {
  readonly language: LanguageCode;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** Asks again after every saved change of synonyms. */
export function SearchTest({ language, typed, onType }: SearchTestProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const q = useDebouncedText(typed.trim());
  const query = useTestSearchByAdminQuery({ q, language }, { skip: q === '' });
  // While an answer is under way the former one stays, so that the panel does not jump.
  const { data, error, isFetching } = query;
  const label = t('synonyms.test.label', { language: nativeNameOf(language) });
  return (
    <Card size="small" title={t('synonyms.test.title')} className={styles.test}>
      <Input.Search
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={MAX_LENGTH}
        loading={isFetching}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {q === '' && <p className={styles.soft}>{t('synonyms.test.hint')}</p>}
      {q !== '' && error !== undefined && (
        <LoadFailure {...failure.panel(query, t('synonyms.test.failed'))}>{null}</LoadFailure>
      )}
      {q !== '' && !error && data && <Findings found={data} isFetching={isFetching} />}
    </Card>
  );
}

interface FindingsProps {
  readonly found: SearchTestResponse;
  readonly isFetching: boolean;
}

function Findings({ found, isFetching }: FindingsProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const { code, used, units, total, products } = found;
  const some = { shown: number(products.length), total: number(total) };
  const listed =
    products.length < total ? t('synonyms.test.found', some) : common('order.itemCount', { count: total });
  const summary = total === 0 ? t('synonyms.test.nothing') : listed;
  return (
    <div aria-busy={isFetching} className={styles.findings}>
      {(code !== null || units.length > 0) && (
        <section aria-label={t('synonyms.test.understood')}>
          <h3>{t('synonyms.test.understood')}</h3>
          {code !== null && <p>{t('synonyms.test.code', { code })}</p>}
          <SearchUnits units={units} />
          {used !== null && <p>{t('synonyms.test.used', { used })}</p>}
        </section>
      )}
      <section aria-label={t('synonyms.test.products')}>
        <h3>{t('synonyms.test.products')}</h3>
        <p role="status" className={styles.soft}>
          {summary}
        </p>
        {total === 0 && <p className={styles.soft}>{t('synonyms.test.nothingHint')}</p>}
        <FoundProducts products={products} />
      </section>
    </div>
  );
}
