export * from './access';
export * from './problem';
export { ProblemFilter } from './problem.filter';
export { RateLimit, RateLimitGuard, type RateLimitOptions } from './rate-limit';
export { fieldProblems, OptionalField, Trimmed, validationPipe, validationProvider } from './validation';
