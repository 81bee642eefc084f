export * from './access';
export { ClientIp, IN_PROCESS_IP, networkOf, warnOfIgnoredProxy } from './client-ip';
export * from './documented-rules';
export { EventStreams, SessionCheck } from './event-streams';
export { isCalendarDay } from './calendar-day';
export * from './field-decorators';
export { HttpConfig } from './http.config';
export { AdminTokenCheck, HttpPlatformModule } from './http-platform.module';
export {
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  idempotentRequest,
  requestHash,
  type IdempotentRequest,
} from './idempotency-key';
export * from './problem';
export { IdParam, PageQuery } from './request-parameters.dto';
export { GLOBAL_LIMITS, NoGlobalRateLimit, RateLimit } from './rate-limit';
export { RateLimitStorage } from './rate-limit-storage';
export { RequestLanguage } from './request-language';
export { AcceptsBody, type BodyOptions, BodyStream, DEFAULT_BODY_LIMIT_BYTES, RawBody } from './request-body';
export {
  ValidatesWith,
  FormCode,
  FormEmail,
  FormSingleLine,
  FormNumber,
  FormNumberOrNull,
  FormText,
} from './rule-decorators';
export { fieldNames } from './validation';
