import { minorToDecimal, parseMinor, taxedAt } from '@kp/commerce';
import { anInvoice, paidFor } from '../testing/an-invoice';
import { creditNoteOf, type RefundedMoney, remainderOf } from './credit-note';
import { type Invoice, orderedTotalsOf, stornoOf } from './invoice';
import { invoiceAmounts } from './invoice-amounts';

interface Case {
  discount?: string;
  shipping?: string;
  rate?: string | null;
}

const NAMES = { refund: 'Refund of order ORD-1', deduction: 'Deduction' };

/** 3 × 12.50, 2 × 19.99 and 10 × 0.05 at 19%, in dollars that are 0.92 euro each, or in euro. */
function invoiceOf({ discount = '0', shipping = '25.00', rate = '0.92' }: Case = {}): Invoice {
  const prices: [string, number][] = [
    ['12.50', 3],
    ['19.99', 2],
    ['0.05', 10],
  ];
  const [discountMinor, shippingMinor] = [parseMinor(discount), parseMinor(shipping)];
  const order = {
    currency: rate === null ? ('EUR' as const) : ('USD' as const),
    isTaxIncluded: false,
    taxLines: [
      {
        ...taxedAt(0.19),
        goodsMinor: 7798,
        discountMinor,
        shippingMinor,
        taxMinor: Math.round((7798 - discountMinor) * 0.19),
        removedMinor: 0,
      },
    ],
    lines: prices.map(([price, quantity], index) => ({
      productName: `Product ${index + 1}`,
      productCode: `KP-${index + 1}`,
      quantity,
      unitPriceMinor: parseMinor(price),
      lineTotalMinor: parseMinor(price) * quantity,
      tax: taxedAt(0.19),
    })),
  };
  const exchange = rate === null ? null : { rate, date: '2026-11-01', source: null };
  const amounts = invoiceAmounts(order, 'Shipping', exchange, 'EUR');
  return anInvoice({
    ...amounts,
    exchange,
    discountCode: discountMinor > 0 ? 'SAVE' : null,
    ordered: orderedTotalsOf(order.currency, amounts.vatLines),
  });
}

type Refund = [amount: string, units?: Record<string, number>, currency?: 'EUR'];

function creditNotesOf(invoice: Invoice, refunds: readonly Refund[]): Invoice[] {
  return refunds.reduce<Invoice[]>((earlier, [amount, returned = {}, currency]) => {
    const units = Object.entries(returned).map(([productCode, quantity]) => ({ productCode, quantity }));
    const money = { amountMinor: parseMinor(amount), units, currency: currency ?? invoice.ordered.currency };
    const draft = creditNoteOf(
      invoice,
      earlier,
      { key: 'return:1', ...(money satisfies RefundedMoney) },
      { paid: paidFor(invoice), names: NAMES },
    );
    return draft
      ? [
          ...earlier,
          { ...invoice, ...draft, supplyDate: invoice.supplyDate, number: `CN-${earlier.length + 1}` },
        ]
      : earlier;
  }, []);
}

/** The lines, then subtotal, discount if any, VAT and total; what was paid back in the currency of the order. */
function printed({ lines, ordered, ...amounts }: Invoice): string[] {
  const { subtotalMinor, allowanceMinor, vatMinor, totalMinor } = amounts;
  const discount = allowanceMinor === 0 ? [] : [allowanceMinor];
  return [
    ...lines.map(
      ({ quantity, productName, unitPrice, lineTotalMinor }) =>
        `${quantity} ${productName} × ${unitPrice} = ${minorToDecimal(lineTotalMinor)}`,
    ),
    [subtotalMinor, ...discount, vatMinor, totalMinor].map(minorToDecimal).join(' | '),
    minorToDecimal(ordered.totalMinor),
  ];
}

/** Every document sums from its lines, in both currencies. */
function expectSums({ lines, ordered, ...amounts }: Invoice): void {
  const sum = (field: 'lineTotalMinor' | 'orderedTotalMinor') =>
    lines.reduce((total, line) => total + line[field], 0);
  expect(amounts.subtotalMinor).toBe(sum('lineTotalMinor'));
  expect(amounts.totalMinor).toBe(amounts.subtotalMinor - amounts.allowanceMinor + amounts.vatMinor);
  const { subtotalMinor, discountMinor, shippingMinor, vatMinor, totalMinor } = ordered;
  expect(totalMinor).toBe(subtotalMinor - discountMinor + shippingMinor + vatMinor);
}

