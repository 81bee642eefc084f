import { Button, Checkbox, useFormats } from '@kp/ui';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PriceFields } from './price-fields';
import { listAddress, type ListAddress } from './product-list-address';
import styles from './price-and-stock-filter.module.css';
import { useFacets } from './use-facets';
import { usePriceRange } from './use-price-range';

/** From which price to which, and whether it has to be in stock. It is an ordinary form, like the search. */
export function PriceAndStockFilter({ address }: { readonly address: ListAddress }) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  const navigate = useNavigate();
  const facets = useFacets(address);
  const { search, category, minPrice = '', maxPrice = '', inStock = false } = address;
  const range = usePriceRange({ from: minPrice, to: maxPrice }, ({ from, to }) => {
    void navigate(listAddress({ ...address, minPrice: from, maxPrice: to }));
  });
  // The box shows what was pressed while the list for it is still on its way.
  const [isChecked, setChecked] = useOptimistic(inStock);
  const toggleStock = () =>
    startTransition(() => {
      setChecked(!inStock);
      void navigate(listAddress({ ...address, inStock: !inStock }));
    });
  return (
    <form
      action="/products"
      method="get"
      noValidate
      className={styles.form}
      onInput={range.onInput}
      onSubmit={range.onSubmit}
    >
      {search && <input type="hidden" name="search" value={search} />}
      {category && <input type="hidden" name="category" value={category} />}
      <PriceFields range={range} facets={facets} />
      <Button type="submit" size="small" className={styles.apply}>
        {t('list.applyPrice')}
      </Button>
      <Checkbox
        name="inStock"
        value="true"
        checked={isChecked}
        isDisabled={facets.inStock === 0 && !inStock}
        onChange={toggleStock}
        label={
          <span className={styles.stock}>
            <span>{t('list.inStockOnly')}</span>
            {facets.inStock !== undefined && <span className={styles.count}>{number(facets.inStock)}</span>}
          </span>
        }
      />
    </form>
  );
}
