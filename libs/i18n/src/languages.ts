export const LANGUAGE_CODES = ['en', 'fr', 'de', 'it', 'pt', 'ro', 'es', 'ar', 'zh', 'ja', 'ko'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export interface LanguageOption {
  readonly code: LanguageCode;
  readonly name: string;
  readonly nativeName: string;
  readonly flag: string;
  readonly rtl?: true;
  readonly locale: string;
}

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** For requests of texts of the catalogue: English is what they are without a language, and shares their cache. */
export const textLanguage = (language: LanguageCode): LanguageCode | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : language;

export const LANGUAGES: readonly LanguageOption[] = [
  { code: 'en', name: 'English', nativeName: 'English', flag: 'US', locale: 'en-US' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: 'FR', locale: 'fr-FR' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', flag: 'DE', locale: 'de-DE' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', flag: 'IT', locale: 'it-IT' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', flag: 'PT', locale: 'pt-PT' },
  { code: 'ro', name: 'Romanian', nativeName: 'Română', flag: 'RO', locale: 'ro-RO' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: 'ES', locale: 'es-ES' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', flag: 'AE', rtl: true, locale: 'ar' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', flag: 'CN', locale: 'zh-CN' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', flag: 'JP', locale: 'ja-JP' },
  { code: 'ko', name: 'Korean', nativeName: '한국어', flag: 'KR', locale: 'ko-KR' },
];

const byCode = new Map<string, LanguageOption>(LANGUAGES.map((language) => [language.code, language]));

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && byCode.has(value);
}

export function languageOption(code: LanguageCode): LanguageOption {
  return byCode.get(code)!;
}

const FAMILY_NAME_FIRST: readonly LanguageCode[] = ['zh', 'ja', 'ko'];

/** In the order in which a form asks for them. */
export const nameFields = (language: LanguageCode) =>
  FAMILY_NAME_FIRST.includes(language)
    ? (['lastName', 'firstName'] as const)
    : (['firstName', 'lastName'] as const);
