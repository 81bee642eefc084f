import {
  draftOfProducts,
  emptyFields,
  type GroupDraft,
  requestOf,
  rowOf,
  valuesIn,
  withCombinations,
  withOptions,
} from './group-draft';

const product = (id: number, name: string) => ({
  id,
  name,
  code: `KP-${id}`,
  price: '9.00',
  stockQuantity: 4,
});
const gloves: GroupDraft = {
  name: 'Gloves',
  names: {},
  options: ['Size'],
  rows: [rowOf(product(7, 'Gloves S'), ['S'])],
};

describe('a group of variants in the form', () => {
  it('has a new row for every combination that is missing', () => {
    const sized = withCombinations(gloves, [valuesIn('s, M,, L,M')]);
    expect(sized.rows.map(({ values }) => values)).toEqual([['S'], ['M'], ['L']]);
    const colored = withCombinations(withOptions(gloves, ['Size', 'Color']), [['S'], ['Blue', 'Black']]);
    expect(colored.rows.map(({ values }) => values)).toEqual([
      ['S', ''],
      ['S', 'Blue'],
      ['S', 'Black'],
    ]);
    expect(withOptions(colored, ['Color'], 0).rows.map(({ values }) => values)).toEqual([
      [''],
      ['Blue'],
      ['Black'],
    ]);
  });

  it.each([
    ['Gloves, M', [['M'], ['S'], ['L']]],
    ['Gloves', [['S'], ['M'], ['L']]],
  ])('gives %s, which has no values yet, those of its name, else the first', (name, expected) => {
    const [row] = gloves.rows;
    const draft = { ...gloves, rows: [{ ...row!, label: name, values: [''] }] };
    expect(withCombinations(draft, [['S', 'M', 'L']]).rows.map(({ values }) => values)).toEqual(expected);
  });

  it('says what is still to be entered', () => {
    const draft = withOptions(gloves, ['Size', ' ']);
    expect(emptyFields(draft)).toEqual(['options.1', 'variants.0.values']);
    expect(emptyFields(gloves)).toEqual([]);
  });

  it.each([
    [
      ['Gloves, Powder-Free, M, Box of 100', 'Gloves, Powder-Free, L, Box of 100'],
      'Gloves, Powder-Free, Box of 100',
      ['M', 'L'],
    ],
    [["Chef's Knife, 20 cm", "Chef's Knife, 26 cm"], "Chef's Knife", ['20 cm', '26 cm']],
    [['Pan GN 1/1, 65 mm', 'Pan GN 1/2, 100 mm'], 'Pan GN', ['1/1, 65 mm', '1/2, 100 mm']],
    [['Ladle', 'Spoon'], 'Ladle', ['Ladle', 'Spoon']],
  ])('of %j is named %j, with the values %j', (names, name, values) => {
    const draft = draftOfProducts(names.map((each, index) => product(index, each)));
    expect([draft.name, draft.rows.map((row) => row.values[0])]).toEqual([name, values]);
  });

  it('sends what a new product differs in, and of others the values alone', () => {
    const draft = withCombinations(gloves, [['M']]);
    const rows = draft.rows.map((row) => ({ ...row, sku: ' GX-M ', price: '9.50', stock: '4' }));
    expect(requestOf({ ...draft, rows }, 7, 3)).toEqual({
      name: 'Gloves',
      names: {},
      options: ['Size'],
      variants: [
        { productId: 7, values: ['S'] },
        { productId: undefined, values: ['M'], sku: 'GX-M', price: '9.50', stockQuantity: 4 },
      ],
      templateId: 7,
      version: 3,
    });
  });
});
