import { hundredthsOf, unitsOf } from './currency-units';

it.each([
  ['USD', 3202, 3202],
  ['RON', 3202, 3202],
  ['HUF', 4_500_000_000, 4_500_000_000],
  ['JPY', 3202, 320_200],
  ['KRW', 5, 500],
  ['KWD', 12_340, 1234],
])('an amount in %s of %i units is %i hundredths, and back', (currency, units, hundredths) => {
  expect(hundredthsOf(units, currency)).toBe(hundredths);
  expect(unitsOf(hundredths, currency)).toBe(units);
});