describe('a credit note', () => {
  it.each<[string, Case, Refund, string[]]>([
    [
      'returned unit',
      {},
      ['14.88', { 'KP-1': 1 }],
      ['1 Product 1 × 11.50 = 11.50', '11.50 | 2.19 | 13.69', '14.88'],
    ],
    [
      'returned unit, not converted',
      { rate: null },
      ['14.88', { 'KP-1': 1 }],
      ['1 Product 1 × 12.50 = 12.50', '12.50 | 2.38 | 14.88', '14.88'],
    ],
    [
      'returned units of two products, all of one',
      {},
      ['62.46', { 'KP-1': 1, 'KP-2': 2 }],
      ['1 Product 1 × 11.50 = 11.50', '2 Product 2 × 18.39 = 36.78', '48.28 | 9.18 | 57.46', '62.46'],
    ],
    [
      'returned unit with the shipping',
      {},
      ['39.88', { 'KP-1': 1 }],
      ['1 Product 1 × 11.50 = 11.50', '1 Shipping × 19.33 = 19.33', '30.83 | 5.86 | 36.69', '39.88'],
    ],
    [
      'returned unit less a deduction',
      { rate: null },
      ['10.00', { 'KP-1': 1 }],
      ['1 Product 1 × 12.50 = 12.50', '-1 Deduction × 4.10 = -4.10', '8.40 | 1.60 | 10.00', '10.00'],
    ],
    [
      'returned unit and more',
      { rate: null },
      ['20.00', { 'KP-1': 1 }],
      [
        '1 Product 1 × 12.50 = 12.50',
        '1 Refund of order ORD-1 × 4.30 = 4.30',
        '16.80 | 3.20 | 20.00',
        '20.00',
      ],
    ],
    [
      'returned unit of a discounted order',
      { discount: '7.80', rate: null },
      ['13.39', { 'KP-1': 1 }],
      ['1 Product 1 × 12.50 = 12.50', '12.50 | 1.25 | 2.14 | 13.39', '13.39'],
    ],
    [
      'free amount, not converted',
      { rate: null },
      ['10.00'],
      ['1 Refund of order ORD-1 × 8.40 = 8.40', '8.40 | 1.60 | 10.00', '10.00'],
    ],
    ['free amount', {}, ['10.00'], ['1 Refund of order ORD-1 × 7.73 = 7.73', '7.73 | 1.47 | 9.20', '10.00']],
    [
      'free amount of the payment of the invoice',
      {},
      ['9.20', {}, 'EUR'],
      ['1 Refund of order ORD-1 × 7.73 = 7.73', '7.73 | 1.47 | 9.20', '10.00'],
    ],
    ['shipping', {}, ['25.00'], ['1 Shipping × 19.33 = 19.33', '19.33 | 3.67 | 23.00', '25.00']],
    [
      'shipping, not converted',
      { rate: null },
      ['25.00'],
      ['1 Shipping × 21.01 = 21.01', '21.01 | 3.99 | 25.00', '25.00'],
    ],
  ])('of a %s', (_name, given, refund, expected) => {
    const [note] = creditNotesOf(invoiceOf(given), [refund]);
    expect(printed(note!)).toEqual(expected);
    expectSums(note!);
  });

  it('of everything repeats the invoice, whatever the refund is above it', () => {
    const invoice = invoiceOf({ discount: '7.80' });
    for (const refund of [['108.51'], ['500.00'], ['99.83', {}, 'EUR']] as Refund[]) {
      const [note] = creditNotesOf(invoice, [refund]);
      expect(printed(note!)).toEqual(printed(invoice));
      expect(note).toMatchObject({ kind: 'credit_note', tax: invoice.tax, exchange: invoice.exchange });
    }
  });

  it('credits shipping once', () => {
    const notes = creditNotesOf(invoiceOf(), [['25.00'], ['25.00']]);
    expect(notes.map(({ lines }) => lines[0]!.productName)).toEqual(['Shipping', NAMES.refund]);
  });

  it('of the rest closes the invoice to the cent, and nothing follows', () => {
    for (const given of [{}, { rate: null }, { discount: '7.80' }, { shipping: '0.00' }]) {
      const invoice = invoiceOf(given);
      const notes = creditNotesOf(invoice, [
        ['0.01'],
        ['14.88', { 'KP-1': 1 }],
        ['33.33'],
        ['999.00'],
        ['1.00'],
      ]);
      expect(notes).toHaveLength(4);
      notes.forEach(expectSums);
      const left = remainderOf(invoice, notes);
      expect([left.totalMinor, left.ordered.totalMinor, left.tax!.accounting!.vatMinor]).toEqual([0, 0, 0]);
      expect(left.subtotalMinor - left.allowanceMinor).toBe(0);
    }
  });

  it('is never above the invoice, for every split of it into three refunds', () => {
    for (let first = 7; first < 11_780; first += 311) {
      for (const rate of ['0.92', '1.104', null]) {
        const invoice = invoiceOf({ rate });
        const notes = creditNotesOf(invoice, [[minorToDecimal(first)], [minorToDecimal(first)], ['117.80']]);
        const sum = notes.reduce((total, { totalMinor }) => total + totalMinor, 0);
        expect(sum).toBe(invoice.totalMinor);
      }
    }
  });

  it('leaves the storno of a cancelled order what was not credited', () => {
    const invoice = invoiceOf();
    const notes = creditNotesOf(invoice, [['14.88', { 'KP-1': 1 }]]);
    const storno = stornoOf(remainderOf(invoice, notes));
    expect(storno.lines.at(-1)).toMatchObject({
      productName: 'CN-1: Product 1',
      quantity: 1,
      lineTotalMinor: 1150,
    });
    expect(storno.totalMinor).toBe(1369 - 10837);
    expect(storno.lines.reduce((sum, line) => sum + line.lineTotalMinor, 0)).toBe(storno.subtotalMinor);
  });
});
