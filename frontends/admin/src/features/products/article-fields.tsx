import { ARTICLE_LIMITS, productCode, UNITS } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { PageCard } from '../../shared/page-card';
import styles from './products.module.css';

/** What the trade keeps of a product; none of it is required. */
export function ArticleFields({ productId }: { readonly productId: number | undefined }) {
  const { t } = useTranslation('adminCatalog');
  const { t: field } = useTranslation('adminImports', { keyPrefix: 'fields' });
  const { t: unit } = useTranslation('units', { keyPrefix: 'units' });
  const { language } = useFormats();
  const countries = useMemo(() => {
    const nameOf = countryNaming(language);
    return COUNTRIES.map(({ code, name }) => ({ value: code, label: nameOf(code, name) }));
  }, [language]);
  const none = { value: '', label: t('products.article.none') };
  const code = productId === undefined ? 'KP-…' : productCode(productId);
  return (
    <PageCard title={t('products.article.title')}>
      <div className={styles.pairs}>
        <RulesField name="sku" label={field('sku')} extra={t('products.article.skuHint', { code })}>
          <Input autoComplete="off" dir="ltr" maxLength={ARTICLE_LIMITS.skuMax} />
        </RulesField>
        <RulesField name="gtin" label={field('gtin')}>
          <Input autoComplete="off" dir="ltr" inputMode="numeric" maxLength={20} />
        </RulesField>
        <RulesField name="brand" label={field('brand')}>
          <Input autoComplete="off" maxLength={ARTICLE_LIMITS.brandMax} />
        </RulesField>
        <RulesField name="unit" label={field('unit')}>
          <Select showSearch options={[none, ...UNITS.map((value) => ({ value, label: unit(value) }))]} />
        </RulesField>
        <RulesField name="packSize" label={field('packSize')} extra={t('products.article.packHint')}>
          <WholeNumberInput step="1" min="1" />
        </RulesField>
        <RulesField
          name="minQuantity"
          label={field('minQuantity')}
          extra={t('products.article.quantityHint')}
        >
          <WholeNumberInput step="1" min="1" />
        </RulesField>
        <RulesField
          name="orderMultiple"
          label={field('orderMultiple')}
          extra={t('products.article.quantityHint')}
        >
          <WholeNumberInput step="1" min="1" />
        </RulesField>
        <RulesField name="originCountry" label={field('originCountry')}>
          <Select showSearch options={[none, ...countries]} />
        </RulesField>
        <RulesField name="customsCode" label={field('customsCode')}>
          <Input autoComplete="off" dir="ltr" inputMode="numeric" maxLength={13} />
        </RulesField>
      </div>
    </PageCard>
  );
}
