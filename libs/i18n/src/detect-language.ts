import { DEFAULT_LANGUAGE, isAvailableLanguage, type LanguageCode } from './languages';

export const LANGUAGE_COOKIE = 'kp_language';
export const LANGUAGE_PARAMETER = 'lang';

type IsOffered = (value: unknown) => value is LanguageCode;

export function detectBrowserLanguage(
  stored: string | null,
  browserLanguage: string | undefined,
  isOffered: IsOffered = isAvailableLanguage,
): LanguageCode {
  if (isOffered(stored)) return stored;
  const primary = primaryPart(browserLanguage ?? '');
  return isOffered(primary) ? primary : DEFAULT_LANGUAGE;
}

export interface LanguageRequest {
  readonly lang?: unknown;
  readonly cookie?: string;
  readonly acceptLanguage?: string;
}

export function detectRequestLanguage(
  { lang, cookie, acceptLanguage }: LanguageRequest,
  isOffered: IsOffered = isAvailableLanguage,
): LanguageCode {
  if (isOffered(lang)) return lang;
  const chosen = cookieValue(cookie ?? '', LANGUAGE_COOKIE);
  if (isOffered(chosen)) return chosen;
  return acceptedLanguages(acceptLanguage ?? '').find(isOffered) ?? DEFAULT_LANGUAGE;
}

/** Ordered by weight; equal weights keep their order, and weight 0 means "not this one". */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { language: primaryPart(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ language }) => language);
}

function primaryPart(tag: string): string {
  return tag.trim().split(/[-_]/)[0]!.toLowerCase();
}

function cookieValue(header: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}
