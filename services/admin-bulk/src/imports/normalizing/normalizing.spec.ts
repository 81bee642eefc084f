import { type DecimalMark, decimalMarkOf, decimalMarkOfFile, withoutDoubt } from './decimal-mark';
import { isOnRequest } from './price-cell';
import { atLeastOf, availabilityOf, isDuration, isUnknownValue } from './stock-cell';
import { areFractions, percentOf } from './tax-cell';
import { areUnitCodes, unitOf } from './unit-cell';
import { gramsOf, weightUnitOf } from './weight-cell';

describe('numbers of a supplier', () => {
  it.each([
    [['129,00 lei', '2.499,00', 'la cerere'], ','],
    [['1.234,50', '2.499'], ','],
    [['12.5 €', '1,234.50'], '.'],
    [['0,546', '11,380'], ','],
    [['12', '2.499'], null],
    [['12.5', '12,50'], null],
  ])('%j tell the decimal mark: %s', (values, mark) => expect(decimalMarkOf(values)).toBe(mark));

  it.each([
    ['2.499', ',', '2499'],
    ['1.234,50 lei', ',', '1234.50 lei'],
    ['11,380', ',', '11.380'],
    ['1,234', '.', '1234'],
    ['12.5 €', ',', '12.5 €'],
    ['1,234', null, '1,234'],
  ] as const)('%s with the mark %s is %s', (text, mark, plain) =>
    expect(withoutDoubt(text, mark)).toBe(plain),
  );
});

it.each(['la cerere', 'auf Anfrage', 'Sur demande', 'a richiesta', 'na zapytanie', 'عند الطلب', 'P.O.R.'])(
  '%s stands for no price',
  (text) => expect(isOnRequest(text)).toBe(true),
);

it.each([
  ['buc', 'H87', null],
  ['Stk.', 'H87', null],
  ['bax 12', 'XCT', 12],
  ['cutie x100', 'XBX', 100],
  ['lot de 2', 'XPK', 2],
  ['pereche', 'PR', null],
  ['حبة', 'H87', null],
  ['KG', 'KGM', null],
  ['ST', 'H87', null],
  ['Blíster', 'XPK', null],
  ['PA', 'PR', null],
  ['lata', 'XCX', null],
])('%s is the unit %s with %s in it', (text, unit, packSize) =>
  expect(unitOf(text)).toEqual({ unit, packSize }),
);

it('an unknown unit is none', () => expect(unitOf('furlong')).toBeNull());

it.each([
  ['11%', 11],
  ['19 %', 19],
  ['20,0', 20],
  ['TVA 21', 21],
  ['standard', null],
])('%s is the rate %s', (text, percent) => expect(percentOf(text)).toBe(percent));

it.each([
  ['Greutate (kg)', ['12'], 'kg'],
  ['Peso lordo (g)', ['1,5'], 'g'],
  ['Weight', ['1.2', '0.5', '3'], 'kg'],
  ['Weight', ['800', '1200'], 'g'],
  ['Weight (lb)', ['1.5'], 'lb'],
] as const)('the column %s with %j is in %s', (head, values, unit) => {
  expect(weightUnitOf(head, values)).toBe(unit);
});

it.each([
  ['11.380', 'kg', '11380'],
  ['11,380', 'kg', '11380'],
  ['1,2 kg', 'g', '1200'],
  ['950 g', 'kg', '950'],
  ['800', 'g', '800'],
  ['2 lbs', 'g', '907'],
  ['3 livre', 'g', '1361'],
  ['1 funtx', 'g', null],
  ['heavy', 'kg', null],
] as const)('%s in a column of %s weighs %s grams', (text, unit, grams) =>
  expect(gramsOf(text, unit)).toBe(grams),
);

it.each([
  ['în stoc', true],
  ['oui', true],
  ['auf Lager', true],
  ['stoc epuizat', false],
  ['12', null],
  ['soon', null],
])('%s says that there are some: %s', (text, is) => expect(availabilityOf(text)).toBe(is));

it.each([
  ['7 días', true],
  ['3-5 Tage', true],
  ['2 settimane', true],
  ['10 zile lucrătoare', true],
  ['12', false],
  ['40 Stk', false],
])('%s is a time: %s', (text, is) => expect(isDuration(text)).toBe(is));

it.each<[(DecimalMark | null)[], DecimalMark | null]>([
  [[',', null, ','], ','],
  [[',', null, '.'], null],
  [[null, '.', null], null],
])('amounts with %j give the file the mark %s', (marks, mark) => {
  const columns = marks.map((decimalMark) => ({ decimalMark }));
  expect(decimalMarkOfFile(columns, ['price', 'stock', 'weightGrams'])).toBe(mark);
});

it.each([
  [['0.21', '0.1', '0.04', ''], true],
  [['0,19', '0'], true],
  [['20,00', '0,90'], false],
  [['0', ''], false],
])('rates of %j are fractions: %s', (values, isSo) => expect(areFractions(values)).toBe(isSo));

it.each([
  ['0.21', 21],
  ['0,055', 5.5],
  ['19', 19],
])('%s in a column of fractions is %s %%', (text, percent) => expect(percentOf(text, true)).toBe(percent));

it.each([
  ['ME', ['ST', 'SET', 'PR'], false],
  ['ME', ['ST', 'H87'], true],
  ['unit', ['ST', ''], true],
  ['unit', ['ST', 'Rolle'], false],
])('the column %s of %j has codes: %s', (head, values, isSo) =>
  expect(areUnitCodes(head, values)).toBe(isSo),
);

it('a code in a column of codes is that unit', () =>
  expect(unitOf('ST', true)).toEqual({ unit: 'ST', packSize: null }));

it.each([
  ['>100', '100'],
  ['> 50', '50'],
  ['100+', '100'],
  ['≥ 1.000', '1.000'],
  ['<5', null],
  ['40+10', null],
])('a stock of %s is at least %s', (text, number) => expect(atLeastOf(text)).toBe(number));

it.each([
  ['NC', true],
  ['n.d.', true],
  ['k. A.', true],
  ['no', false],
  ['12', false],
])('%s says that nothing is known: %s', (text, isSo) => expect(isUnknownValue(text)).toBe(isSo));
