export { type Encoding, type UncachedResponse, CachedResponse, sendCachedResponse } from './cached-response';
export {
  boundedCacheKey,
  canonicalUrl,
  type CachePolicy,
  PAGES_TAG,
  ResponseCache,
  cacheKey,
} from './response-cache';
