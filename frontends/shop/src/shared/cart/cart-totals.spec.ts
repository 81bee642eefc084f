import { toDecimal } from '@kp/commerce';
import type { CartLine } from '@kp/client';
import { reviewLines } from './cart-review';
import { cartTotals } from './cart-totals';

const SETTINGS = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'USD',
  vatRate: 0.19,
  country: 'RO',
};

function cartOf(price: string, quantity: number, currency?: string) {
  const product = { id: 1, name: 'Scale', price, currency };
  const line: CartLine = { id: 1, userId: 0, productId: 1, quantity, createdAt: '', product };
  return reviewLines([line]);
}

describe('cart totals', () => {
  it('are subtotal plus shipping; VAT is added at checkout', () => {
    const totals = cartTotals(cartOf('12.50', 2, 'USD'), SETTINGS);
    expect(toDecimal(totals.subtotal)).toBe('25.00');
    expect(toDecimal(totals.totalBeforeVat)).toBe('50.00');
    expect(toDecimal(totals.vat)).toBe('4.75');
    expect(toDecimal(totals.total)).toBe('54.75');
  });

  it('include shipping up to the threshold, and none above it', () => {
    const at = cartTotals(cartOf('500.00', 1, 'USD'), SETTINGS);
    expect([toDecimal(at.shipping), toDecimal(at.amountToFreeShipping)]).toEqual(['25.00', '0.01']);
    const above = cartTotals(cartOf('500.01', 1, 'USD'), SETTINGS);
    expect([toDecimal(above.shipping), toDecimal(above.amountToFreeShipping)]).toEqual(['0.00', '0.00']);
  });

  it('have no VAT, and say why, where the seller is not registered', () => {
    const { taxLines } = cartTotals(cartOf('10.00', 1, 'USD'), {
      ...SETTINGS,
      vatRate: 0,
      isOutsideVat: true,
    });
    expect(taxLines).toMatchObject([{ category: 'O', rate: 0, taxMinor: 0 }]);
  });

  it('are in the currency of the first line', () => {
    expect(cartTotals(cartOf('10.00', 1, 'RON'), SETTINGS).currency).toBe('RON');
  });

  it('fall back to 500, 25 and EUR until the settings are loaded', () => {
    const totals = cartTotals(cartOf('10.00', 1), undefined);
    expect(totals.currency).toBe('EUR');
    expect(toDecimal(totals.total)).toBe('36.90');
    expect(toDecimal(totals.amountToFreeShipping)).toBe('490.00');
  });
});
