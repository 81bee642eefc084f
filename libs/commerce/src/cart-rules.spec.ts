import { capQuantity, isLineQuantity, sumByProduct, totalQuantity } from './cart-rules';

describe('quantities in a cart', () => {
  it('are whole numbers from 1 to 9,999', () => {
    expect([1, 9_999].every(isLineQuantity)).toBe(true);
    expect([0, -1, 1.5, 10_000, Number.NaN].some(isLineQuantity)).toBe(false);
  });

  it.each([
    [3, 10, 3],
    [12, 10, 10],
    [5, 0, 0],
    [-2, 10, 0],
    [2.9, 10, 2],
    [50_000, 60_000, 9_999],
  ])('requested %d with %d in stock gives %d', (requested, stock, expected) => {
    expect(capQuantity(requested, stock)).toBe(expected);
  });

  it('count pieces, not lines, on the badge', () => {
    expect(totalQuantity([{ quantity: 2 }, { quantity: 5 }])).toBe(7);
    expect(totalQuantity([])).toBe(0);
  });

  it('of one product on several lines are one sum, in the order of product ids', () => {
    expect(
      sumByProduct([
        { productId: 9, quantity: 1 },
        { productId: 4, quantity: 2 },
        { productId: 9, quantity: 3 },
      ]),
    ).toEqual([
      { productId: 4, quantity: 2 },
      { productId: 9, quantity: 4 },
    ]);
  });
});
