import { importProblem } from '@kp/platform/imports';
import { planImportedProduct } from './plan-imported-product';

const known = { categories: new Map(), suppliers: new Map() };
const row = {
  row: 2,
  cells: new Map([['price', '12.10']]),
  defaults: new Map([['taxClass', 'standard']]),
  assumed: { field: 'taxClass', problems: [importProblem('price', 'validation.importNetPrice')] },
};

it.each([
  ['standard', []],
  ['reduced', ['validation.importNetPrice']],
  ['', ['validation.importNetPrice']],
])('a price that assumes the standard class is one of a product of the class "%s": %j', (taxClass, keys) => {
  const texts = { name: 'Pan', slug: 'pan', price: '9.00', status: 'active', stock: '0', taxClass };
  const before = { id: 1, texts, pictureSources: new Map() };
  const { problems } = planImportedProduct(row, before, known, 'update');
  expect(problems.filter(({ field }) => field === 'price').map(({ messageKey }) => messageKey)).toEqual(keys);
});

describe("a code that is another supplier's as well", () => {
  const texts = {
    name: 'Pan',
    slug: 'pan-100',
    sku: '100',
    price: '9.00',
    status: 'active',
    stock: '0',
    supplier: 'Hendi',
    brand: 'Rex',
    gtin: '4009300471103',
  };
  const before = { id: 1, texts, pictureSources: new Map() };
  const planned = (
    cells: Record<string, string>,
    defaults: Record<string, string> = {},
    { accepted = [], own = before }: { accepted?: string[]; own?: typeof before } = {},
  ) =>
    planImportedProduct(
      {
        row: 2,
        cells: new Map(Object.entries({ code: '100', ...cells })),
        defaults: new Map(Object.entries(defaults)),
        accepted: new Set(accepted),
      },
      own,
      known,
      'create-and-update',
    );
  const foreign = (cells: Record<string, string>, defaults: Record<string, string> = {}) =>
    planned(cells, defaults).problems.filter(
      ({ messageKey }) => messageKey === 'validation.importCodeOfAnother',
    );

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a column says so', { name: 'Knife', supplier: 'Lacor' }, {}],
    [
      'one is chosen for all',
      { name: 'Knife', brand: 'Arcos', gtin: '8412000876004' },
      { supplier: 'Lacor' },
    ],
  ])('does not overwrite its article: %s', (_how, cells, defaults) =>
    expect(foreign(cells, defaults)).toEqual([
      {
        field: 'code',
        messageKey: 'validation.importCodeOfAnother',
        values: { name: 'Pan', supplier: 'Hendi' },
      },
    ]),
  );

  it.each<[string, Record<string, string>]>([
    ['of the same supplier', { name: 'Knife', supplier: 'hendi' }],
    ['of none', { name: 'Knife' }],
    ['with its name', { name: 'PAN', supplier: 'Lacor' }],
    ['with its barcode', { name: 'Knife', gtin: '4009300471103', supplier: 'Lacor' }],
    ['with its brand', { name: 'Pan 24', brand: 'rex', supplier: 'Lacor' }],
    ['with its address, as in an export', { name: 'Knife', slug: 'pan-100', supplier: 'Lacor' }],
    ['without a name', { price: '8.00', supplier: 'Lacor' }],
  ])('means its article in a row %s', (_what, cells) => expect(foreign(cells)).toEqual([]));

  const of = (problems: { messageKey: string }[]) =>
    problems.flatMap(({ messageKey }) => /importCodeOf\w+/.exec(messageKey) ?? []);

  it('updates it where that is accepted, with a warning', () => {
    const accepted = ['validation.importCodeOfAnother'];
    const { problems, warnings, after } = planned({ name: 'Knife', supplier: 'Lacor' }, {}, { accepted });
    expect([of(problems), of(warnings), after['name']]).toEqual([[], ['importCodeOfAnother'], 'Knife']);
  });

  it('updates an article that has no supplier yet, with a warning', () => {
    const own = { ...before, texts: { ...texts, supplier: '' } };
    const { problems, warnings } = planned({ name: 'Knife', supplier: 'Lacor' }, {}, { own });
    expect([of(problems), of(warnings)]).toEqual([[], ['importCodeOfNone']]);
    expect(of(planned({ name: 'Knife' }, {}, { own }).warnings)).toEqual([]);
  });
});
