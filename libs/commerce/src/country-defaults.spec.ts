import { countryDefaults, SETUP_COUNTRIES } from './country-defaults';
import { csvSeparatorRule, holidayCountryRule, timeZoneRule } from './regional-rules';

describe('what a country proposes for a new shop', () => {
  it.each([
    ['RO', 'RON', 'Europe/Bucharest', ',', ';', true],
    ['DE', 'EUR', 'Europe/Berlin', ',', ';', true],
    ['IE', 'EUR', 'Europe/Dublin', '.', ',', true],
    ['GB', 'GBP', 'Europe/London', '.', ',', false],
  ])('%s', (country, currency, timeZone, decimalMark, csvSeparator, hasOfficialRates) => {
    const expected = { currency, timeZone, decimalMark, csvSeparator, hasOfficialRates };
    expect(countryDefaults(country)).toMatchObject(expected);
  });

  it('is accepted by the rules of the settings, in every country', () => {
    const refused = SETUP_COUNTRIES.filter((country) => {
      const proposed = countryDefaults(country);
      if (!proposed) return true;
      const { timeZone, holidayCountry, csvSeparator } = proposed;
      const rules = [
        timeZoneRule(timeZone),
        holidayCountryRule(holidayCountry),
        csvSeparatorRule(csvSeparator, proposed),
      ];
      return rules.some((problem) => problem !== null);
    });
    expect(refused).toEqual([]);
    expect(countryDefaults('AQ')).toBeNull();
  });
});
