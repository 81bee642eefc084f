import { foldText } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { languageOption, type LanguageCode } from '@kp/i18n';
import { countryNaming } from '@kp/i18n/country-name';

export interface CountryOption {
  /** English name, as addresses store it. */
  readonly value: string;
  readonly label: string;
  /** Folded names: localized, then English. */
  readonly searched: readonly [string, string];
}

/** For client-side rendering only: servers and browsers know different localized names. */
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
 * Repeating one letter cycles through the names that start with it.
 * @param from index of the selected option; -1 when there is none
 * @returns index of the match, localized names before English ones; -1 when there is none
 */
export function indexOfTyped(options: readonly CountryOption[], typed: string, from: number): number {
  const letters = [...foldText(typed)];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const prefix = isRepeated ? (letters[0] ?? '') : letters.join('');
  const start = Math.max(from + (isRepeated ? 1 : 0), 0);
  const indexes = options.map((_, index) => (start + index) % options.length);
  const find = (name: 0 | 1) => indexes.find((index) => options[index]?.searched[name].startsWith(prefix));
  return prefix ? (find(0) ?? find(1) ?? -1) : -1;
}
