import { shopApi } from '@kp/api-client/shop';
import { useCategoryName, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listAddress, type ListAddress } from './product-list-address';
import styles from './category-filter.module.css';

export interface CategoryFilterProps {
  readonly address: ListAddress;
  readonly onChoose?: () => void;
}

/** Categories as code-coloured buttons. A search stays; the numbers belong to whole categories and leave then. */
export function CategoryFilter({ address: { search, category }, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  const nameOf = useCategoryName();
  const { data: categories = [] } = shopApi.useListCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  return (
    <nav aria-label={t('list.byCategory')}>
      <p aria-hidden="true" className={styles.heading}>
        {t('list.categories')}
      </p>
      <ul className={styles.categories}>
        <li>
          <Link
            to={listAddress({ search })}
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
              to={listAddress({ search, category: each.slug })}
              aria-current={each.slug === category ? 'page' : undefined}
              className={styles.category}
              onClick={onChoose}
            >
              <span>{nameOf(each)}</span>
              {!search && <span className={styles.count}>{number(each.productCount)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
