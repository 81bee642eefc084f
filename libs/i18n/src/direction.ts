import { languageOption, type LanguageCode } from './languages';

export type Direction = 'ltr' | 'rtl';

/** Value of the `dir` attribute of a page in this language. */
export function directionOf(language: LanguageCode): Direction {
  return languageOption(language).rtl ? 'rtl' : 'ltr';
}
