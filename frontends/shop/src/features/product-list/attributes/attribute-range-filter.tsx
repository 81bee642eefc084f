import type { AttributeFacetResponse } from '@kp/api-client/shop';
import { formatAttributeRange, parseAttributeRange } from '@kp/commerce';
import { Select, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAttributeValue } from '../../../shared/product/use-attribute-value';
import { listUrl, setAttributeValues, type ListFilters } from '../product-list-url';
import styles from './attribute-filter.module.css';

interface AttributeRangeFilterProps {
  readonly attribute: AttributeFacetResponse;
  readonly filters: ListFilters;
  readonly chosen: readonly string[];
}

/** From and to, of the values that some product has, each with the number of products that it leaves. */
export function AttributeRangeFilter({ attribute, filters, chosen }: AttributeRangeFilterProps) {
  const { t } = useTranslation('catalog');
  const { number } = useFormats();
  const format = useAttributeValue();
  const navigate = useNavigate();
  const { id, name, unit, values } = attribute;
  const range = parseAttributeRange(chosen[0] ?? '') ?? { from: null, to: null };
  const countOf = (isWithin: (value: number) => boolean) =>
    values.reduce((sum, { value, count }) => (isWithin(Number(value)) ? sum + count : sum), 0);
  const choose = (change: Partial<typeof range>) => {
    const next = { ...range, ...change };
    const isChosen = next.from !== null || next.to !== null;
    void navigate(listUrl(setAttributeValues(filters, id, isChosen ? [formatAttributeRange(next)] : [])));
  };
  const optionsOf = (chosenValue: string | null, isWithin: (value: number, edge: number) => boolean) =>
    withValue(values, chosenValue).map((value) => ({
      value,
      label: `${format({ value, unit })} (${number(countOf((each) => isWithin(each, Number(value))))})`,
    }));
  return (
    <div role="group" aria-label={name} className={styles.range}>
      <Select
        label={t('filter.from')}
        placeholder={t('filter.any')}
        options={optionsOf(range.from, (value, edge) => value >= edge)}
        value={range.from ?? ''}
        onChange={(event) => choose({ from: event.target.value || null })}
      />
      <Select
        label={t('filter.to')}
        placeholder={t('filter.any')}
        options={optionsOf(range.to, (value, edge) => value <= edge)}
        value={range.to ?? ''}
        onChange={(event) => choose({ to: event.target.value || null })}
      />
    </div>
  );
}

/** With the chosen one, also when no product has it any more. */
function withValue(values: AttributeFacetResponse['values'], chosen: string | null): readonly string[] {
  const all = new Set(values.map(({ value }) => value));
  if (chosen !== null) all.add(chosen);
  return [...all].sort((a, b) => Number(a) - Number(b));
}
