import type { ReviewedLine } from './cart-review';
import { formerPrice } from './seen-prices';

function aLine(stored: string, now: string): ReviewedLine {
  const product = { id: 3, name: 'Day dots', price: stored };
  const line = { id: 1, userId: 0, productId: 3, quantity: 1, createdAt: '', product };
  return { line, product: { ...product, price: now }, issue: null, left: 9 };
}

describe('a price that has changed', () => {
  it('is told against the price the line was stored with', () => {
    expect(formerPrice(aLine('12.50', '13.00'), {})).toBe('12.50');
  });

  it('is told against the price last seen in the cart, when there is one', () => {
    expect(formerPrice(aLine('12.50', '13.00'), { 3: '12.00' })).toBe('12.00');
  });

  it('is told once: a price that was seen is no news', () => {
    expect(formerPrice(aLine('12.50', '13.00'), { 3: '13.00' })).toBeNull();
  });

  it('is none when only its spelling differs', () => {
    expect(formerPrice(aLine('12.5', '12.50'), {})).toBeNull();
  });

  it('is none when what was stored is no price at all', () => {
    expect(formerPrice(aLine('12.50', '12.50'), { 3: 'cheap' })).toBeNull();
  });
});
