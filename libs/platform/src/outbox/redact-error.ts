/** In this order: an address within a URL goes with the URL's credentials. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\w+:\/\/)[^\s/@]+@/g, '$1[redacted]@'],
  [/(\w+:\/\/[^\s?#]+)[?#]\S+/g, '$1?[redacted]'],
  [/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:=[\]]+\.[a-z]{2,}/gi, '[email]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [redacted]'],
  [/\b(password|passwd|secret|token|api[_-]?key)(["']?\s*[=:]\s*)\S+/gi, '$1$2[redacted]'],
  [/\b(?:sk|pk|rk|whsec|tok)_\w{6,}/g, '[redacted]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[number]'],
  [/[\w+/=-]{32,}/g, '[redacted]'],
  [/(?<![\w-])\+?\d(?:[ ()/.-]{0,2}\d){8,}/g, '[number]'],
];

/** Error messages of mail servers and providers quote addresses, numbers and keys. */
export const redactError = (message: string): string =>
  SECRETS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
