import type { ListProductsApiArg } from '@kp/api-client/shop';

/** Featured products on the home page. */
export const FEATURED_COUNT = 4;

/** The same question for the server, which fetches ahead, and for the page. */
export const FEATURED_QUERY: ListProductsApiArg = { featured: true, limit: FEATURED_COUNT };
