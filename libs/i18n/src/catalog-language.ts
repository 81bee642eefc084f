import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from './languages';

declare global {
  /** One for all bundles of a process, each of which has a copy of this module. */
  var catalogLanguage: LanguageCode | undefined;
}

/** The language in which the shop enters the texts of its products; texts in others are translations. A browser knows it from the page it loads. */
export const catalogLanguage = (): LanguageCode => globalThis.catalogLanguage ?? DEFAULT_LANGUAGE;

/** @param language that of the settings */
export function setCatalogLanguage(language: LanguageCode): void {
  globalThis.catalogLanguage = language;
}

/** Languages that texts can be translated into. */
export const translationLanguages = (): LanguageCode[] =>
  LANGUAGE_CODES.filter((language) => language !== catalogLanguage());

/** @returns undefined for the language of the catalogue, whose texts need no translation */
export const translationIn = (language: LanguageCode): LanguageCode | undefined =>
  language === catalogLanguage() ? undefined : language;
