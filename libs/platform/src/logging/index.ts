export { logResponses, redactUrl } from './http-logging';
