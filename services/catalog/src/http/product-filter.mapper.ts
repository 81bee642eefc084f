import { findProductId, parseMinor, type ProductStatus } from '@kp/commerce';
import { detectRequestLanguage, isLanguageCode } from '@kp/i18n';
import type { Caller } from '@kp/platform/http';
import type { FastifyRequest } from 'fastify';
import { LARGEST_PRODUCT_ID, type ProductFilter } from '../domain/product-filter';
import { alphabetOf, productSort } from '../domain/product-sort';
import { viewerOf } from './catalog-answers';
import type { ListProductsRequest } from './dto/list-products.request';

type Asked = Pick<FastifyRequest, 'query' | 'headers'>;

/** The literal call of the back office that lists every product. */
const LIMIT_OF_ALL = 100;

export function productFilter(
  query: ListProductsRequest,
  asked: Asked,
  caller: Caller | null,
): ProductFilter {
  const productId = query.search === undefined ? null : findProductId(query.search);
  const search = productId === null ? query.search : undefined;
  return {
    search,
    productId: productId === null ? undefined : Math.min(productId, LARGEST_PRODUCT_ID),
    categorySlug: query.categorySlug ?? query.category,
    featured: query.featured,
    minPriceMinor: query.minPrice === undefined ? undefined : parseMinor(query.minPrice),
    maxPriceMinor: query.maxPrice === undefined ? undefined : parseMinor(query.maxPrice),
    inStock: query.inStock,
    status: statusFor(query, asked, caller),
    viewer: viewerOf(caller),
    sort: productSort(query.sort, search !== undefined),
    alphabet: alphabetFor(query, asked),
    limit: query.limit ?? 20,
    offset: query.offset ?? 0,
  };
}

function statusFor(query: ListProductsRequest, asked: Asked, caller: Caller | null): ProductStatus | 'all' {
  if (!caller?.isAdmin) return 'active';
  if (query.status !== undefined) return query.status as ProductStatus | 'all';
  return query.limit === LIMIT_OF_ALL && isOnlyLimit(asked) ? 'all' : 'active';
}

function isOnlyLimit({ query }: Asked): boolean {
  return Object.keys(query as object).every((name) => name === 'limit' || name === '_t');
}

function alphabetFor({ language }: ListProductsRequest, { headers }: Asked): string {
  const asked = { lang: language, acceptLanguage: headers['accept-language'] };
  return alphabetOf(detectRequestLanguage(asked, isLanguageCode));
}
