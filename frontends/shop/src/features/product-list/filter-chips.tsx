import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listAddress, type ListAddress } from './product-list-address';
import { useNameOfCategory } from './use-list-title';
import styles from './filter-chips.module.css';

/** What narrows the list, each to be taken away, and all of it at once. */
export function FilterChips({ address: { search, category } }: { readonly address: ListAddress }) {
  const { t } = useTranslation('shop');
  const categoryName = useNameOfCategory(category);
  if (!search && !category) return null;
  return (
    <ul aria-label={t('list.activeFilters')} className={styles.chips}>
      {search && <Chip name={t('list.searchChip', { search })} without={listAddress({ category })} />}
      {categoryName && <Chip name={categoryName} code={category} without={listAddress({ search })} />}
      <li>
        <Link to="/products" className={styles.clear}>
          {t('list.clearFilters')}
        </Link>
      </li>
    </ul>
  );
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
