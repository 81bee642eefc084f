import { orderTotals, type Tax, type TaxedLine, type TaxLine } from '@kp/commerce';
import { paidOrderOf, sumOfGross } from '@kp/commerce/paid-order';
import { Refunds, type RefundStep } from '@kp/commerce/refunds';
import fc from 'fast-check';
import { creditNoteOf } from '../../services/invoices/src/domain/credit-note';
import { type Invoice, orderedTotalsOf } from '../../services/invoices/src/domain/invoice';
import { invoiceAmounts } from '../../services/invoices/src/domain/invoice-amounts';
import { anInvoice } from '../../services/invoices/src/testing/an-invoice';

const taxed = [0.27, 0.21, 0.19, 0.11, 0.055].map((rate): Tax => ({ category: 'S', rate }));
const zero: Tax = { category: 'Z', rate: 0 };
const exempt: Tax = { category: 'E', rate: 0 };
const abroad = (category: 'K' | 'G', priceRate?: number): Tax => ({
  category,
  rate: 0,
  ...(priceRate ? { priceRate } : {}),
});

/** Of one order: at home, sold to another country, or of a seller who is not registered. */
const taxesOfEntry = (isTaxIncluded: boolean): (readonly Tax[])[] => [
  [...taxed, zero, exempt],
  ...(['K', 'G'] as const).map((category) => [
    exempt,
    ...(isTaxIncluded ? [0.21, 0.11] : [undefined]).map((priceRate) => abroad(category, priceRate)),
  ]),
  [{ category: 'O', rate: 0 } as const],
];

const discount = fc.oneof(
  fc.constant(null),
  fc
    .integer({ min: 1, max: 10_000 })
    .map((points) => ({ code: 'CODE', kind: 'percent' as const, percent: points / 100 })),
  fc
    .integer({ min: 1, max: 20_000 })
    .map((amountMinor) => ({ code: 'CODE', kind: 'amount' as const, amountMinor })),
);

