import { type CurrencyCode, minorToDecimal, parseMinor, type Tax, taxedAt } from '@kp/commerce';
import { anInvoice, paidFor } from '../testing/an-invoice';
import { assertConcedable, issuedBefore } from './concession';
import { creditNoteOf, remainderOf } from './credit-note';
import { type CreditNote, type Invoice, orderedTotalsOf, stornoOf } from './invoice';
import { invoiceAmounts } from './invoice-amounts';

const [FOOD, GOODS] = [taxedAt(0.11), taxedAt(0.21)];

/** 10 × 4.00 at 11%, and 1 × 100.00 at 21% with delivery of 12.10, in lei or as dollars of 4.40 lei. */
function invoiceOf(rate: string | null = null): Invoice {
  const order = {
    currency: rate === null ? ('RON' as const) : ('USD' as const),
    isTaxIncluded: false,
    taxLines: [
      { ...FOOD, goodsMinor: 4000, discountMinor: 0, shippingMinor: 0, taxMinor: 440, removedMinor: 0 },
      {
        ...GOODS,
        goodsMinor: 10_000,
        discountMinor: 0,
        shippingMinor: 1210,
        taxMinor: 2100,
        removedMinor: 0,
      },
    ],
    lines: [
      {
        productName: 'Labels',
        productCode: 'F',
        quantity: 10,
        unitPriceMinor: 400,
        lineTotalMinor: 4000,
        tax: FOOD,
      },
      {
        productName: 'Oven',
        productCode: 'G',
        quantity: 1,
        unitPriceMinor: 10_000,
        lineTotalMinor: 10_000,
        tax: GOODS,
      },
    ],
  };
  return invoiced(order, rate, 'RON');
}

function invoiced(
  order: Parameters<typeof invoiceAmounts>[0],
  rate: string | null,
  currency: CurrencyCode,
): Invoice {
  const exchange = rate === null ? null : { rate, date: '2026-11-01', source: null };
  const amounts = invoiceAmounts(order, 'Delivery', exchange, currency);
  const ordered = orderedTotalsOf(order.currency, amounts.vatLines);
  return anInvoice({ ...amounts, exchange, ordered, tax: null });
}

interface Step {
  amount: string;
  tax?: Tax | null;
  /** A return of these instead. */
  units?: { productCode: string; quantity: number }[];
}

function notesOf(invoice: Invoice, steps: readonly Step[]): Invoice[] {
  return steps.reduce<Invoice[]>((earlier, { amount, tax = null, units }, index) => {
    const { currency } = invoice;
    const money = { key: String(index), amountMinor: parseMinor(amount), currency, units: units ?? [] };
    const granted = units ? money : { ...money, concession: { tax } };
    const names = { refund: 'Goodwill', deduction: 'Deduction' };
    const draft = creditNoteOf(invoice, earlier, granted, { paid: paidFor(invoice), names });
    if (!draft) return earlier;
    const { supplyDate } = invoice;
    return [...earlier, { ...invoice, ...draft, supplyDate, number: `CN-${index + 1}` }];
  }, []);
}

const printed = ({ lines, vatMinor, totalMinor }: Invoice) => [
  ...lines.map((line) => `${line.productName} ${line.vatRate} ${minorToDecimal(line.lineTotalMinor)}`),
  `${minorToDecimal(vatMinor)} | ${minorToDecimal(totalMinor)}`,
];

