import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages';

export const LANGUAGE_COOKIE = 'kp_language';
export const LANGUAGE_PARAMETER = 'lang';

export type IsOffered = (value: unknown) => value is LanguageCode;

export function detectBrowserLanguage(
  stored: string | null,
  browserLanguage: string | undefined,
  isOffered: IsOffered = isLanguageCode,
): LanguageCode {
  if (isOffered(stored)) return stored;
  const primary = primaryPart(browserLanguage ?? '');
  return isOffered(primary) ? primary : DEFAULT_LANGUAGE;
}

export function primaryPart(tag: string): string {
  return tag.trim().split(/[-_]/)[0]!.toLowerCase();
}
