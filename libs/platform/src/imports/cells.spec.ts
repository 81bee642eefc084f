import { numberCell, yesNoCell } from './cells';
import { countryCell } from './country-cell';

describe('a number in a file', () => {
  it.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234.5', '1234.5'],
    ["12'345.60", '12345.60'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['$ 12.50', '12.50'],
    ['12,50 USD', '12.50'],
    ['129,00 lei', '129.00'],
    ['RON 1.234,50', '1234.50'],
    ['4 990 Ft', '4990'],
    ['89,90 zł', '89.90'],
    ['1 249 Kč', '1249'],
    ['99 kr.', '99'],
    ["CHF 1'234.50", '1234.50'],
    ['€ 12', '12'],
    ['0,125', '0.125'],
    ['-4,5', '-4.5'],
    ['1234,567', '1234.567'],
  ])('%s is %s', (text, number) => expect(numberCell(text)).toEqual({ number }));

  it('with one comma before three digits could be two numbers', () => {
    expect(numberCell('1,234')).toEqual({ problem: 'ambiguous' });
  });

  it.each(['', 'abc', '1,2,3', '1.2.3', '12.34,56', '1,234.5.6', '12 lei lei', '0x10', '1e5', 'Infinity'])(
    '%s is none',
    (text) => expect(numberCell(text)).toEqual({ problem: 'invalid' }),
  );
});

it('yes and no are understood in the languages of the shop', () => {
  expect(['TRUE', 'da', 'Ja', 'sí', '1', 'はい'].map(yesNoCell)).toEqual(Array(6).fill(true));
  expect(['false', 'Nu', 'não', '0', '否'].map(yesNoCell)).toEqual(Array(5).fill(false));
  expect(yesNoCell('perhaps')).toBeNull();
});

it.each([
  ['Chine', 'CN'],
  ['الصين', 'CN'],
  ['中国', 'CN'],
  ['Chiny', 'CN'],
  ['P.R.C.', 'CN'],
  ['DEU', 'DE'],
  ['D', 'DE'],
  ['Țările de Jos', 'NL'],
  ['Holandia', 'NL'],
  ['Made in Italy', 'IT'],
  ['Atlantis', null],
  ['أمريكا', 'US'],
  ['السعودية', 'SA'],
  ['الإمارات', 'AE'],
  ['Anglia', 'GB'],
  ['EE. UU.', 'US'],
])('%s is the country %s', (text, code) => expect(countryCell(text)).toBe(code));
