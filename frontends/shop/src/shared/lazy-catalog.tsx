import { lazyPage } from '@kp/client';
import type { ProductDetailResponse } from '@kp/api-client/shop';
import type { ListFilters } from '../features/product-list/product-list-url';
import type { PastedCodes } from '@kp/commerce';
import { Page, SkeletonText } from '@kp/ui';
import { useLoaded } from './use-loaded';
import type { ComparedProduct } from './compare/compared-products';

const CompareToggle = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "compare-tools" */ './compare/compare-toggle')).CompareToggle,
  ['catalog'],
);
const CompareTray = lazyPage(
  async () => (await import(/* webpackChunkName: "compare-tools" */ './compare/compare-tray')).CompareTray,
  ['catalog'],
);
const AttributeFilter = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "attribute-filter" */ '../features/product-list/attributes/attribute-filter'
      )
    ).AttributeFilter,
  ['catalog'],
);
const RelatedProducts = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "related-products" */ '../features/product-detail/related/related-products'
      )
    ).RelatedProducts,
  ['catalog'],
);

const CodeListPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "code-list" */ '../features/product-list/code-list-page'))
      .CodeListPage,
  ['catalog'],
);

/** The page of a search that is a list of product codes. */
export function LazyCodeListPage(props: { readonly pasted: PastedCodes }) {
  if (useLoaded(CodeListPage)) return <CodeListPage {...props} />;
  return (
    <Page>
      <SkeletonText lines={6} />
    </Page>
  );
}

interface CompareToggleProps {
  readonly product: ComparedProduct;
  readonly className?: string;
}

export const LazyCompareToggle = (props: CompareToggleProps) =>
  useLoaded(CompareToggle, true) && <CompareToggle {...props} />;

export const LazyCompareTray = () => useLoaded(CompareTray, true) && <CompareTray />;

/** Attributes belong to a category. */
export const LazyAttributeFilter = ({ filters }: { readonly filters: ListFilters }) =>
  filters.category !== undefined && <LoadedAttributeFilter filters={filters} />;

const LoadedAttributeFilter = (props: { readonly filters: ListFilters }) =>
  useLoaded(AttributeFilter) && <AttributeFilter {...props} />;

export const LazyRelatedProducts = (props: { readonly product: ProductDetailResponse }) =>
  useLoaded(RelatedProducts, true) && <RelatedProducts {...props} />;