const order = fc.boolean().chain((isTaxIncluded) =>
  fc.constantFrom(...taxesOfEntry(isTaxIncluded)).chain((taxes) =>
    fc.record({
      isTaxIncluded: fc.constant(isTaxIncluded),
      discount,
      negotiatedShippingMinor: fc.integer({ min: 0, max: 5_000 }),
      lines: fc.array(
        fc.record({
          unitPriceMinor: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 })),
          quantity: fc.integer({ min: 1, max: 12 }),
          tax: fc.constantFrom(...taxes),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
  ),
);
type Ordered = Parameters<Parameters<typeof order.map>[0]>[0];

/** The same cases everywhere. */
const SEED = 20_261_129;
const SHIPPING_FEE = { thresholdMinor: 50_000, costMinor: 2_500 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function priced(given: Ordered) {
  const totals = orderTotals({ ...given, shippingFee: SHIPPING_FEE, currency: 'EUR' });
  const lines = given.lines.map((line: TaxedLine, index) => ({
    ...line,
    productName: `Product ${index}`,
    productCode: `KP-${index}`,
    key: `KP-${index}`,
    lineTotalMinor: line.unitPriceMinor * line.quantity,
  }));
  const ordered = {
    currency: 'EUR' as const,
    lines,
    taxLines: totals.taxLines as TaxLine[],
    isTaxIncluded: given.isTaxIncluded,
  };
  return { totals, ordered, paid: paidOrderOf(ordered) };
}

function invoiced(ordered: Parameters<typeof invoiceAmounts>[0], rate: string | null): Invoice {
  const exchange = rate === null ? null : { rate, date: '2026-11-01', source: null };
  const amounts = invoiceAmounts(ordered, 'Shipping', exchange, exchange ? 'HUF' : 'EUR');
  return anInvoice({
    ...amounts,
    exchange,
    tax: null,
    discountCode: 'CODE',
    ordered: orderedTotalsOf('EUR', amounts.vatLines),
  });
}

/** Of a sequence: units of a line, shipping, or a part of what is left. */
const steps = fc.array(
  fc.oneof(
    fc.record({ line: fc.nat({ max: 5 }), quantity: fc.integer({ min: 1, max: 12 }) }),
    fc.constant({ withShipping: true }),
    fc.record({ thousandths: fc.integer({ min: 1, max: 999 }) }),
  ),
  { maxLength: 12 },
);
type Step = { line: number; quantity: number } | { withShipping: boolean } | { thousandths: number };

/** Null where nothing is left of what it asks for. */
function stepOf(step: Step, { lines }: Ordered, refunds: Refunds, returned: number[]): RefundStep | null {
  if ('withShipping' in step) return { withShipping: true };
  if ('thousandths' in step) {
    const amountMinor = Math.floor((refunds.leftMinor * step.thousandths) / 1000);
    return amountMinor > 0 ? { amountMinor } : null;
  }
  const line = step.line % lines.length;
  const quantity = Math.min(step.quantity, lines[line]!.quantity - (returned[line] ?? 0));
  if (quantity <= 0) return null;
  returned[line] = (returned[line] ?? 0) + quantity;
  return { units: [{ key: `KP-${line}`, quantity }] };
}

describe('whatever is ordered', () => {
  it('lines − discount + shipping + tax is the total, of the order and of its invoice', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { totals, ordered } = priced(given);
        const { subtotal, discount: cut, shipping, vat, total, taxLines } = totals;
        const removed = sum(taxLines.map(({ removedMinor }) => removedMinor));
        expect(subtotal.minor).toBe(sum(ordered.lines.map(({ lineTotalMinor }) => lineTotalMinor)));
        expect(total.minor).toBe(
          subtotal.minor - cut.minor + shipping.minor + (given.isTaxIncluded ? -removed : vat.minor),
        );
        const { lines, allowanceMinor, vatMinor, totalMinor } = invoiceAmounts(ordered, 'Shipping', null);
        expect(totalMinor).toBe(
          sum(lines.map(({ lineTotalMinor }) => lineTotalMinor)) - allowanceMinor + vatMinor,
        );
        expect(totalMinor).toBe(total.minor);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('a price entered with VAT stands on the invoice as the customer saw it', () => {
    const seen = order.filter(
      ({ isTaxIncluded, lines }) => isTaxIncluded && lines.every(({ tax }) => !tax.priceRate),
    );
    fc.assert(
      fc.property(seen, (given) => {
        const { totals, ordered } = priced(given);
        const { discount: cut, shipping } = totals;
        const shown = sum(given.lines.map(({ unitPriceMinor, quantity }) => unitPriceMinor * quantity));
        expect(invoiceAmounts(ordered, 'Shipping', null).totalMinor).toBe(shown - cut.minor + shipping.minor);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('refunds in any order sum to what was paid, of every category and rate, and never exceed it', () => {
    fc.assert(
      fc.property(order, steps, (given, asked) => {
        const { totals, paid } = priced(given);
        const refunds = new Refunds(paid);
        const returned: number[] = [];
        const done = asked.flatMap((step) => {
          const next = stepOf(step, given, refunds, returned);
          return next ? [refunds.refund(next).taxes] : [];
        });
        for (const left of refunds.left)
          expect(Math.min(left.netMinor, left.vatMinor)).toBeGreaterThanOrEqual(0);
        const rest = refunds.refund({ amountMinor: refunds.leftMinor }).taxes;
        const parts = [...done, rest];
        paid.taxes.forEach(({ netMinor, vatMinor }, place) => {
          expect(sum(parts.map((part) => part[place]!.netMinor))).toBe(netMinor);
          expect(sum(parts.map((part) => part[place]!.vatMinor))).toBe(vatMinor);
        });
        expect(sum(paid.taxes.map(({ netMinor, vatMinor }) => netMinor + vatMinor))).toBe(totals.total.minor);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('all units and shipping back leave nothing, whatever amounts went back between', () => {
    fc.assert(
      fc.property(order, steps, (given, asked) => {
        const { paid } = priced(given);
        const refunds = new Refunds(paid);
        const returned: number[] = [];
        for (const step of asked.filter((each) => !('withShipping' in each))) {
          const next = stepOf(step, given, refunds, returned);
          if (next) refunds.refund(next);
        }
        const units = given.lines.map(({ quantity }, line) => ({
          key: `KP-${line}`,
          quantity: quantity - (returned[line] ?? 0),
        }));
        refunds.refund({ units, withShipping: true });
        expect(refunds.leftMinor).toBe(0);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it.each([null, '0.92', '389.1234'])('credit notes close their invoice, converted at %s', (rate) => {
    fc.assert(
      fc.property(order, steps, (given, asked) => {
        const { ordered, paid } = priced(given);
        const invoice = invoiced(ordered, rate);
        fc.pre(invoice.totalMinor > 0);
        const refunds = new Refunds(paid);
        const returned: number[] = [];
        const notes: Invoice[] = [];
        for (const step of [...asked, null]) {
          const next = step ? stepOf(step, given, refunds, returned) : { amountMinor: refunds.leftMinor };
          if (!next) continue;
          const amountMinor = sumOfGross(refunds.plan(next).taxes);
          // Less than a cent of every category and rate has no credit note of its own.
          if (amountMinor <= paid.taxes.length && amountMinor < refunds.leftMinor) continue;
          refunds.refund(next);
          const units = (next.units ?? []).map(({ key, quantity }) => ({
            productCode: String(key),
            quantity,
          }));
          const money = { key: 'return:1', amountMinor, currency: 'EUR' as const, units };
          const names = { refund: 'Refund', deduction: 'Deduction' };
          const note = creditNoteOf(invoice, notes, money, { paid, names });
          if (!note) continue;
          expect(note.totalMinor).toBe(
            sum(note.lines.map(({ lineTotalMinor }) => lineTotalMinor)) - note.allowanceMinor + note.vatMinor,
          );
          for (const { taxableMinor, vatMinor, allowanceMinor } of note.vatLines)
            expect(Math.min(taxableMinor, vatMinor, allowanceMinor)).toBeGreaterThanOrEqual(0);
          notes.push({ ...invoice, ...note, supplyDate: invoice.supplyDate });
        }
        for (const { category, rate: of, taxableMinor, vatMinor } of invoice.vatLines) {
          const own = notes.flatMap(({ vatLines }) =>
            vatLines.filter((line) => line.category === category && line.rate === of),
          );
          expect(sum(own.map((line) => line.taxableMinor))).toBe(taxableMinor);
          expect(sum(own.map((line) => line.vatMinor))).toBe(vatMinor);
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
