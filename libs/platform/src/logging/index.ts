export { logResponses } from './http-logging';
export { UrlRedaction } from './url-redaction';
