import {
  formerPriceOf,
  isBelowCost,
  isLowStock,
  isSellable,
  marginRate,
  productSortOf,
  type ProductDraft,
  validateProduct,
} from './product-rules';

const draft: ProductDraft = {
  name: 'Day dots, 500 pieces',
  slug: 'day-dots-500',
  price: '12.50',
  compareAtPrice: '',
  stockQuantity: 0,
  categoryId: 1,
};

const problemsWith = (change: Partial<ProductDraft>) =>
  validateProduct({ ...draft, ...change }).map(({ field, messageKey }) => [field, messageKey]);

describe('a product', () => {
  it('passes with a name, a slug, a price, stock of 0 and a category', () => {
    expect(validateProduct(draft)).toEqual([]);
  });

  it.each(['A', ' A ', '', 'x'.repeat(201)])(
    'is refused with a name of less than 2 or more than 200 letters',
    (name) => {
      expect(problemsWith({ name })).toEqual([['name', 'validation.productNameLength']]);
    },
  );

  it.each(['Day-Dots', 'day dots', 'zi-și-noapte', '', 'a/b'])('is refused with the slug "%s"', (slug) => {
    expect(problemsWith({ slug })).toEqual([['slug', 'validation.productSlugInvalid']]);
  });

  it.each(['0', '0.00', '-1', '1.999', 'free', '', '1,50', '100000000.01'])(
    'is refused with the price "%s"',
    (price) => {
      expect(problemsWith({ price })).toEqual([['price', 'validation.productPriceInvalid']]);
    },
  );

  it('on request has no price, and nothing to compare it with', () => {
    expect(problemsWith({ price: null })).toEqual([]);
    expect(problemsWith({ price: null, compareAtPrice: '12.50' })).toEqual([
      ['compareAtPrice', 'validation.productCompareAtPriceInvalid'],
    ]);
    const stocked = { status: 'active', inStock: true, stockQuantity: 5 };
    expect([isSellable({ ...stocked, price: null }), isSellable({ ...stocked, price: '1.00' })]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['12.50', '12.49', '0', 'x', '13.001'])(
    'of 12.50 is refused with the compare-at price "%s"',
    (text) => {
      expect(problemsWith({ compareAtPrice: text })).toEqual([
        ['compareAtPrice', 'validation.productCompareAtPriceInvalid'],
      ]);
    },
  );

  it.each([undefined, null, '', ' ', '12.51'])('of 12.50 takes the compare-at price %p', (compareAtPrice) => {
    expect(problemsWith({ compareAtPrice })).toEqual([]);
  });

  it.each(['-0.01', '1.999', 'free', '1,50', '100000000.01'])(
    'is refused with the cost "%s"',
    (costPrice) => {
      expect(problemsWith({ costPrice })).toEqual([['costPrice', 'validation.productCostPriceInvalid']]);
    },
  );

  it.each([undefined, null, '', ' ', '0', '7.80', '12.50', '13.00'])(
    'of 12.50 takes the cost %p: a price below cost is for the shop to decide',
    (costPrice) => {
      expect(problemsWith({ costPrice })).toEqual([]);
    },
  );

  it('has up to 1000 characters of search keywords', () => {
    expect(problemsWith({ keywords: 'k'.repeat(1000) })).toEqual([]);
    expect(problemsWith({ keywords: 'k'.repeat(1001) })).toEqual([['keywords', 'validation.tooLong']]);
  });

  it.each([-1, 1.5, Number.NaN, 1_000_001])('is refused with a stock of %d', (stockQuantity) => {
    expect(problemsWith({ stockQuantity })).toEqual([['stockQuantity', 'validation.productStockInvalid']]);
  });

  it('needs a category and a known status', () => {
    expect(problemsWith({ categoryId: null, status: 'sold' })).toEqual([
      ['categoryId', 'validation.productCategoryRequired'],
      ['status', 'validation.productStatusInvalid'],
    ]);
  });
});

describe('what can be sold', () => {
  it.each([
    ['active', true, 1, true],
    [undefined, true, 1, true],
    [null, true, 1, true],
    ['active', true, 0, false],
    ['active', false, 5, false],
    ['inactive', true, 5, false],
    ['draft', true, 5, false],
    ['discontinued', true, 5, false],
  ])('status %s, in stock %s, %d pieces: %s', (status, inStock, stockQuantity, expected) => {
    expect(isSellable({ status, inStock, stockQuantity })).toBe(expected);
  });

  it('is low under 10 pieces', () => {
    expect([0, 9, 10].map(isLowStock)).toEqual([true, true, false]);
  });
});

describe('the sort of a product list', () => {
  it('is newest when unknown or absent', () => {
    expect(['price-asc', 'name', 'popular', undefined, ['name']].map(productSortOf)).toEqual([
      'price-asc',
      'name',
      'newest',
      'newest',
      'newest',
    ]);
  });
});

describe('a price and the cost of the product', () => {
  it.each([
    [1250, null, false],
    [1250, 0, false],
    [1250, 1250, false],
    [1250, 1251, true],
  ])('%d is below the cost %p: %p', (price, cost, expected) => {
    expect(isBelowCost(price, cost)).toBe(expected);
  });

  it.each([
    [1000, 600, '0.4'],
    [1250, 780, '0.376'],
    [999, 666, '0.333'],
    [1250, 0, '1'],
    [1250, 1250, '0'],
    [1250, 1251, null],
    [0, 0, null],
  ])('%d with the cost %d has the margin %p, never rounded up', (price, cost, expected) => {
    expect(marginRate(price, cost)).toBe(expected);
  });
});

describe('what a reduction is compared with', () => {
  const product = { price: '15.00', compareAtPrice: '30.00' };

  it('is computed where the law asks for it, whatever was entered', () => {
    expect(formerPriceOf({ ...product, priorPrice: '20.00' }, true)).toBe('20.00');
    expect(formerPriceOf({ ...product, priorPrice: null }, true)).toBeNull();
    expect(formerPriceOf({ ...product, priorPrice: '15.00' }, true)).toBeNull();
  });

  it('is what was entered elsewhere', () => {
    expect(formerPriceOf({ ...product, priorPrice: '20.00' }, false)).toBe('30.00');
  });
});
