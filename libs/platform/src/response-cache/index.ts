export { type Encoding, type Produced, ReadyEntry, sendReady } from './cached-response';
export {
  boundedKey,
  canonicalUrl,
  type KeepingRule,
  type KnownParameters,
  ReadyBytes,
  readyKey,
} from './response-cache';
