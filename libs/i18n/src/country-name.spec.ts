import { countryName } from './country-name';

describe('the name of a country', () => {
  it('is that of the language of the page', () => {
    expect(['de', 'ar', 'ja'].map((code) => countryName('Romania', code as 'de' | 'ar' | 'ja'))).toEqual([
      'Rumänien',
      'رومانيا',
      'ルーマニア',
    ]);
  });

  it('is written in English as addresses store it', () => {
    expect(countryName('Saint Helena, Ascension and Tristan da Cunha', 'en')).toMatch(/^Saint Helena, Asc/);
  });

  it('stays as it was written when it is no name of a country', () => {
    expect(countryName('Kingdom of Pots', 'de')).toBe('Kingdom of Pots');
  });
});
