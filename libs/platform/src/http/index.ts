export * from './access';
export * from './field-values';
export * from './problem';
export { HttpPlatformModule } from './http-platform.module';
export { IDEMPOTENCY_KEY_HEADER, IdempotencyKey } from './idempotency-key';
export { ProblemFilter } from './problem.filter';
export { RateLimit, RateLimitGuard, type RateLimitOptions } from './rate-limit';
export { intentOf, requestHash, type RequestIntent } from './request-intent';
export { fieldProblems, OptionalField, Trimmed, validationPipe, validationProvider } from './validation';
