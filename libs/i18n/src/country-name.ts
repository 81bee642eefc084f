import { findCountry } from '@kp/commerce/countries';
import { languageOption, type LanguageCode } from './languages';

/** Not for pages that are rendered on the server: Node and browsers know different names. */
export function countryNaming(language: LanguageCode): (code: string, english: string) => string {
  // Postal addresses store the English name.
  if (language === 'en') return (_code, english) => english;
  const names = new Intl.DisplayNames([languageOption(language).locale], {
    type: 'region',
    fallback: 'none',
  });
  return (code, english) => names.of(code) ?? english;
}

export function countryName(english: string, language: LanguageCode): string {
  const country = findCountry(english);
  return country ? countryNaming(language)(country.code, english) : english;
}
