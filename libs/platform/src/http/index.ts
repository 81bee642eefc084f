export * from './access';
export * from './problem';
export { HttpPlatformModule } from './http-platform.module';
export { ProblemFilter } from './problem.filter';
export { RateLimit, RateLimitGuard, type RateLimitOptions } from './rate-limit';
export { fieldProblems, OptionalField, Trimmed, validationPipe, validationProvider } from './validation';
