import { packColumns, unpackColumns } from './page-state';

const product = (id: number, more: object = {}) => ({
  id,
  name: `Pan ${id}`,
  currency: 'USD',
  compareAtPrice: null,
  category: { id: 2, name: 'Kitchen Supplies', parents: [] },
  ...more,
});

describe('lists as columns', () => {
  it.each<[string, unknown]>([
    ['a list of products', [1, 2, 3, 4].map((id) => product(id))],
    [
      'products whose categories differ',
      [1, 2, 3].map((id) => product(id, { category: { id, name: `C${id}` } })),
    ],
    [
      'lists inside lists',
      [1, 2, 3].map((id) => product(id, { reviews: [1, 2, 3].map((n) => ({ n, id })) })),
    ],
    [
      'products of a few categories',
      [1, 2, 3, 4, 5, 6].map((id) =>
        product(id, { category: { id: id % 2, name: `Category ${id % 2}`, parents: [{ id: 7 }] } }),
      ),
    ],
    [
      'products of several categories, which become columns too',
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
        product(id, { category: { id: id % 3, name: `Category ${id % 3}`, parents: [] } }),
      ),
    ],
    [
      'products of which some have more fields',
      [1, 2, 3, 4].map((id) => product(id, id % 2 ? {} : { article: { sku: `A${id}`, unit: null } })),
    ],
    [
      'texts that begin and end alike, one of them wholly',
      ['', '😀', '😀😁', 'a'].map((name, id) => ({ id, picture: `/pictures/of/${name}/of/.svg` })),
    ],
    ['a list too short to pack', [product(1), product(2)]],
    ['items with other fields', [product(1), { id: 2 }, product(3)]],
    [
      'the same fields in another order',
      [
        { a: 1, b: 2 },
        { b: 3, a: 4 },
        { a: 5, b: 6 },
      ],
    ],
    ['plain values', { a: 'x', b: [1, 2, 3], c: null, d: [], e: {}, f: [[], [], []], g: [{}, {}, {}] }],
    [
      'a list that is null in places',
      { pages: [[1, 2, 3].map((id) => ({ id, next: id > 1 ? { id } : null }))] },
    ],
  ])('%s come back as they were', (_what, value) => {
    expect(unpackColumns(JSON.parse(JSON.stringify(packColumns(value))))).toEqual(value);
  });

  it('say once what all texts of a column begin and end with', () => {
    const pictures = ['pan', 'pot', 'lid'].map((name) => ({ picture: `/pictures/${name}.svg` }));
    expect(packColumns(pictures)).toEqual({
      $list: 3,
      picture: { $texts: ['pan', 'pot', 'lid'], $ends: ['/pictures/', '.svg'] },
    });
  });

  it('say each name and each common value once', () => {
    expect(packColumns([1, 2, 3].map((id) => product(id)))).toEqual({
      $list: 3,
      id: [1, 2, 3],
      name: ['Pan 1', 'Pan 2', 'Pan 3'],
      currency: { $shared: 'USD' },
      compareAtPrice: { $shared: null },
      category: { $shared: { id: 2, name: 'Kitchen Supplies', parents: [] } },
    });
  });

  it('say fields of some products by their places', () => {
    const list = [1, 2, 3].map((id) => product(id, id === 2 ? { article: { sku: 'A2' } } : {}));
    expect(packColumns(list)).toMatchObject({ $list: 3, article: { $some: { 1: { sku: 'A2' } } } });
  });

  it('say values that come again once, when that is shorter', () => {
    const status = (id: number) => (id % 2 ? 'in stock' : 'sold out for now');
    const list = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, status: status(id), isNew: id % 2 }));
    expect(packColumns(list)).toEqual({
      $list: 8,
      id: [1, 2, 3, 4, 5, 6, 7, 8],
      status: { $values: ['in stock', 'sold out for now'], $places: [0, 1, 0, 1, 0, 1, 0, 1] },
      isNew: [1, 0, 1, 0, 1, 0, 1, 0],
    });
  });

  it('leave out what JSON cannot say', () => {
    expect(packColumns({ a: undefined, b: 1 })).toEqual({ b: 1 });
  });
});
