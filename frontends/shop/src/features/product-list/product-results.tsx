import { shopApi } from '@kp/api-client/shop';
import type { SearchNotes } from '@kp/api-client';
import { useContactDialog, useRequestFailure } from '@kp/client';
import { formatList, textLanguage } from '@kp/i18n';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  useCategoryName,
  useFormats,
  VisuallyHidden,
} from '@kp/ui';
import { useEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardProduct } from '../../shared/product/product-card';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product/product-grid';
import { isFiltered, listUrl, type ListFilters } from './product-list-url';
import { PAGE_SIZE } from './product-list-api';
import type { ProductList } from './use-product-list';
import styles from './product-results.module.css';

interface ProductResultsProps {
  readonly filters: ListFilters;
  readonly list: ProductList;
}

export function ProductResults({ filters, list }: ProductResultsProps) {
  const { t } = useTranslation(['list', 'shop']);
  const failure = useRequestFailure();
  const { products, error } = list;
  if (!products && error) return <ErrorPanel {...failure.panel(list, t('shop:failed.products'))} />;
  if (!products) return <ProductGridSkeleton count={PAGE_SIZE} layout="remembered" />;
  if (products.length === 0)
    return (
      <>
        {!list.search?.unsold && <NoteOfSearch notes={list.search} />}
        <NoResults filters={filters} unsold={list.search?.unsold} />
        {filters.search && <LargestCategories />}
      </>
    );
  return (
    <>
      <NoteOfSearch notes={list.search} />
      <ResultGrid list={list} products={products} category={filters.category} />
    </>
  );
}

interface NoteOfSearchProps {
  readonly notes: SearchNotes | undefined;
}

/** What a customer has to know of what is listed, in the words of the customer. */
function NoteOfSearch({ notes = {} }: NoteOfSearchProps) {
  const { t } = useTranslation('list');
  const { language } = useFormats();
  const { used, missing = [], without = [], unsure = [], unsold: goods } = notes;
  const listed = (said: readonly string[]) =>
    formatList(
      said.map((words) => t('list.quoted', { words })),
      language,
    );
  const unmet =
    (missing.length > 0 && t('list.notMet', { words: listed(missing) })) ||
    (without.length > 0 && t('list.leftOut', { words: listed(without) }));
  const unknown = unsure.length > 0 && t('list.unsure', { words: listed(unsure) });
  const note =
    (goods && t('list.unsoldNear', { goods })) ||
    [unmet, unknown].filter(Boolean).join(' ') ||
    (used && t('list.showingResults', { words: used }));
  return (
    note && (
      <p role="status" className={styles.note}>
        {note}
      </p>
    )
  );
}

function ResultGrid({
  list,
  products,
  category,
}: Omit<ProductResultsProps, 'filters'> & { products: readonly CardProduct[]; category?: string }) {
  const { t } = useTranslation('list');
  const { results, button, expectMore } = useFocusOnAdded(products.length);
  const onLoadMore = () => {
    expectMore();
    list.loadMore();
  };
  return (
    <>
      <div ref={results}>
        <h2>
          <VisuallyHidden>{t('list.pageTitle')}</VisuallyHidden>
        </h2>
        <ProductGrid products={products} layout="remembered" category={category} />
      </div>
      <LoadMore list={list} shown={products.length} onLoadMore={onLoadMore} ref={button} />
    </>
  );
}

interface LoadMoreProps {
  readonly list: ProductList;
  readonly shown: number;
  readonly onLoadMore: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

function LoadMore({ list, shown, onLoadMore, ref }: LoadMoreProps) {
  const { t } = useTranslation(['list', 'shop']);
  const { number } = useFormats();
  const failure = useRequestFailure();
  return (
    <div className={styles.more}>
      <p>{t('list.shownOf', { shown: number(shown), total: number(list.total ?? shown) })}</p>
      {list.hasFailedToLoadMore && (
        <p role="alert" className={styles.failed}>
          {t('shop:failed.products')} <br />
          {failure.textOf(list.error)}
        </p>
      )}
      {list.hasMore && (
        <Button ref={ref} isBusy={list.isLoadingMore} onClick={onLoadMore}>
          {t('list.loadMore')}
        </Button>
      )}
    </div>
  );
}

/** After "Load More" moves the focus to the first new product, unless the user has focused something else. */
function useFocusOnAdded(shown: number) {
  const results = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    const added = results.current?.querySelectorAll<HTMLElement>('article a')[before.current];
    before.current = undefined;
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) {
      added?.focus({ preventScroll: true });
    }
  }, [shown]);
  const expectMore = () => {
    before.current = shown;
  };
  return { results, button, expectMore };
}

interface NoResultsProps {
  readonly filters: ListFilters;
  /** What the shop does not sell. */
  readonly unsold: string | undefined;
}

function NoResults({ filters, unsold }: NoResultsProps) {
  const { t } = useTranslation('list');
  const { search, category } = filters;
  const hasFilters = isFiltered(filters);
  const hasPrice = Boolean(filters.minPrice ?? filters.maxPrice ?? filters.inStock);
  return (
    <EmptyState
      icon="search"
      title={unsold ? t('list.unsold', { goods: unsold }) : search ? t('list.emptySearch') : t('list.empty')}
      actions={
        <>
          {search && !unsold && <DidYouMean search={search} />}
          {hasFilters && (
            <ButtonLink to={listUrl({ search, category })}>{t('list.withoutPriceAndStock')}</ButtonLink>
          )}
          {search && category && (
            <ButtonLink to={listUrl({ ...filters, category: undefined, attributes: undefined })}>
              {t('list.searchEverywhere')}
            </ButtonLink>
          )}
          <ButtonLink to="/products">{t('list.clearFilters')}</ButtonLink>
          {search && <ContactButton />}
        </>
      }
    >
      {hasFilters
        ? t(hasPrice ? 'list.emptyFilterHint' : 'list.emptyRangeHint')
        : search
          ? !unsold && t('list.emptyHint')
          : t('list.emptyCategoryHint')}
    </EmptyState>
  );
}

/** Who knows whether the shop can get it. */
function ContactButton() {
  const { t } = useTranslation();
  const { open } = useContactDialog();
  return (
    <Button variant="link" aria-haspopup="dialog" onClick={() => open()}>
      {t('header.contact')}
    </Button>
  );
}

const CATEGORIES_SHOWN = 6;

function LargestCategories() {
  const { t } = useTranslation('list');
  const nameOf = useCategoryName();
  const { data = [] } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  const largest = data
    .filter(({ showOnMainShop, productCount }) => showOnMainShop && productCount > 0)
    .toSorted((left, right) => right.productCount - left.productCount)
    .slice(0, CATEGORIES_SHOWN);
  return (
    <ul aria-label={t('list.categories')} className={styles.categories}>
      {largest.map((category) => (
        <li key={category.slug}>
          <ButtonLink to={listUrl({ category: category.slug })}>{nameOf(category)}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function DidYouMean({ search }: { search: string }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { data } = shopApi.useSuggestProductsQuery(
    { q: search, language: textLanguage(language) },
    { refetchOnMountOrArgChange: false },
  );
  const words = data?.didYouMean;
  if (!words) return null;
  return (
    <ButtonLink to={listUrl({ search: words })} variant="primary">
      {t('suggestions.didYouMean', { words })}
    </ButtonLink>
  );
}
