import { foldText } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { languageOption, type LanguageCode } from '@kp/i18n';
import { countryNaming } from '@kp/i18n/country-name';

export interface CountryOption {
  /** English name: what an address stores. */
  readonly value: string;
  /** Name in the language of the page. */
  readonly label: string;
  /** Both names as they are searched, that of the page first. */
  readonly searched: readonly [string, string];
}

/**
 * The countries of the world, named and sorted as a language does. Browsers and servers know different names, so it is
 * for what only the browser writes.
 */
export function countryOptions(language: LanguageCode): readonly CountryOption[] {
  const { locale } = languageOption(language);
  const nameOf = countryNaming(language);
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map(({ code, name }): CountryOption => {
    const label = nameOf(code, name);
    return { value: name, label, searched: [foldText(label), foldText(name)] };
  }).sort((left, right) => compare(left.label, right.label));
}

/**
 * Where typing leads in a list: to the next name that begins with the typed letters, in the language of the page before
 * English. One letter again and again walks through the names that begin with it.
 * @param typed letters typed in one go
 * @param from place of the option that is chosen now; -1 when there is none
 * @returns the place to choose; -1 when no name begins so
 */
export function placeOfTyped(options: readonly CountryOption[], typed: string, from: number): number {
  const letters = [...foldText(typed)];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : letters.join('');
  const start = Math.max(from + (isRepeated ? 1 : 0), 0);
  const places = options.map((_, place) => (start + place) % options.length);
  const find = (name: 0 | 1) => places.find((place) => options[place]?.searched[name].startsWith(wanted));
  return wanted ? (find(0) ?? find(1) ?? -1) : -1;
}
