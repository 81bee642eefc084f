import { SHOP_CURRENCY } from '@kp/commerce';
import { TextInput, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './price-and-stock-filter.module.css';
import type { Facets } from './use-facets';
import type { PriceRange } from './use-price-range';

export interface PriceFieldsProps {
  readonly range: PriceRange;
  readonly facets: Pick<Facets, 'minPrice' | 'maxPrice'>;
}

/** Both ends of the range; what the products cost stands in the empty fields. */
export function PriceFields({ range, facets }: PriceFieldsProps) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  const decimal = (amount: string) => number(Number(amount), 2);
  const { problems } = range;
  const invalid = t('list.priceInvalid', { example: decimal('12.50') });
  const common = {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 10,
  } as const;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t('list.price', { currency: SHOP_CURRENCY })}</legend>
      <TextInput
        {...common}
        key={`from ${range.initial.from}`}
        name="minPrice"
        label={t('list.priceFrom')}
        defaultValue={range.initial.from}
        placeholder={facets.minPrice ? decimal(facets.minPrice) : undefined}
        error={problems.from && invalid}
      />
      <TextInput
        {...common}
        key={`to ${range.initial.to}`}
        name="maxPrice"
        label={t('list.priceTo')}
        defaultValue={range.initial.to}
        placeholder={facets.maxPrice ? decimal(facets.maxPrice) : undefined}
        error={problems.to && (problems.to === 'invalid' ? invalid : t('list.priceReversed'))}
      />
    </fieldset>
  );
}
