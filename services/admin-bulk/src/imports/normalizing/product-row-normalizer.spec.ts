import { NO_SETTINGS } from '../import-settings';
import { ProductRowNormalizer } from './product-row-normalizer';
import { taxOfHead, taxOfTitles } from './tax-of-head';

const taxClasses = new Map([
  [11, 'reduced' as const],
  [21, 'standard' as const],
]);

/** What a cell becomes, with what is said of it; the head may be followed by that of another column and its cell. */
function read(
  field: string,
  head: string,
  text: string,
  other: [head: string, cell: string, field?: string] = ['', ''],
  isTaxIncluded = false,
) {
  const column = { samples: [], decimalMark: ',' as const, weightUnit: 'g' as const };
  const normalizer = new ProductRowNormalizer({
    columns: [
      { name: head, ...column },
      { name: other[0], ...column },
    ],
    mapping: [field, other[2] ?? null],
    settings: NO_SETTINGS,
    taxClasses,
    terms: { currency: 'EUR', isTaxIncluded },
  });
  const { row, problems, warnings } = normalizer.normalize({ row: 2, cells: [text, other[1]], group: null });
  const said = [...problems, ...warnings].map(({ messageKey, values }) =>
    [messageKey.replace('validation.import', ''), values?.['value']].join(' '),
  );
  return [row.cells.get(field), ...said];
}

it.each([
  ['price', 'Cena', '129,00 zł', ['129.00', 'OtherCurrency PLN']],
  ['price', 'Cena netto [PLN]', '1.250', ['1250', 'OtherCurrency PLN']],
  ['price', 'Preis [PLN]', '12,50 €', ['12.50']],
  ['price', 'UVP brutto', '9,90', ['9.90', 'GrossPrice UVP brutto']],
  ['price', 'Prezzo IVA inclusa', '9,90', ['9.90', 'GrossPrice Prezzo IVA inclusa']],
  ['price', 'سعر غير شامل الضريبة', '9,90', ['9.90']],
  ['price', 'Prix HT', 'sur demande', ['on request']],
  ['price', 'Brutto-LP', 'a. A.', ['on request']],
  ['price', 'Brutto-LP', '9,90', ['9.90']],
  ['packSize', 'Cond.', 'Carton de 12', ['12']],
  ['packSize', 'Cond.', '6', ['6']],
  ['costPrice', 'PA HT', 'sur demande', [undefined]],
  ['stock', 'Disponibilidad', '7 días', [undefined, 'StockWord 7 días']],
  ['stock', 'Bestand', '40 Stk', ['40']],
  ['inStock', 'Disponibilidad', 'en stock', ['true', 'StockWord en stock']],
  ['inStock', 'inStock', 'true', ['true']],
  ['inStock', 'Lieferbar', '25', ['true']],
  ['inStock', 'Lieferbar', '0', ['false']],
  ['inStock', 'Lieferbar', '3-5 Tage', [undefined, 'StockWord 3-5 Tage']],
  ['inStock', 'Disponibilidad', 'agotado', ['false']],
  ['weightGrams', 'Weight', '1 lb', ['454']],
  ['weightGrams', 'Weight', '1 stone', ['1 stone']],
  ['taxClass', 'TVA', '22', [undefined, 'RateUnknown 22']],
])('%s under %j: %s', (field, head, text, expected) => expect(read(field, head, text)).toEqual(expected));

it('a column may name the currency of each row', () => {
  expect(read('price', 'Cena', '9,90', ['Waluta', 'PLN'])).toEqual(['9.90', 'OtherCurrency PLN']);
  expect(read('price', 'Preis', '9,90', ['Währung', 'EUR'])).toEqual(['9.90']);
});

it.each([
  [true, 'Prezzo netto', '22%', ['9.90', 'NetPrice Prezzo netto']],
  [true, 'Prezzo netto', '11%', ['10.99', 'TaxAdded Prezzo netto']],
  [true, 'Prezzo', '11%', ['9.90']],
  [false, 'Preis inkl. MwSt.', '21%', ['8.18', 'TaxRemoved Preis inkl. MwSt.']],
  // As the supplier has it, whatever rate the shop has.
  [false, 'Preis inkl. MwSt.', '15%', ['8.61', 'TaxRemoved Preis inkl. MwSt.']],
])('prices of a shop (with VAT: %s) from %j at %s', (isTaxIncluded, head, rate, expected) => {
  const found = read('price', head, '9,90', ['IVA', rate, 'taxClass'], isTaxIncluded);
  expect(found.filter((each) => !each?.startsWith('RateUnknown'))).toEqual(expected);
});

