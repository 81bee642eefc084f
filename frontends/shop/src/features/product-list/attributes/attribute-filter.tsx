import type { AttributeFacetResponse } from '@kp/api-client/shop';
import { Checkbox, useFormats } from '@kp/ui';
import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAttributeValue } from '../../../shared/product/use-attribute-value';
import { choicesOf, listUrl, toggleValue, type ListFilters } from '../product-list-url';
import { useFacets } from '../use-product-list';
import { AttributeRangeFilter } from './attribute-range-filter';
import { WithUnit } from './with-unit';
import styles from './attribute-filter.module.css';

/** The first ones are open, the others open by themselves when something is chosen in them. */
const OPEN_AT_FIRST = 3;

interface AttributeFilterProps {
  readonly filters: ListFilters;
}

export function AttributeFilter({ filters }: AttributeFilterProps) {
  const attributes = useLastAttributes(filters);
  return attributes.map((attribute, index) => (
    <AttributeGroup
      key={attribute.id}
      attribute={attribute}
      filters={filters}
      isFirst={index < OPEN_AT_FIRST}
    />
  ));
}

/** Those of the category that were shown last while new ones are loading, so that what was opened stays open. */
function useLastAttributes(filters: ListFilters): readonly AttributeFacetResponse[] {
  const category = filters.category ?? filters.search;
  const { attributes } = useFacets(filters);
  const [last, setLast] = useState({ category, attributes });
  const isNew = attributes.length > 0 || last.category !== category;
  if (isNew && (last.attributes !== attributes || last.category !== category)) {
    setLast({ category, attributes });
  }
  return isNew ? attributes : last.attributes;
}

interface AttributeGroupProps extends AttributeFilterProps {
  readonly attribute: AttributeFacetResponse;
}

function AttributeGroup({
  attribute,
  filters,
  isFirst,
}: AttributeGroupProps & { readonly isFirst: boolean }) {
  const { id, name, unit, valueType } = attribute;
  const chosen = choicesOf(filters).find(({ attributeId }) => attributeId === id)?.values ?? [];
  const props = { attribute, filters, chosen };
  return (
    <details open={isFirst || chosen.length > 0} className={styles.group}>
      <summary dir="auto" className={styles.name}>
        <WithUnit name={name} unit={unit} />
      </summary>
      {valueType === 'number' ? <AttributeRangeFilter {...props} /> : <AttributeValues {...props} />}
    </details>
  );
}

interface AttributeValuesProps extends AttributeGroupProps {
  readonly chosen: readonly string[];
}

function AttributeValues({ attribute, filters, chosen }: AttributeValuesProps) {
  const { number } = useFormats();
  const format = useAttributeValue();
  const navigate = useNavigate();
  const { id, name } = attribute;
  // Shows the new choice while its list is loading.
  const [shown, setShown] = useOptimistic(chosen);
  const toggle = (value: string) =>
    startTransition(() => {
      setShown(shown.includes(value) ? shown.filter((each) => each !== value) : [...shown, value]);
      void navigate(listUrl(toggleValue(filters, id, value)));
    });
  const found = new Set(attribute.values.map(({ value }) => value));
  const unfound = chosen
    .filter((value) => !found.has(value))
    .map((value) => ({ value, label: value, count: 0 }));
  return (
    <fieldset aria-label={name} className={styles.values}>
      {[...attribute.values, ...unfound].map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={shown.includes(value)}
          onChange={() => toggle(value)}
          label={
            <span className={styles.value}>
              <bdi>{format({ value: label, unit: null })}</bdi>
              <span className={styles.count}>{number(count)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
