import { lazyPage, useLoaded } from '@kp/client';
import type { PastedCodes } from '@kp/commerce';
import { Page, SkeletonText } from '@kp/ui';
import { serverRendered } from '../../shared/server-rendered';
import type { ListFilters } from './product-list-url';
// The server writes the tiles, so their styles come with the page and not with the chunk.
import './tree/category-trail.module.css';

const AttributeFilter = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "attribute-filter" */ './attributes/attribute-filter'))
      .AttributeFilter,
  ['catalog'],
);
const CodeListPage = lazyPage(
  async () => (await import(/* webpackChunkName: "code-list" */ './code-list-page')).CodeListPage,
  ['catalog', 'units'],
);

const treeParts = () => import(/* webpackChunkName: "category-tree" */ './tree/category-trail');

/** What leads from the home page to a category, and to those in it. */
export const CategoryTrail = serverRendered(async () => (await treeParts()).CategoryTrail);
export const CategoryChildren = serverRendered(async () => (await treeParts()).CategoryChildren);

/** Attributes belong to a category: the chosen one, or that of most products that a search finds. */
export const LazyAttributeFilter = ({ filters }: { readonly filters: ListFilters }) =>
  (filters.category ?? filters.search) !== undefined && <LoadedAttributeFilter filters={filters} />;

const LoadedAttributeFilter = (props: { readonly filters: ListFilters }) =>
  useLoaded(AttributeFilter) && <AttributeFilter {...props} />;

/** The page of a search that is a list of product codes. */
export function LazyCodeListPage(props: { readonly pasted: PastedCodes }) {
  if (useLoaded(CodeListPage)) return <CodeListPage {...props} />;
  return (
    <Page>
      <SkeletonText lines={6} />
    </Page>
  );
}
