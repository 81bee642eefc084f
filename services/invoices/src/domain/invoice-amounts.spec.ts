import { minorToDecimal, parseMinor, taxedAt } from '@kp/commerce';
import { type InvoiceAmounts, invoiceAmounts, reversedAmounts } from './invoice-amounts';

interface Case {
  lines: [unitPrice: string, quantity: number][];
  shipping?: string;
  discount?: string;
  vatRate?: number;
  vat: string;
  rate: string | null;
}

const THREE_LINES: Case['lines'] = [
  ['12.50', 3],
  ['19.99', 2],
  ['0.05', 10],
];

function invoiceOf({
  lines,
  shipping = '25.00',
  discount = '0',
  vatRate = 0.19,
  vat,
  rate,
}: Case): InvoiceAmounts {
  const order = {
    currency: rate ? ('USD' as const) : ('EUR' as const),
    isTaxIncluded: false,
    taxLines: [
      {
        ...taxedAt(vatRate),
        goodsMinor: lines.reduce((sum, [price, quantity]) => sum + parseMinor(price) * quantity, 0),
        discountMinor: parseMinor(discount),
        shippingMinor: parseMinor(shipping),
        taxMinor: parseMinor(vat),
        removedMinor: 0,
      },
    ],
    lines: lines.map(([unitPrice, quantity], index) => ({
      productName: `Product ${index + 1}`,
      productCode: `KP-${index + 1}`,
      quantity,
      unitPriceMinor: parseMinor(unitPrice),
      lineTotalMinor: parseMinor(unitPrice) * quantity,
      tax: taxedAt(vatRate),
    })),
  };
  return invoiceAmounts(
    order,
    'Shipping',
    rate === null ? null : { rate, date: '2026-11-01', source: null },
    'EUR',
  );
}

/** Quantity, unit price and total of each line, then subtotal, discount if any, VAT and total. */
function printed({ lines, ...amounts }: InvoiceAmounts): string[] {
  const { subtotalMinor, allowanceMinor, vatMinor, totalMinor } = amounts;
  const discount = allowanceMinor === 0 ? [] : [allowanceMinor];
  return [
    ...lines.map((line) => `${line.quantity} × ${line.unitPrice} = ${minorToDecimal(line.lineTotalMinor)}`),
    [subtotalMinor, ...discount, vatMinor, totalMinor].map(minorToDecimal).join(' | '),
  ];
}

describe('the amounts of an invoice', () => {
  it('in the currency of the order are what was paid, shipping as a line without its VAT', () => {
    expect(printed(invoiceOf({ lines: THREE_LINES, vat: '14.82', rate: null }))).toEqual([
      '3 × 12.50 = 37.50',
      '2 × 19.99 = 39.98',
      '10 × 0.05 = 0.50',
      '1 × 21.01 = 21.01',
      '98.99 | 18.81 | 117.80',
    ]);
  });

  it('are converted line by line, then VAT once', () => {
    expect(printed(invoiceOf({ lines: THREE_LINES, vat: '14.82', rate: '0.920000' }))).toEqual([
      '3 × 11.50 = 34.50',
      '2 × 18.39 = 36.78',
      '10 × 0.046 = 0.46',
      '1 × 19.33 = 19.33',
      '91.07 | 17.30 | 108.37',
    ]);
  });

  it('have no VAT at a rate of zero, and shipping in full', () => {
    expect(printed(invoiceOf({ lines: THREE_LINES, vatRate: 0, vat: '0.00', rate: '0.92' }))).toEqual([
      '3 × 11.50 = 34.50',
      '2 × 18.39 = 36.78',
      '10 × 0.046 = 0.46',
      '1 × 23.00 = 23.00',
      '94.74 | 0.00 | 94.74',
    ]);
  });

  it('of forty equal lines are the sum of forty rounded lines', () => {
    const lines = Array.from({ length: 40 }, (): [string, number] => ['0.99', 1]);
    const amounts = printed(invoiceOf({ lines, vat: '7.52', rate: '0.9137' }));
    expect(new Set(amounts.slice(0, 40))).toEqual(new Set(['1 × 0.90 = 0.90']));
    expect(amounts.slice(40)).toEqual(['1 × 19.20 = 19.20', '55.20 | 10.49 | 65.69']);
  });

  it('have no line for free shipping', () => {
    const lines: Case['lines'] = [['1234.56', 1]];
    expect(printed(invoiceOf({ lines, shipping: '0.00', vat: '234.57', rate: '0.92' }))).toEqual([
      '1 × 1135.80 = 1135.80',
      '1135.80 | 215.80 | 1351.60',
    ]);
  });

  it('carry a rate with decimals of a percent', () => {
    const lines: Case['lines'] = [['12.50', 3]];
    expect(printed(invoiceOf({ lines, vatRate: 0.055, vat: '2.06', rate: '0.92' }))).toEqual([
      '3 × 11.50 = 34.50',
      '1 × 21.80 = 21.80',
      '56.30 | 3.10 | 59.40',
    ]);
  });

  it('are cut by the discount before VAT, shipping is not', () => {
    // 77.98 less 10% is 70.18 and 13.33 VAT; 25.00 shipping holds 3.99.
    const discounted = { lines: THREE_LINES, discount: '7.80', vat: '13.33' };
    expect(printed(invoiceOf({ ...discounted, rate: null })).slice(3)).toEqual([
      '1 × 21.01 = 21.01',
      '98.99 | 7.80 | 17.32 | 108.51',
    ]);
    expect(printed(invoiceOf({ ...discounted, rate: '0.92' })).slice(3)).toEqual([
      '1 × 19.33 = 19.33',
      '91.07 | 7.18 | 15.94 | 99.83',
    ]);
  });

  it('sum to the cent for every price from 0.01 to 40.00, converted or not', () => {
    for (let minor = 1; minor <= 4000; minor += 1) {
      const price = minorToDecimal(minor);
      const vat = minorToDecimal(Math.round((minor * 3 * 19) / 100));
      for (const rate of [null, '0.864231', '1.104']) {
        const { lines, subtotalMinor, vatMinor, totalMinor } = invoiceOf({ lines: [[price, 3]], vat, rate });
        const sum = lines.reduce((total, line) => total + line.lineTotalMinor, 0);
        expect([sum, sum + vatMinor]).toEqual([subtotalMinor, totalMinor]);
        if (rate === null) expect(totalMinor).toBe(minor * 3 + 2500 + parseMinor(vat));
      }
    }
  });

  it('of a storno are those of its invoice with negative quantities', () => {
    const invoice = invoiceOf({ lines: [['19.99', 2]], shipping: '0.00', vat: '7.60', rate: '0.92' });
    expect(printed(reversedAmounts(invoice))).toEqual(['-2 × 18.39 = -36.78', '-36.78 | -6.99 | -43.77']);
    expect(reversedAmounts(reversedAmounts(invoice))).toEqual(invoice);
  });
});