/** 44.40 at 11% and 133.10 at 21%: 177.50 together. */
describe('a concession', () => {
  it.each<[string, Step, string[]]>([
    // A quarter of 44.40 is 11.10, one of 133.10 is 33.275.
    [
      'of the whole invoice',
      { amount: '44.38' },
      ['Goodwill 0.11 10.00', 'Goodwill 0.21 27.50', '6.88 | 44.38'],
    ],
    ['of one rate', { amount: '12.10', tax: GOODS }, ['Goodwill 0.21 10.00', '2.10 | 12.10']],
    ['of the lower rate', { amount: '11.10', tax: FOOD }, ['Goodwill 0.11 10.00', '1.10 | 11.10']],
    [
      'of everything, which is none of its lines',
      { amount: '177.50' },
      ['Goodwill 0.11 40.00', 'Goodwill 0.21 110.00', '27.50 | 177.50'],
    ],
  ])('%s', (_name, step, expected) => {
    expect(printed(notesOf(invoiceOf(), [step])[0]!)).toEqual(expected);
  });

  it('as much as the delivery is still a concession', () => {
    expect(printed(notesOf(invoiceOf(), [{ amount: '12.10' }])[0]!)[0]).toContain('Goodwill');
  });

  it('is never more than what is left, of the invoice or of the rate', () => {
    const invoice = invoiceOf();
    const earlier = notesOf(invoice, [{ amount: '40.00', tax: FOOD }]);
    const check = (amount: string, tax: Tax | null) => () =>
      assertConcedable(invoice, earlier, { amountMinor: parseMinor(amount), tax });
    expect(check('4.40', FOOD)).not.toThrow();
    expect(check('4.41', FOOD)).toThrow('Only 4.40 RON are left to be credited.');
    expect(check('137.50', null)).not.toThrow();
    expect(check('137.51', null)).toThrow('Only 137.50 RON are left to be credited.');
    expect(() =>
      assertConcedable({ ...invoice, reversedByNumber: 'STO-1' }, [], { amountMinor: 1, tax: null }),
    ).toThrow('not reversed');
  });

  it('of VAT on collection takes back only what was collected', () => {
    const invoice = invoiceOf();
    const tax = { ...anInvoice().tax!, isOnCollection: true };
    const check = (isPaid: boolean) => () =>
      assertConcedable({ ...invoice, tax, isPaid }, [], { amountMinor: 1, tax: null });
    expect(check(true)).not.toThrow();
    expect(check(false)).toThrow('once it is paid in full');
  });

  it('is one for its key, and another amount or name is refused', () => {
    const [issued] = notesOf(invoiceOf(), [{ amount: '12.10' }]);
    const note = { ...issued!, refundKey: 'concession:once' } as CreditNote;
    const asked = (amountMinor: number, key = 'once') => {
      const concession = { key, amountMinor, reason: 'goodwill', productCode: null, note: '' } as const;
      return (name: string) => issuedBefore([note], concession, name);
    };
    expect([asked(1210)('Goodwill'), asked(1210, 'other')('Goodwill')]).toEqual(['CN-1', null]);
    expect(() => asked(1211)('Goodwill')).toThrow('another credit note');
    expect(() => asked(1210)('Later discount')).toThrow('another credit note');
  });

  // 10 × 0.32 dollars are 3.20 + 0.67 = 3.87, and 10 × 0.29 euro are 2.90 + 0.61 = 3.51; 3.87 × 0.92 = 3.56.
  it.each([[['3.51']], [['1.17', '2.34']], [['0.01', '3.49', '0.01']]])(
    'of all of a rate whose lines were rounded leaves nothing of it: %p',
    (amounts) => {
      const none = { discountMinor: 0, shippingMinor: 0, removedMinor: 0 };
      const line = (productCode: string, unitPriceMinor: number, tax: Tax) => ({
        productName: productCode,
        productCode,
        quantity: 1,
        unitPriceMinor,
        lineTotalMinor: unitPriceMinor,
        tax,
      });
      const ofA = Array.from({ length: 10 }, (_, index) => line(`A${index}`, 32, GOODS));
      const order = {
        currency: 'USD' as const,
        isTaxIncluded: false,
        taxLines: [
          { ...GOODS, ...none, goodsMinor: 320, taxMinor: 67 },
          { ...FOOD, ...none, goodsMinor: 10_000, taxMinor: 1100 },
        ],
        lines: [...ofA, line('B', 10_000, FOOD)],
      };
      const invoice = invoiced(order, '0.92', 'EUR');
      const tax = invoice.vatLines.find(({ rate }) => rate === 0.21)!;
      const notes = notesOf(
        invoice,
        amounts.map((amount) => ({ amount, tax })),
      );
      const left = remainderOf(invoice, notes).vatLines;
      expect(left.map(({ rate, taxableMinor, vatMinor }) => [rate, taxableMinor, vatMinor])).toEqual([
        [0.21, 0, 0],
        [0.11, 9200, 1012],
      ]);
    },
  );

  it.each([null, '4.40'])(
    'beside returns it leaves what the storno reverses, to the cent (rate %s)',
    (rate) => {
      const invoice = invoiceOf(rate);
      const units = (productCode: string, quantity: number) => [{ productCode, quantity }];
      const [food, goods] = invoice.vatLines.map(({ category, rate: of }) => ({ category, rate: of }));
      for (let cents = 1; cents < 1400; cents += 97) {
        const amount = minorToDecimal(cents);
        const steps: Step[] = [
          { amount, tax: food },
          { amount: '13.32', units: units('F', 3) },
          { amount, tax: goods },
          { amount },
          { amount: '31.08', units: units('F', 7) },
        ];
        const notes = notesOf(invoice, steps);
        const left = remainderOf(invoice, notes);
        const sum = notes.reduce((total, { totalMinor }) => total + totalMinor, 0);
        expect(sum + left.totalMinor).toBe(invoice.totalMinor);
        for (const { taxableMinor, vatMinor } of left.vatLines)
          expect(Math.min(taxableMinor, vatMinor)).toBeGreaterThanOrEqual(0);
        expect(sum - stornoOf(left).totalMinor).toBe(invoice.totalMinor);
        const [rest] = [...notesOf(invoice, [...steps, { amount: '99999.00' }])].reverse();
        expect(remainderOf(invoice, [...notes, rest!]).totalMinor).toBe(0);
      }
    },
  );
});
