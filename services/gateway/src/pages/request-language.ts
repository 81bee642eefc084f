import type { IncomingHttpHeaders } from 'node:http';
import { detectRequestLanguage, type LanguageCode } from '@kp/i18n';

/** Visitors send few distinct pairs of cookie and header, so the answers are remembered. */
const KNOWN = new Map<string, LanguageCode>();
const KNOWN_LIMIT = 5000;

/** The language of a page: `?lang=`, then the stored choice in the cookie, then Accept-Language. */
export function requestLanguage(url: string, headers: IncomingHttpHeaders): LanguageCode {
  const mark = url.indexOf('lang=');
  const query = mark < 0 ? '' : url.slice(mark);
  const key = `${query}\n${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const language = detectRequestLanguage({
    url,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  if (KNOWN.size >= KNOWN_LIMIT) KNOWN.clear();
  KNOWN.set(key, language);
  return language;
}
