import { invoiceNumberOf, largestAmount } from './entities';
import { questionOf } from './understand';

it.each([
  ['is inv 2026 000001 paid', 'INV-2026-000001'],
  ['factura kps 12', 'KPS-0012'],
  ['a 20 l pot and a 30 l one', undefined],
])('%s: %s', (folded, number) => {
  const known = [
    { series: 'INV-{year}-', width: 6 },
    { series: 'KPS-', width: 4 },
    { series: 'A-', width: 1 },
  ];
  expect(invoiceNumberOf(folded, known)).toBe(number);
});

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

it.each([
  ['en', 'knives below 20,000 forints', 2_000_000, 'knives'],
  ['en', 'knives under 20 000 Ft', 2_000_000, 'knives'],
  ['de', 'Messer unter 20.000 Forint', 2_000_000, 'messer'],
  ['ro', 'cuțite sub 1.250,50 lei', 125_050, 'cutite'],
  ['ro', 'cuțite sub 20000 de forinți', 2_000_000, 'cutite'],
  ['fr', 'couteaux à moins de 249 couronnes', 24_900, 'couteaux'],
  ['it', 'coltelli sotto 89,90 zł', 8990, 'coltelli'],
  ['es', 'cuchillos por menos de 249 Kč', 24_900, 'cuchillos'],
  ['pt', 'facas até 120 francos', 12_000, 'facas'],
  ['ar', 'سكاكين اقل من 129 ليو', 12_900, 'سكاكين'],
  ['zh', '20,000福林以下的刀', 2_000_000, '刀'],
  ['ja', '20000フォリント以下の包丁', 2_000_000, '包丁'],
  ['ko', '20,000 포린트 이하 칼', 2_000_000, '칼'],
] as const)('%s: "%s" is a bound of the price, no words to search for', (language, text, minor, phrase) => {
  const { maxPriceMinor, phrase: searched } = questionOf(text, language);
  expect([maxPriceMinor, searched]).toEqual([minor, phrase]);
});
