import { shopApi } from '@kp/api-client/shop';
import { useCategoryName, useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listAddress, type ListAddress } from './product-list-address';
import { useFacets } from './use-product-list';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  readonly address: ListAddress;
  readonly onChoose?: () => void;
}

export function CategoryFilter({ address, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation('shop');
  const nameOf = useCategoryName();
  const { countOf, inAll } = useFacets(address);
  const { data: categories = [] } = shopApi.useListCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const choiceOf = (category: string | undefined, count: number | undefined) => ({
    to: listAddress({ ...address, category }),
    isCurrent: address.category === category,
    count,
    onChoose,
  });
  return (
    <nav aria-label={t('list.byCategory')}>
      <p aria-hidden="true" className={styles.heading}>
        {t('list.categories')}
      </p>
      <ul className={styles.categories}>
        <li>
          <Choice {...choiceOf(undefined, inAll)}>{t('list.allCategories')}</Choice>
        </li>
        {categories.map((each) => (
          <li key={each.slug} data-code={each.slug}>
            <Choice {...choiceOf(each.slug, countOf(each))}>{nameOf(each)}</Choice>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}

/** An empty category is shown but not linked. */
function Choice({ to, isCurrent, count, onChoose, children }: ChoiceProps) {
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
