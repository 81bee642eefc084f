import { findProductId, parseAttributeChoices, parseMinor, type ProductStatus } from '@kp/commerce';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n';
import { translationIn } from '@kp/i18n/catalog-language';
import { detectRequestLanguage } from '@kp/i18n/request-language';
import type { Principal } from '@kp/platform/http';
import type { FastifyRequest } from 'fastify';
import { collationOf, idsBeginningWith, type ProductFilter, productSort } from '../domain/product-filter';
import { audienceOf } from './catalog-responses';
import type { ListProductsRequest } from './product-list.dto';

type Request = Pick<FastifyRequest, 'query' | 'headers'>;

const LIMIT_OF_ALL = 100;

export function productFilter(
  query: ListProductsRequest,
  request: Request,
  principal: Principal | null,
): ProductFilter {
  const productId = query.search === undefined ? null : findProductId(query.search);
  const search = productId === null ? query.search : undefined;
  const similar = query.similarTo !== undefined && query.search === undefined;
  return {
    search,
    productIds: productId === null ? undefined : idsBeginningWith(productId),
    categorySlug: query.categorySlug ?? query.category,
    featured: query.featured,
    minPriceMinor: query.minPrice === undefined ? undefined : parseMinor(query.minPrice),
    maxPriceMinor: query.maxPrice === undefined ? undefined : parseMinor(query.maxPrice),
    priceDisplay: query.priceDisplay,
    inStock: query.inStock,
    attributes: query.attributes === undefined ? undefined : parseAttributeChoices(query.attributes)!,
    status: statusFor(query, request, principal),
    audience: audienceOf(principal),
    similarTo: query.similarTo,
    isCollapsed: query.collapse === 'group' || undefined,
    // Of the back office, which sells them by quotes.
    includesOnRequest: (principal?.isAdmin && query.status !== undefined) || undefined,
    sort: similar ? 'similar' : productSort(query.sort, query.search !== undefined),
    collation: collationFor(query, request),
    language: translationOf(query),
    limit: query.limit ?? 20,
    offset: query.offset ?? 0,
  };
}

function statusFor(
  query: ListProductsRequest,
  request: Request,
  principal: Principal | null,
): ProductStatus | 'all' {
  if (!principal?.isAdmin) return 'active';
  if (query.status !== undefined) return query.status as ProductStatus | 'all';
  return query.limit === LIMIT_OF_ALL && hasOnlyLimit(request) ? 'all' : 'active';
}

function hasOnlyLimit({ query }: Request): boolean {
  return Object.keys(query as object).every((name) => name === 'limit' || name === '_t');
}

function translationOf({ language }: ListProductsRequest): ProductFilter['language'] {
  return translationIn(isLanguageCode(language) ? language : DEFAULT_LANGUAGE);
}

export function collationFor(
  { language }: { language?: string },
  { headers }: Pick<Request, 'headers'>,
): string {
  const preferences = { lang: language, acceptLanguage: headers['accept-language'] };
  return collationOf(detectRequestLanguage(preferences, isLanguageCode));
}
