import type { AttributeFacetResponse } from '@kp/api-client/shop';
import { Checkbox, useFormats } from '@kp/ui';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { choicesOf, listUrl, toggleValue, type ListFilters } from './product-list-url';
import { useFacets } from './use-product-list';
import styles from './attribute-filter.module.css';

/** A fieldset for each filterable attribute of the chosen category. */
export function AttributeFilter({ filters }: { readonly filters: ListFilters }) {
  const { attributes } = useFacets(filters);
  return attributes.map((attribute) => (
    <AttributeValues key={attribute.id} attribute={attribute} filters={filters} />
  ));
}

interface AttributeValuesProps {
  readonly attribute: AttributeFacetResponse;
  readonly filters: ListFilters;
}

function AttributeValues({ attribute, filters }: AttributeValuesProps) {
  const { number } = useFormats();
  const navigate = useNavigate();
  const { id, name, unit } = attribute;
  const chosen = choicesOf(filters).find(({ attributeId }) => attributeId === id)?.values ?? [];
  // Shows the new choice while its list is loading.
  const [shown, setShown] = useOptimistic(chosen);
  const toggle = (value: string) =>
    startTransition(() => {
      setShown(shown.includes(value) ? shown.filter((each) => each !== value) : [...shown, value]);
      void navigate(listUrl(toggleValue(filters, id, value)));
    });
  const found = new Set(attribute.values.map(({ value }) => value));
  const unfound = chosen.filter((value) => !found.has(value)).map((value) => ({ value, count: 0 }));
  return (
    <fieldset className={styles.values}>
      <legend dir="auto" className={styles.legend}>
        {unit ? `${name} (${unit})` : name}
      </legend>
      {[...attribute.values, ...unfound].map(({ value, count }) => (
        <Checkbox
          key={value}
          checked={shown.includes(value)}
          onChange={() => toggle(value)}
          label={
            <span className={styles.value}>
              <bdi>{value}</bdi>
              <span className={styles.count}>{number(count)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
