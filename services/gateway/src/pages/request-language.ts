import type { IncomingHttpHeaders } from 'node:http';
import { detectRequestLanguage, LANGUAGE_PARAMETER, type LanguageCode } from '@kp/i18n';

/** Visitors send few distinct combinations of these, so the answers are remembered. */
const KNOWN = new Map<string, LanguageCode>();
const KNOWN_LIMIT = 5000;

/** The language of a page: `?lang=`, then the stored choice in the cookie, then Accept-Language. */
export function requestLanguage(url: string, headers: IncomingHttpHeaders): LanguageCode {
  const lang = queryLanguage(url);
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const key = `${lang ?? ''}\n${cookie ?? ''}\n${acceptLanguage ?? ''}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const language = detectRequestLanguage({ lang, cookie, acceptLanguage });
  if (KNOWN.size >= KNOWN_LIMIT) KNOWN.clear();
  KNOWN.set(key, language);
  return language;
}

function queryLanguage(url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, mark)) return undefined;
  return new URLSearchParams(url.slice(mark)).get(LANGUAGE_PARAMETER) ?? undefined;
}
