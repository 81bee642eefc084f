import { findCountry } from '@kp/commerce/countries';
import { languageOption, type LanguageCode } from './languages';

/**
 * Names countries as a language does. Browsers and servers know different names, so it is for what only the browser
 * writes.
 * @returns the name for an ISO 3166-1 code; the English one where the language has none
 */
export function countryNaming(language: LanguageCode): (code: string, english: string) => string {
  // English is written as addresses store it.
  if (language === 'en') return (_code, english) => english;
  const names = new Intl.DisplayNames([languageOption(language).locale], {
    type: 'region',
    fallback: 'none',
  });
  return (code, english) => names.of(code) ?? english;
}

/** @returns the name of a country in the language of the page; what is no English country name stays as it is */
export function countryName(english: string, language: LanguageCode): string {
  const country = findCountry(english);
  return country ? countryNaming(language)(country.code, english) : english;
}
