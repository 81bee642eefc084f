export * from './access';
export { ClientAddress, IN_PROCESS_ADDRESS, networkOf, warnOfIgnoredProxy } from './client-address';
export * from './field-values';
export * from './problem';
export { AdminTokenCheck } from './http-edge';
export { HttpPlatformModule } from './http-platform.module';
export { IDEMPOTENCY_KEY_HEADER, IdempotencyKey } from './idempotency-key';
export { ProblemFilter } from './problem.filter';
export {
  GLOBAL_LIMITS,
  NoGlobalRateLimit,
  RateLimit,
  RateLimitGuard,
  type RateLimitOptions,
} from './rate-limit';
export { RateLimitStorage } from './rate-limit-storage';
export { AcceptsBody, type BodyOptions, BodyStream, DEFAULT_BODY_LIMIT_BYTES, RawBody } from './request-body';
export { intentOf, requestHash, type RequestIntent } from './request-intent';
export { fieldNames } from './known-input';
export { fieldProblems, OptionalField, Trimmed, validationPipe, validationProvider } from './validation';
