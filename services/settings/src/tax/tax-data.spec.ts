import { newestOn } from '../business-day';
import { missingOfficialRates } from './official-rates';
import territories from './special-territories.json';
import rates from './vat-rates-eu.json';

const MEMBER_STATES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const rateOn = (country: string, taxClass: string, day: string) =>
  newestOn(
    rates.filter((rate) => rate.country === country && rate.class === taxClass),
    day,
  )?.rateBasisPoints;

const territoryOf = (country: string, postalCode: string, city = '') =>
  territories.find(
    (territory) =>
      territory.country === country &&
      (territory.postalCodes === null || new RegExp(`^(?:${territory.postalCodes})$`).test(postalCode)) &&
      (!territory.city || territory.city === city),
  );

describe('VAT rates of the member states', () => {
  it('has one source and one rate per country, class and day', () => {
    const keys = rates.map((rate) => [rate.country, rate.class, rate.validFrom].join());
    expect(new Set(keys).size).toBe(rates.length);
    expect(rates.filter((rate) => !rate.source || !/^\d{4}-\d\d-\d\d$/.test(rate.validFrom))).toEqual([]);
  });

  it('knows a standard rate of 15% or more in every member state since 2014', () => {
    for (const country of MEMBER_STATES)
      expect([country, rateOn(country, 'standard', '2014-01-15')! >= 1500]).toEqual([country, true]);
    expect(new Set(rates.map((rate) => rate.country))).toEqual(new Set([...MEMBER_STATES, 'XI']));
  });

  it.each([
    ['RO', 'standard', '2025-07-31', 1900],
    ['RO', 'standard', '2025-08-01', 2100],
    ['RO', 'reduced', '2025-07-31', 900],
    ['RO', 'second_reduced', '2025-07-31', 500],
    ['RO', 'second_reduced', '2025-08-01', 1100],
    ['EE', 'standard', '2025-06-30', 2200],
    ['EE', 'standard', '2025-07-01', 2400],
    ['FI', 'standard', '2024-09-01', 2550],
    ['FI', 'reduced', '2026-01-01', 1350],
    ['SK', 'reduced', '2025-01-01', 1900],
    ['SK', 'second_reduced', '2025-01-01', 500],
    ['CZ', 'second_reduced', '2024-01-01', 1200],
    ['LT', 'reduced', '2026-01-01', 1200],
    ['LU', 'standard', '2023-12-31', 1600],
    ['LU', 'standard', '2024-01-01', 1700],
    ['DK', 'reduced', '2026-01-01', undefined],
  ])('%s %s on %s is %s basis points', (country, taxClass, day, expected) => {
    expect(rateOn(country, taxClass, day)).toBe(expected);
  });

  it.each([
    ['nothing', [], ['2010-07-01', '2016-01-01', '2017-01-01', '2025-08-01']],
    ['a rate of the law', [{ validFrom: '2017-01-01', rate: 0.19 }], ['2025-08-01']],
    ['a rate of its own', [{ validFrom: '2017-01-01', rate: 0.18 }], []],
    ['the newest one', [{ validFrom: '2025-08-01', rate: 0.21 }], []],
  ])('are added to a shop that has %s', (_, own, added) => {
    const known = own.map((rate) => ({ country: 'RO', taxClass: 'standard' as const, ...rate }));
    const missing = missingOfficialRates(known).filter(
      ({ country, taxClass }) => country === 'RO' && taxClass === 'standard',
    );
    expect(missing.map(({ validFrom }) => validFrom)).toEqual(added);
  });
});

describe('special territories', () => {
  it.each([
    ['ES', '35001', 'Las Palmas', 'ES-CN'],
    ['ES', '28001', 'Madrid', undefined],
    ['FI', '22100', 'Mariehamn', 'AX'],
    ['DE', '78266', 'Büsingen am Hochrhein', 'DE-BUS'],
    ['IT', '23030', 'Livigno', 'IT-LIV'],
    ['IT', '23030', 'Lovero', undefined],
    ['FR', '98000', 'Monaco', undefined],
    ['MC', '98000', 'Monaco', 'MC'],
    ['GB', 'BT11AA', 'Belfast', 'XI'],
    ['GB', 'B11AA', 'Birmingham', undefined],
  ])('%s %s %s belongs to %s', (country, postalCode, city, expected) => {
    expect(territoryOf(country, postalCode, city)?.territory).toBe(expected);
  });
});
