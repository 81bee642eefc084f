import { toDecimal } from '@kp/commerce';
import { homeTaxes } from '../testing/home-taxes';
import { type OrderedItem, priceOrder, type SoldProduct } from './order-pricing';
import { OrderError } from './order.errors';

const TERMS = {
  shipping: { thresholdMinor: 50_000, costMinor: 2_500, currency: 'USD' as const },
  taxes: homeTaxes(0.19),
};

const sold = (productId: number, priceMinor: number): SoldProduct => ({
  productId,
  priceMinor,
  name: `Product ${productId}`,
  slug: `product-${productId}`,
  imageUrl: null,
  currency: 'USD',
});

describe('agreed prices', () => {
  it('take the place of the product price and of the shipping rules, to the cent', () => {
    const priceOverride = { unitPriceMinor: 333, reason: 'Q-1/1' };
    const items = [
      { productId: 1, quantity: 3, priceOverride },
      { productId: 2, quantity: 1 },
    ];
    const products = [sold(1, 50_000), sold(2, 60_000)];
    const { lines, totals } = priceOrder(items, products, { ...TERMS, negotiatedShippingMinor: 1_234 });
    expect(lines.map((line) => [line.unitPriceMinor, line.lineTotalMinor])).toEqual([
      [333, 999],
      [60_000, 60_000],
    ]);
    const { subtotal, shipping, vat, total } = totals;
    expect([subtotal, shipping, vat, total].map(toDecimal)).toEqual(['609.99', '12.34', '115.90', '738.23']);
  });
});

function refusalOf(items: OrderedItem[], products: SoldProduct[]): OrderError {
  try {
    priceOrder(items, products, TERMS);
  } catch (error) {
    if (error instanceof OrderError) return error;
    throw error;
  }
  throw new Error('The order was priced.');
}

describe('the price of an order', () => {
  it.each([
    // unit price, quantity → subtotal, shipping, VAT 19%, total
    [50_000, 1, '500.00', '25.00', '95.00', '620.00'],
    [50_001, 1, '500.01', '0.00', '95.00', '595.01'],
    [1_250, 2, '25.00', '25.00', '4.75', '54.75'],
    [333, 3, '9.99', '25.00', '1.90', '36.89'],
    [50, 1, '0.50', '25.00', '0.10', '25.60'],
    [12_500, 4, '500.00', '25.00', '95.00', '620.00'],
  ])(
    '%d cents × %d is %s, shipping %s, VAT %s, total %s',
    (priceMinor, quantity, subtotal, shipping, vat, total) => {
      const { totals } = priceOrder([{ productId: 1, quantity }], [sold(1, priceMinor)], TERMS);
      const { subtotal: s, shipping: h, vat: v, total: t } = totals;
      expect([s, h, v, t].map(toDecimal)).toEqual([subtotal, shipping, vat, total]);
    },
  );

  it('is the catalogue price times the quantity, line by line, with the names of the catalogue', () => {
    const items = [
      { productId: 2, quantity: 3 },
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ];
    const { lines } = priceOrder(items, [sold(1, 100), sold(2, 250)], TERMS);
    expect(
      lines.map((line) => [line.productCode, line.productName, line.quantity, line.lineTotalMinor]),
    ).toEqual([
      ['KP-2', 'Product 2', 3, 750],
      ['KP-1', 'Product 1', 1, 100],
      ['KP-2', 'Product 2', 1, 250],
    ]);
  });

  it('accepts equal amounts in any notation', () => {
    const items = [{ productId: 1, quantity: 2, price: '12.5', totalPrice: '25' }];
    expect(priceOrder(items, [sold(1, 1_250)], TERMS).lines).toHaveLength(1);
  });

  it('rejects a lower unit price with the current price and totals', () => {
    const error = refusalOf([{ productId: 1, quantity: 2, price: '0.01' }], [sold(1, 1_250)]);
    expect([error.code, error.status]).toEqual(['ORDERS.PRICE_CHANGED', 409]);
    expect(error.details).toEqual({
      items: [{ productId: 1, name: 'Product 1', sent: '0.01', current: '12.50' }],
      totals: {
        subtotal: '25.00',
        discount: '0.00',
        shipping: '25.00',
        vatAmount: '4.75',
        totalAmount: '54.75',
        currency: 'USD',
      },
    });
  });

  it('rejects a line total that is not unit price × quantity', () => {
    const error = refusalOf(
      [{ productId: 1, quantity: 2, price: '12.50', totalPrice: '12.50' }],
      [sold(1, 1_250)],
    );
    expect(error.details).toMatchObject({ items: [{ sent: '12.50', current: '25.00' }] });
  });

  it('rejects an order above the maximum total', () => {
    const error = refusalOf([{ productId: 1, quantity: 9_999 }], [sold(1, 1_000_000_000)]);
    expect([error.code, error.status]).toEqual(['ORDERS.TOTAL_TOO_LARGE', 422]);
  });
});
