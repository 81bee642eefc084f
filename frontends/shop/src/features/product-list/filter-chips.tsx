import { SHOP_CURRENCY } from '@kp/commerce';
import { Icon, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listAddress, type ListAddress } from './product-list-address';
import { useNameOfCategory } from './use-list-title';
import styles from './filter-chips.module.css';

/** What narrows the list, each to be taken away, and all of it at once. */
export function FilterChips({ address }: { readonly address: ListAddress }) {
  const { t } = useTranslation('shop');
  const categoryName = useNameOfCategory(address.category);
  const priceName = usePriceName(address);
  const { search, category, inStock } = address;
  if (listAddress(address) === listAddress({})) return null;
  const without = (change: ListAddress) => listAddress({ ...address, ...change });
  return (
    <ul aria-label={t('list.activeFilters')} className={styles.chips}>
      {search && <Chip name={t('list.searchChip', { search })} without={without({ search: undefined })} />}
      {categoryName && (
        <Chip name={categoryName} code={category} without={without({ category: undefined })} />
      )}
      {priceName && <Chip name={priceName} without={without({ minPrice: undefined, maxPrice: undefined })} />}
      {inStock && <Chip name={t('list.inStockOnly')} without={without({ inStock: undefined })} />}
      <li>
        <Link to="/products" className={styles.clear}>
          {t('list.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}

function usePriceName({ minPrice, maxPrice }: ListAddress): string | undefined {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const from = minPrice && money({ amount: minPrice, currency: SHOP_CURRENCY });
  const to = maxPrice && money({ amount: maxPrice, currency: SHOP_CURRENCY });
  if (from && to) return t('list.priceChip', { from, to });
  if (from) return t('list.priceFromChip', { from });
  return to && t('list.priceToChip', { to });
}

function Chip({ name, code, without }: { name: string; code?: string; without: string }) {
  const { t } = useTranslation('shop');
  return (
    <li>
      <Link
        to={without}
        aria-label={t('list.removeFilter', { name })}
        data-code={code}
        className={styles.chip}
      >
        <span className={styles.name}>{name}</span>
        <Icon name="close" size={12} />
      </Link>
    </li>
  );
}
