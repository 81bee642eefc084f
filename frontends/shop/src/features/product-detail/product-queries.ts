import type {
  GetProductBySlugApiArg,
  ListProductReviewsApiArg,
  ListProductsApiArg,
  ProductResponse,
} from '@kp/api-client/shop';
import { isApiError } from '@kp/client';
import { textLanguage, type LanguageCode } from '@kp/i18n';

const NOT_FOUND = 404;

/** Retrying does not help, unlike after other errors. */
export function isNoProduct(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}

/** Few, because the server renders the first ones into every product page. */
export const REVIEWS_PER_PAGE = 10;

export function firstReviewsQuery({ id }: Pick<ProductResponse, 'id'>): ListProductReviewsApiArg {
  return { id, limit: REVIEWS_PER_PAGE };
}

/** These are shared by prefetch and page. */
export function productQuery(slug: string, language: LanguageCode): GetProductBySlugApiArg {
  return { slug, language: textLanguage(language) };
}

export function alternativesQuery(
  { id }: Pick<ProductResponse, 'id'>,
  language: LanguageCode,
): ListProductsApiArg {
  return { similarTo: id, inStock: true, collapse: 'group', limit: 4, language: textLanguage(language) };
}