it.each([
  [undefined, undefined],
  ['11%', 'reduced'],
])(
  'a price converted with the class of new products assumes that class, not with a rate of its own (%s)',
  (rate, own) => {
    const normalizer = new ProductRowNormalizer({
      columns: [{ name: 'Netto', samples: [], decimalMark: ',' }],
      mapping: ['price', own ? 'taxClass' : null],
      settings: { ...NO_SETTINGS, defaults: own ? [] : [{ field: 'taxClass', value: 'standard' }] },
      taxClasses,
      terms: { currency: 'EUR', isTaxIncluded: true },
    });
    const { row } = normalizer.normalize({ row: 2, cells: ['10,00', rate ?? ''], group: null });
    expect(row.cells.get('price')).toBe(own ? '11.10' : '12.10');
    const [problem] = row.assumed?.problems ?? [];
    expect([row.assumed?.field, problem?.messageKey]).toEqual(
      own ? [undefined, undefined] : ['taxClass', 'validation.importNetPrice'],
    );
  },
);

it('what the shop pays stays without VAT', () => {
  expect(read('costPrice', 'Netto EK', '9,90', ['', ''], true)).toEqual(['9.90']);
});

it.each([
  ['10,00', '13.00'],
  ['0,99', '1.29'],
  ['auf Anfrage', 'on request'],
  ['', undefined],
])('of a list with costs alone new products are sold for a markup on %s: %s', (cost, price) => {
  const normalizer = new ProductRowNormalizer({
    columns: [{ name: 'EK', samples: [], decimalMark: ',' }],
    mapping: ['costPrice'],
    settings: { ...NO_SETTINGS, defaults: [{ field: 'price', value: 'cost + 30%' }] },
    taxClasses,
    terms: { currency: 'EUR', isTaxIncluded: false },
  });
  const { row } = normalizer.normalize({ row: 2, cells: [cost], group: null });
  expect(row.defaults?.get('price')).toBe(price);
});

it.each([
  ['Prix net TTC', 'gross'],
  ['Prezzo netto con IVA', 'gross'],
  ['Precio neto IVA incluido', 'gross'],
  ['Brutto ohne MwSt.', 'net'],
  ['Prix H.T.', 'net'],
  ['Prix T.T.C.', 'gross'],
  ['Precio (IVA incl.)', 'gross'],
  ['Prezzo IVA escl.', 'net'],
  ['Precio IVA no incl.', 'net'],
  ['Preis inkl. 19% MwSt.', 'gross'],
  ['Prezzo ivato', 'gross'],
  ['Price ex. VAT', 'net'],
  ['Preis o. MwSt.', 'net'],
  ['Price inc VAT', 'gross'],
  ['Precio + IVA', 'net'],
  ['本体価格', 'net'],
  ['価格（税込）', 'gross'],
  ['السعر قبل الضريبة', 'net'],
  ['السعر بعد الضريبة', 'gross'],
  ['السعر بدون خصم', null],
  ['가격 (부가세 별도)', 'net'],
  ['부가세 포함 가격', 'gross'],
  ['공급가액', 'net'],
  ['Preis', null],
])('%s is a price: %s', (head, said) => expect(taxOfHead(head)).toBe(said));

it.each([
  [['Alle Preise in EUR zzgl. gesetzl. USt.'], 'net'],
  [['Tarif 2027', 'prix en euros hors taxes'], 'net'],
  [['Prices include VAT', 'price list'], null],
  [['Prezzi IVA inclusa'], 'gross'],
  [['ohne MwSt.', 'mit MwSt.'], null],
  [['Listino 2027'], null],
])('%j above a table say of its prices: %s', (titles, said) => expect(taxOfTitles(titles)).toBe(said));

it('what was decided of VAT, of the currency and of words for a price holds for the whole list', () => {
  const accept = (key: string) => ({
    field: 'price',
    messageKey: `validation.import${key}`,
    action: 'accept' as const,
  });
  const normalizer = new ProductRowNormalizer({
    columns: ['Preis inkl. MwSt.', 'EK'].map((name) => ({ name, samples: [], decimalMark: ',' as const })),
    mapping: ['price', 'costPrice'],
    settings: {
      ...NO_SETTINGS,
      corrections: [accept('OtherCurrency'), accept('TaxRemoved')],
      choices: [{ field: 'price', value: 'fragen', action: 'use', target: 'on request' }],
    },
    taxClasses,
    terms: { currency: 'USD', isTaxIncluded: false },
  });
  const of = (price: string) => normalizer.normalize({ row: 2, cells: [price, '9,90 €'], group: null });
  const { row, problems, warnings } = of('12,10 €');
  expect([row.cells.get('price'), row.cells.get('costPrice'), problems]).toEqual(['12.10', '9.90', []]);
  expect(warnings.map(({ field, values }) => [field, values?.['value']])).toEqual([
    ['price', 'EUR'],
    ['costPrice', 'EUR'],
  ]);
  expect(of('fragen').row.cells.get('price')).toBe('on request');
});
