import { type CategoryResponse, shopApi } from '@kp/api-client/shop';
import { useCategoryName, useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listUrl, type ListFilters } from './product-list-url';
import { useFacets } from './use-product-list';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  readonly filters: ListFilters;
  readonly onChoose?: () => void;
}

export function CategoryFilter({ filters, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation('list');
  const nameOf = useCategoryName();
  const { countOf, total } = useFacets(filters);
  const { data: categories = [] } = shopApi.useListCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const linkPropsOf = (category: string | undefined, count: number | undefined) => ({
    to: listUrl({ ...filters, category, attributes: undefined }),
    isCurrent: filters.category === category,
    count,
    onChoose,
  });
  const current = categories.find(({ slug }) => slug === filters.category);
  /** Those of the top and those around the current one, which is also marked when it is hidden. */
  const isListed = ({ id, parentId, showOnMainTop, showOnMainShop }: CategoryResponse) =>
    id === current?.id ||
    id === current?.parentId ||
    ((showOnMainTop || showOnMainShop) &&
      (!parentId || parentId === current?.id || parentId === current?.parentId));
  return (
    <nav aria-label={t('list.byCategory')}>
      <p aria-hidden="true" className={styles.heading}>
        {t('list.categories')}
      </p>
      <ul className={styles.categories}>
        <li>
          <CategoryLink {...linkPropsOf(undefined, total)}>{t('list.allCategories')}</CategoryLink>
        </li>
        {categories.filter(isListed).map((each) => (
          <li key={each.slug} data-code={each.slug} className={each.parentId ? styles.within : undefined}>
            <CategoryLink {...linkPropsOf(each.slug, countOf(each))}>{nameOf(each)}</CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}

/** An empty category is shown but not linked. */
function CategoryLink({ to, isCurrent, count, onChoose, children }: CategoryLinkProps) {
  const { number } = useFormats();
  const content = (
    <>
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </>
  );
  if (count === 0 && !isCurrent) {
    return (
      <a role="link" aria-disabled="true" className={styles.category}>
        {content}
      </a>
    );
  }
  return (
    <Link
      to={to}
      discover="none"
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.category}
      onClick={onChoose}
    >
      {content}
    </Link>
  );
}
