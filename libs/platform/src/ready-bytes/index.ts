export { type KeepingRule, ReadyBytes } from './ready-bytes';
export { ReadyBytesModule } from './ready-bytes.module';
export { type Encoding, type Produced, ReadyEntry } from './ready-entry';
export { boundedKey, canonicalUrl, type KnownParameters, readyKey } from './ready-key';
export { sendReady } from './send-ready';
