import { PageHead } from '@kp/client';
import { shopApi } from '@kp/api-client/shop';
import { Badge, Page, Select, useCategoryName, useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ProductFilters } from './product-filters';
import { productListQuery, SORTS, type ProductSort } from './product-list-query';
import { ProductResults } from './product-results';
import { useProductList } from './use-product-list';
import styles from './product-list-page.module.css';

/** All products, those of a category, or those that match a search. */
export function ProductListPage() {
  const { t } = useTranslation('shop');
  const { language, number } = useFormats();
  const [parameters] = useSearchParams();
  const [sort, setSort] = useState<ProductSort>();
  const query = productListQuery(parameters, language, sort);
  const list = useProductList(query);
  const title = useListTitle(query.categorySlug, query.search);

  return (
    <Page className={styles.page}>
      <PageHead
        title={title}
        description={t('list.metaDescription', { name: title })}
        canonicalPath="/products"
      />
      <aside className={styles.sidebar}>
        <h2 className={styles.heading}>{t('list.categories')}</h2>
        <ProductFilters category={query.categorySlug} />
      </aside>
      <div className={styles.results}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {list.total !== undefined && <Badge>{number(list.total)}</Badge>}
          <Select
            label={t('list.sort')}
            options={SORTS.map((value) => ({ value, label: t(`list.sortOptions.${value}`) }))}
            value={sort ?? 'newest'}
            onChange={(event) => setSort(event.target.value as ProductSort)}
            className={styles.sort}
          />
        </header>
        <ProductResults list={list} isSearch={Boolean(query.search)} layout="grid" />
      </div>
    </Page>
  );
}

function useListTitle(slug: string | undefined, search: string | undefined): string {
  const { t } = useTranslation('shop');
  const nameOf = useCategoryName();
  const { data = [] } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  if (search) return t('list.searchTitle', { search });
  const category = data.find((each) => each.slug === slug);
  if (category) return nameOf(category);
  return t('list.allTitle');
}
