import Negotiator from 'negotiator';
import { type IsOffered, LANGUAGE_COOKIE, primaryPart } from './detect-language';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages';

export interface LanguageRequest {
  readonly lang?: unknown;
  readonly cookie?: string;
  readonly acceptLanguage?: string;
}

/** For the server only: the index leaves it out, so that no page loads the parser of headers. */
export function detectRequestLanguage(
  { lang, cookie, acceptLanguage }: LanguageRequest,
  isOffered: IsOffered = isLanguageCode,
): LanguageCode {
  if (isOffered(lang)) return lang;
  const chosen = cookieValue(cookie ?? '', LANGUAGE_COOKIE);
  if (isOffered(chosen)) return chosen;
  const accepted = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  return accepted.map(primaryPart).find(isOffered) ?? DEFAULT_LANGUAGE;
}

function cookieValue(header: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}
