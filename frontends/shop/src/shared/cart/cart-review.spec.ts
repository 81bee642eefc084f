import type { CartLine, CartProduct } from '@kp/client';
import { isOrderable, reviewLines } from './cart-review';

const dots: CartProduct = { id: 3, name: 'Day dots', price: '12.50', inStock: true, stockQuantity: 5 };

function aLine(quantity: number, product: CartProduct = dots): CartLine {
  return { id: 1, userId: 0, productId: product.id, quantity, createdAt: '2026-03-01T10:00:00Z', product };
}

describe('a line of the cart', () => {
  it('can be ordered up to the last unit in stock', () => {
    const [line] = reviewLines([aLine(5)]);
    expect(line).toMatchObject({ issue: null, left: 5 });
  });

  it('is short, with the remaining stock, when the quantity exceeds it', () => {
    const [line] = reviewLines([aLine(6)]);
    expect(line).toMatchObject({ issue: 'short', left: 5 });
  });

  it.each([
    ['nothing is left', { stockQuantity: 0 }],
    ['it is taken off sale with stock left', { inStock: false }],
  ])('is out of stock when %s', (_why, change) => {
    const [line] = reviewLines([aLine(1, { ...dots, ...change })]);
    expect(line).toMatchObject({ issue: 'outOfStock', left: 0 });
  });

  it.each([
    [5, 'quantity'],
    [6, null],
    [14, 'short'],
  ])('of %i pieces that are sold in threes, 13 in stock: %s', (quantity, issue) => {
    const article = { orderMultiple: 3 };
    const [line] = reviewLines([aLine(quantity, { ...dots, stockQuantity: 13, article })]);
    expect(line).toMatchObject({ issue, left: 12 });
  });

  it('uses the current product, not the stored one', () => {
    const [line] = reviewLines([aLine(4)], { 3: { ...dots, price: '13.00', stockQuantity: 2 } });
    expect(line).toMatchObject({ product: { price: '13.00' }, issue: 'short', left: 2 });
  });

  it('is unavailable when its product is no longer in the catalogue', () => {
    const [line] = reviewLines([aLine(1)], { 3: null });
    expect(line).toMatchObject({ product: dots, issue: 'unavailable', left: 0 });
  });

  it('is unavailable when its product is inactive, whatever its stock', () => {
    const [line] = reviewLines([aLine(1, { ...dots, status: 'discontinued' })]);
    expect(line).toMatchObject({ issue: 'unavailable', left: 0 });
  });

  it('uses the stored product when the current one could not be loaded', () => {
    const [line] = reviewLines([aLine(1)], { 8: null });
    expect(line).toMatchObject({ product: dots, issue: null });
  });

  it('counts as available when stored with id, name and price only', () => {
    const [line] = reviewLines([aLine(40, { id: 3, name: 'Day dots', price: '12.50' })]);
    expect(line).toMatchObject({ issue: null, left: undefined });
  });
});

describe('a cart', () => {
  it('can be ordered when each of its lines can', () => {
    const other = { ...dots, id: 4 };
    expect(isOrderable(reviewLines([aLine(1), aLine(5, other)]))).toBe(true);
    expect(isOrderable(reviewLines([aLine(1), aLine(6, other)]))).toBe(false);
    expect(isOrderable([])).toBe(false);
  });
});
