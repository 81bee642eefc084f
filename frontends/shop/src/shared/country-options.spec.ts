import { COUNTRIES } from '@kp/commerce/countries';
import { LANGUAGES } from '@kp/i18n';
import { countryOptions, indexOfTyped } from './country-options';

const labels = (language: 'en' | 'de' | 'ro' | 'ja') => countryOptions(language).map(({ label }) => label);

describe('the countries of the world', () => {
  it.each(LANGUAGES.map(({ code }) => code))('are all there once, by a name of the language (%s)', (code) => {
    const options = countryOptions(code);
    expect(options.map(({ value }) => value).sort()).toEqual(COUNTRIES.map(({ name }) => name).sort());
    expect(new Set(options.map(({ label }) => label)).size).toBe(COUNTRIES.length);
  });

  it('are named as the language names them, and keep their English name as the value', () => {
    const austria = (language: 'de' | 'ja' | 'en') =>
      countryOptions(language).find(({ value }) => value === 'Austria')?.label;
    expect([austria('en'), austria('de'), austria('ja')]).toEqual(['Austria', 'Österreich', 'オーストリア']);
  });

  it('are sorted by the alphabet of the language, not by code points', () => {
    const german = labels('de');
    expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'));
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'));
    expect(german.indexOf('Oman')).toBeLessThan(german.indexOf('Österreich'));
  });
});

describe('typing into the list', () => {
  const german = countryOptions('de');
  const chosenBy = (typed: string, from = -1) => german[indexOfTyped(german, typed, from)]?.label;

  it('finds a localized name, with or without diacritics', () => {
    expect(chosenBy('öst')).toBe('Österreich');
    expect(chosenBy('ost')).toBe('Österreich');
    expect(chosenBy('vereinigte s')).toBe('Vereinigte Staaten');
  });

  it('finds an English name when no localized one matches', () => {
    expect(chosenBy('germ')).toBe('Deutschland');
    expect(chosenBy('austria')).toBe('Österreich');
    expect(chosenBy('aus')).toBe('Australien');
  });

  it('cycles through the matches of a repeated letter', () => {
    const first = german.findIndex(({ label }) => label.startsWith('Q') || label.startsWith('K'));
    expect(chosenBy('kk', first)).not.toBe(german[first]?.label);
    const last = german.length - 1;
    expect(chosenBy('d', last)).toMatch(/^D/);
  });

  it('finds nothing without a match', () => {
    expect(indexOfTyped(german, 'xyz', 3)).toBe(-1);
    expect(indexOfTyped(german, '', 3)).toBe(-1);
  });
});
