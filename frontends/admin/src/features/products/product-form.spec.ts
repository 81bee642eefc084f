import { problemsOf, requestOf, valuesOf } from './product-form';

const BASE = { ...valuesOf(undefined), name: 'Ladle', slug: 'ladle', price: '9.00', categoryId: 1 };

describe('the form of a product', () => {
  it('follows the rules of the request', () => {
    expect(problemsOf(BASE)).toEqual([]);
    const wrong = {
      ...BASE,
      stockQuantity: '',
      weightGrams: '1.5',
      price: '0',
      costPrice: '-1',
      categoryId: null,
    };
    expect(problemsOf(wrong).map(({ field }) => field)).toEqual([
      'price',
      'costPrice',
      'stockQuantity',
      'categoryId',
      'weightGrams',
    ]);
  });

  it('sends numbers, and what was shown of an existing product', () => {
    expect(requestOf({ ...BASE, stockQuantity: '12' })).toMatchObject({
      stockQuantity: 12,
      weightGrams: null,
    });
    const before = { version: 3, stockQuantity: 10 } as never;
    expect(requestOf(BASE, before)).toMatchObject({ version: 3, stockQuantityBefore: 10 });
  });
});
