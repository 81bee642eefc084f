import type { ReviewedLine } from '../../shared/cart/cart-review';
import { formerPrice } from './seen-prices';

function aLine(stored: string, now: string): ReviewedLine {
  const product = { id: 3, name: 'Day dots', price: stored };
  const line = { id: 1, userId: 0, productId: 3, quantity: 1, createdAt: '', product };
  return { line, product: { ...product, price: now }, issue: null, left: 9 };
}

describe('a price that has changed', () => {
  it('compares with the price stored with the line', () => {
    expect(formerPrice(aLine('12.50', '13.00'), {})).toBe('12.50');
  });

  it('compares with the price last seen in the cart, if any', () => {
    expect(formerPrice(aLine('12.50', '13.00'), { 3: '12.00' })).toBe('12.00');
  });

  it('is null for a price that was already seen', () => {
    expect(formerPrice(aLine('12.50', '13.00'), { 3: '13.00' })).toBeNull();
  });

  it('is null when only the notation differs', () => {
    expect(formerPrice(aLine('12.5', '12.50'), {})).toBeNull();
  });

  it('is null when the stored value is no price', () => {
    expect(formerPrice(aLine('12.50', '12.50'), { 3: 'cheap' })).toBeNull();
  });
});
