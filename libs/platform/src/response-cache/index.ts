export { type Encoding, type Produced, ReadyEntry, sendReady } from './cached-response';
export {
  boundedCacheKey,
  canonicalUrl,
  type KeepingRule,
  type KnownParameters,
  ReadyBytes,
  readyKey,
} from './response-cache';
