import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';

export const inEveryLanguage = <Text>(textIn: (language: LanguageCode) => Text) =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, textIn(language)])) as Record<
    LanguageCode,
    Text
  >;
