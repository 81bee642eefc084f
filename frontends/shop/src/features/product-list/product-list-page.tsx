import { shopApi } from '@kp/api-client/shop';
import { PageHead, usePriceDisplay } from '@kp/client';
import { readPastedCodes } from '@kp/commerce';
import { ButtonLink, Page, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LazyCompareTray } from '../../shared/compare/lazy-compare';
import { CategoryChildren, CategoryTrail, LazyCodeListPage } from './lazy-parts';
import { ListHeader, ListStatus } from './list-header';
import { ProductFilters } from './product-filters';
import { type ListFilters, listUrl, parseListFilters } from './product-list-url';
import { isUnknownCategory, productListQuery } from './product-list-api';
import { ProductResults } from './product-results';
import { useArrangement } from './use-arrangement';
import { useListTitle, useProductList } from './use-product-list';
import styles from './product-list-page.module.css';

export function ProductListPage() {
  const [parameters] = useSearchParams();
  const filters = parseListFilters(parameters);
  const pasted = readPastedCodes(filters.search ?? '');
  const { data: categories } = shopApi.useListCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  if (pasted.codes.length > 0 || parameters.get('codes'))
    return <LazyCodeListPage key={filters.search} pasted={pasted} />;
  if (filters.category && isUnknownCategory(filters.category, categories)) return <CategoryNotFound />;
  return <ListPage filters={filters} />;
}

function CategoryNotFound() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHead title={t('notFound.pageTitle')} />
      <meta name="robots" content="noindex" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.hint')}</p>
      <ButtonLink to="/products">{t('notFound.productsLink')}</ButtonLink>
    </Page>
  );
}

function ListPage({ filters }: { readonly filters: ListFilters }) {
  const { t } = useTranslation('list');
  const { language } = useFormats();
  const arrangement = useArrangement(filters);
  const list = useProductList(productListQuery(filters, language, arrangement.sort, usePriceDisplay()[0]));
  const title = useListTitle(filters);
  const { category } = filters;
  const isWhole = listUrl(filters) === listUrl({ category });

  return (
    <Page className={styles.page}>
      <PageHead
        title={title}
        description={t('list.metaDescription', { name: title })}
        canonicalPath={listUrl({ category })}
      />
      <aside aria-label={t('list.filters')} className={styles.sidebar}>
        <ProductFilters filters={filters} arrangement={arrangement} />
      </aside>
      <div className={styles.results}>
        {category && <CategoryTrail key={`to ${category}`} slug={category} className={styles.trail} />}
        <ListHeader title={title} filters={filters} arrangement={arrangement} list={list} />
        {category && isWhole && <CategoryChildren key={`in ${category}`} slug={category} />}
        <ListStatus list={list} />
        <ProductResults filters={filters} list={list} />
        <LazyCompareTray />
      </div>
    </Page>
  );
}
