export { LoggingModule } from './logging.module';
export { logResponses } from './log-responses';
export { redactUrl } from './redact-url';
