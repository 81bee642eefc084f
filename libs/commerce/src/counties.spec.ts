import { ROMANIA } from './address-parts';
import { COUNTIES, citiesOf, findCounty } from './counties';
import { COUNTRIES, findCountry } from './countries';

describe('the counties of Romania', () => {
  it('are 41 and București, each with its own code and name', () => {
    expect(COUNTIES).toHaveLength(42);
    expect(new Set(COUNTIES.map(({ code }) => code)).size).toBe(42);
    expect(new Set(COUNTIES.map(({ name }) => name)).size).toBe(42);
  });

  it('have the 319 towns outside the capital, no town twice in a county', () => {
    const towns = COUNTIES.filter(({ code }) => code !== 'B').flatMap(({ cities }) => cities);
    expect(towns).toHaveLength(319);
    for (const { cities } of COUNTIES) expect(new Set(cities).size).toBe(cities.length);
  });

  it('are written with comma-below letters, never with cedillas', () => {
    expect(JSON.stringify(COUNTIES)).not.toMatch(/[şţŞŢ]/);
    expect(JSON.stringify(COUNTIES)).toBe(JSON.stringify(COUNTIES).normalize('NFC'));
  });

  it('and their towns stand in Romanian order', () => {
    const { compare } = new Intl.Collator('ro');
    const names = COUNTIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compare));
    for (const { cities } of COUNTIES) expect(cities).toEqual([...cities].sort(compare));
  });

  it('offer the six sectors of București and the city itself', () => {
    expect(citiesOf('București')).toEqual([
      'București',
      'Sectorul 1',
      'Sectorul 2',
      'Sectorul 3',
      'Sectorul 4',
      'Sectorul 5',
      'Sectorul 6',
    ]);
  });

  it('are found with and without diacritics', () => {
    expect(
      [findCounty('Brașov'), findCounty('Braşov'), findCounty(' brasov ')].map((county) => county?.code),
    ).toEqual(['BV', 'BV', 'BV']);
    expect(findCounty('Bavaria')).toBeNull();
    expect(citiesOf('Bavaria')).toEqual([]);
  });
});

describe('the countries', () => {
  it('are the 249 of the standard, by name, with Romania among them', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(249);
    expect(COUNTRIES.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
    const inOrder = COUNTRIES.map(({ name }) => name);
    expect(inOrder).toEqual([...inOrder].sort(new Intl.Collator('en').compare));
    expect(findCountry(ROMANIA)).toEqual({ code: 'RO', name: 'Romania' });
  });

  it('are known by their exact name only', () => {
    expect(findCountry('Rumania')).toBeNull();
  });
});
