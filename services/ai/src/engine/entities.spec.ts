import { largestAmount } from './entities';

it.each([
  ['egy kés 5000 Ft alatt', 500_000],
  ['nůž do 249 Kč', 24_900],
  ['nóż za 89,90 zł', 8990],
  ['en kniv under 199 kr', 19_900],
  ['et Messer unter CHF 120', 12_000],
  ['un cuțit sub 129 lei', 12_900],
  ['a knife under $40', 4000],
  ['100usd以下', 10_000],
  ['5 Kräuterscheren und 6 cm', undefined],
])('%s', (text, minor) => expect(largestAmount(text)).toBe(minor));
