import { shopApi } from '@kp/api-client/shop';
import { useCategoryName } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './product-filters.module.css';

export interface ProductFiltersProps {
  /** Slug of the category shown. */
  readonly category: string | undefined;
  readonly onChoose?: () => void;
}

/** Categories as code-coloured buttons. */
export function ProductFilters({ category, onChoose }: ProductFiltersProps) {
  const { t } = useTranslation('shop');
  const nameOf = useCategoryName();
  const { data: categories = [] } = shopApi.useListCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  return (
    <nav aria-label={t('list.categories')}>
      <ul className={styles.categories}>
        <li>
          <Link
            to="/products"
            aria-current={category ? undefined : 'page'}
            className={styles.category}
            onClick={onChoose}
          >
            {t('list.allCategories')}
          </Link>
        </li>
        {categories.map((each) => (
          <li key={each.slug} data-code={each.slug}>
            <Link
              to={`/products?category=${encodeURIComponent(each.slug)}`}
              aria-current={each.slug === category ? 'page' : undefined}
              className={styles.category}
              onClick={onChoose}
            >
              <span>{nameOf(each)}</span>
              <span className={styles.count}>{each.productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
