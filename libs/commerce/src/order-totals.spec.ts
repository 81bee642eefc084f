import { toDecimal } from './money';
import { lineTotal, type OrderTotals, orderTotals, type PricedLine } from './order-totals';
import { FALLBACK_SHIPPING_SETTINGS, shippingFeeOf } from './shipping-settings';
import { taxedAt } from './tax';

const shippingFee = { thresholdMinor: 50_000, costMinor: 2_500 };

const taxed = (lines: readonly PricedLine[], rate: number) =>
  lines.map((line) => ({ ...line, tax: taxedAt(rate) }));

const decimals = ({ taxLines: _taxLines, ...totals }: OrderTotals) =>
  Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, toDecimal(amount)]));

function totalsOf(lines: readonly PricedLine[], rate = 0.19) {
  return decimals(orderTotals({ lines: taxed(lines, rate), shippingFee, currency: 'USD' }));
}

const oneOf = (unitPriceMinor: number): PricedLine[] => [{ unitPriceMinor, quantity: 1 }];

describe('the totals of an order', () => {
  /** subtotal, shipping, VAT 19%, total, total in the cart, missing to free shipping */
  it.each([
    ['0.01', '25.00', '0.00', '25.01', '25.01', '499.99'],
    ['0.03', '25.00', '0.01', '25.04', '25.03', '499.97'],
    ['12.50', '25.00', '2.38', '39.88', '37.50', '487.50'],
    ['19.99', '25.00', '3.80', '48.79', '44.99', '480.01'],
    ['100.00', '25.00', '19.00', '144.00', '125.00', '400.00'],
    ['488.00', '25.00', '92.72', '605.72', '513.00', '12.00'],
    ['499.99', '25.00', '95.00', '619.99', '524.99', '0.01'],
    ['500.00', '25.00', '95.00', '620.00', '525.00', '0.01'],
    ['500.01', '0.00', '95.00', '595.01', '500.01', '0.00'],
    ['1234.56', '0.00', '234.57', '1469.13', '1234.56', '0.00'],
  ])('for a subtotal of %s', (subtotal, shipping, vat, total, totalBeforeVat, amountToFreeShipping) => {
    const minor = Number(subtotal.replace('.', ''));
    expect(totalsOf(oneOf(minor))).toEqual({
      subtotal,
      discount: '0.00',
      shipping,
      vat,
      total,
      totalBeforeVat,
      amountToFreeShipping,
    });
  });

  it('sum the lines: 3 × 19.99 and 2 × 0.05', () => {
    const totals = totalsOf([
      { unitPriceMinor: 1999, quantity: 3 },
      { unitPriceMinor: 5, quantity: 2 },
    ]);
    expect(totals).toMatchObject({ subtotal: '60.07', shipping: '25.00', vat: '11.41', total: '96.48' });
  });

  it('round VAT once, on the subtotal: ten lines of 0.05 carry 0.10, not ten times 0.01', () => {
    expect(totalsOf(Array.from({ length: 10 }, () => oneOf(5)[0]!))).toMatchObject({
      subtotal: '0.50',
      vat: '0.10',
    });
  });

  it('of an empty cart are zero, shipping included', () => {
    expect(totalsOf([])).toMatchObject({ subtotal: '0.00', shipping: '0.00', vat: '0.00', total: '0.00' });
  });

  it('carry no VAT at a rate of zero', () => {
    expect(totalsOf(oneOf(10_000), 0)).toMatchObject({ vat: '0.00', total: '125.00' });
  });

  /** subtotal, discount, shipping, VAT 19%, total, missing to free shipping */
  it.each([
    ['10 % off', { kind: 'percent', percent: 10 }, '19.99', '2.00', '25.00', '3.42', '46.41', '482.01'],
    [
      '10 % off, below the threshold',
      { kind: 'percent', percent: 10 },
      '500.01',
      '50.00',
      '25.00',
      '85.50',
      '560.51',
      '49.99',
    ],
    ['100 % off', { kind: 'percent', percent: 100 }, '12.50', '12.50', '25.00', '0.00', '25.00', '500.00'],
    ['5.00 off', { kind: 'amount', amountMinor: 500 }, '12.50', '5.00', '25.00', '1.43', '33.93', '492.50'],
    [
      'more off than the lines cost',
      { kind: 'amount', amountMinor: 9900 },
      '12.50',
      '12.50',
      '25.00',
      '0.00',
      '25.00',
      '500.00',
    ],
    ['free shipping', { kind: 'free_shipping' }, '12.50', '0.00', '0.00', '2.38', '14.88', '487.50'],
  ] as const)(
    'with a code for %s',
    (_, kind, subtotal, discount, shipping, vat, total, amountToFreeShipping) => {
      const totals = orderTotals({
        lines: taxed(oneOf(Number(subtotal.replace('.', ''))), 0.19),
        shippingFee,
        currency: 'USD',
        discount: { code: 'OPENING', ...kind },
      });
      expect(decimals(totals)).toMatchObject({
        subtotal,
        discount,
        shipping,
        vat,
        total,
        amountToFreeShipping,
      });
    },
  );

  it('take thresholds and costs with cents', () => {
    const totals = orderTotals({
      lines: taxed(oneOf(9999), 0.19),
      shippingFee: shippingFeeOf({ freeShippingThreshold: 99.99, standardShippingCost: 7.5 }),
      currency: 'EUR',
    });
    expect([totals.shipping, totals.amountToFreeShipping].map(toDecimal)).toEqual(['7.50', '0.01']);
    expect(totals.total.currency).toBe('EUR');
  });

  it('fall back to 500, 25 and euro while settings are not loaded', () => {
    expect(FALLBACK_SHIPPING_SETTINGS).toEqual({
      freeShippingThreshold: 500,
      standardShippingCost: 25,
      currency: 'EUR',
    });
  });

  it('multiply a line exactly', () => {
    expect(toDecimal(lineTotal({ unitPriceMinor: 1999, quantity: 7 }, 'USD'))).toBe('139.93');
  });
});
