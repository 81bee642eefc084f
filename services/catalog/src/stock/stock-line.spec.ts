import { sumPerProduct } from './stock-line';

describe('lines summed per product', () => {
  it('are one entry each, in the order of the ids', () => {
    const lines = [
      { productId: 7, quantity: 2 },
      { productId: 3, quantity: 1 },
      { productId: 7, quantity: 5 },
    ];
    expect(sumPerProduct(lines)).toEqual({ ids: [3, 7], quantities: [1, 7] });
  });

  it('stay within an integer, which no stock reaches', () => {
    const lines = [
      { productId: 1, quantity: 2_000_000_000 },
      { productId: 1, quantity: 2_000_000_000 },
    ];
    expect(sumPerProduct(lines)).toEqual({ ids: [1], quantities: [2_147_483_647] });
  });

  it.each([0, -1, 1.5, Number.NaN])('reject %p as a quantity', (quantity) => {
    expect(() => sumPerProduct([{ productId: 1, quantity }])).toThrow(RangeError);
  });
});
