import type { ListProductsApiArg } from '@kp/api-client/shop';
import { textLanguage, type LanguageCode } from '@kp/i18n';

export const FEATURED_COUNT = 4;
/** Shared by prefetch and page, so that the page finds the prefetched result. */
export const featuredQuery = (language: LanguageCode): ListProductsApiArg => ({
  featured: true,
  collapse: 'group',
  limit: FEATURED_COUNT,
  language: textLanguage(language),
});
