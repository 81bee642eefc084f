import type { IncomingHttpHeaders } from 'node:http';
import { detectRequestLanguage, LANGUAGE_PARAMETER, type LanguageCode } from '@kp/i18n';
import { LRUCache } from 'lru-cache';

/** Visitors send few distinct combinations of these, so the answers are remembered. */
const KNOWN = new LRUCache<string, LanguageCode>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (_language, key) => key.length * 2 + 100,
});

/** The language of a page: `?lang=`, then the stored choice in the cookie, then Accept-Language. */
export function requestLanguage(url: string, headers: IncomingHttpHeaders): LanguageCode {
  const lang = queryLanguage(url);
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const key = `${lang ?? ''}\n${cookie ?? ''}\n${acceptLanguage ?? ''}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const language = detectRequestLanguage({ lang, cookie, acceptLanguage });
  KNOWN.set(key, language);
  return language;
}

function queryLanguage(url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, mark)) return undefined;
  return new URLSearchParams(url.slice(mark)).get(LANGUAGE_PARAMETER) ?? undefined;
}
