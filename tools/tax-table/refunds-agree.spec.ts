import type { TaxLine } from '@kp/commerce';
import { grossOf, paidOrderOf } from '@kp/commerce/paid-order';
import { Refunds } from '@kp/commerce/refunds';
import { creditNoteOf } from '../../services/invoices/src/domain/credit-note';
import { type Invoice, orderedTotalsOf } from '../../services/invoices/src/domain/invoice';
import { invoiceAmounts } from '../../services/invoices/src/domain/invoice-amounts';
import { anInvoice } from '../../services/invoices/src/testing/an-invoice';
import { computed, orderOf, orders } from './priced';
import { type Row, rowsOf } from './rows';

const NAMES = { refund: 'Refund', deduction: 'Deduction' };

/** Of orders without a fee. */
const steps = rowsOf('refunds').filter(({ order }) => orders.some((known) => known.order === order));
const sequences = [...new Set(steps.map(({ order, sequence }) => `${order} ${sequence}`))];

function paidOf(name: string) {
  const { lines, totals, isTaxIncluded } = computed(orderOf(name));
  const taxLines = totals.taxLines as TaxLine[];
  const invoiced = { currency: 'EUR' as const, lines, taxLines, isTaxIncluded };
  const amounts = invoiceAmounts(invoiced, 'Shipping', null);
  const invoice = anInvoice({
    ...amounts,
    exchange: null,
    tax: null,
    discountCode: 'CODE',
    ordered: orderedTotalsOf('EUR', amounts.vatLines),
  });
  const keyed = lines.map((line) => ({ ...line, key: line.productCode }));
  return { invoice, paid: paidOrderOf({ lines: keyed, taxLines, isTaxIncluded }) };
}

const unitsOf = ({ line, quantity }: Row) =>
  quantity ? [{ key: line!, productCode: line!, quantity: Number(quantity) }] : [];

/** What a step asks for: units, shipping, an amount, or all that is left. */
function stepOf(row: Row, leftMinor: number) {
  if (row.kind === 'quantity') return { units: unitsOf(row) };
  if (row.kind === 'shipping') return { withShipping: true };
  return { amountMinor: row.kind === 'all' ? leftMinor : Number(row.amount) };
}

/** "S 2100: 3000 + 630", of rates that give something back. */
const told = (tax: { category?: string; rate?: string | number }, netMinor: number, vatMinor: number) =>
  `${tax.category} ${tax.rate}: ${netMinor} + ${vatMinor}`;

const basisPoints = ({ rate }: { rate: number }) => Math.round(rate * 10_000);

describe('refunds come to the figures of the table', () => {
  it.each(sequences)('%s', (sequence) => {
    const own = steps.filter((row) => `${row.order} ${row.sequence}` === sequence);
    const { invoice, paid } = paidOf(own[0]!.order!);
    const refunds = new Refunds(paid);
    const notes: Invoice[] = [];
    for (const row of own) {
      const expected = rowsOf('refund-taxes')
        .filter(
          ({ order, sequence: of, step }) => order === row.order && of === row.sequence && step === row.step,
        )
        .filter(({ taxable, vat }) => taxable !== '0' || vat !== '0')
        .map((tax) => told(tax, Number(tax.taxable), Number(tax.vat)));

      const { taxes } = refunds.refund(stepOf(row, refunds.leftMinor));
      const refunded = taxes.flatMap((each, place) => {
        const { category, rate } = paid.taxes[place]!;
        const tax = { category, rate: basisPoints({ rate }) };
        return grossOf(each) === 0 ? [] : told(tax, each.netMinor, each.vatMinor);
      });
      expect([row.step, refunded, refunds.leftMinor]).toEqual([row.step, expected, Number(row.remaining)]);

      const money = { key: row.step!, amountMinor: Number(row.refund), currency: 'EUR' as const };
      const note = creditNoteOf(invoice, notes, { ...money, units: unitsOf(row) }, { paid, names: NAMES })!;
      const credited = note.vatLines
        .filter(({ taxableMinor, vatMinor }) => taxableMinor !== 0 || vatMinor !== 0)
        .map((line) => told({ ...line, rate: basisPoints(line) }, line.taxableMinor, line.vatMinor));
      expect([row.step, credited]).toEqual([row.step, expected]);
      expect(
        note.lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0) - note.allowanceMinor,
      ).toBe(note.totalMinor - note.vatMinor);
      notes.push({ ...invoice, ...note, supplyDate: invoice.supplyDate });
    }
  });
});
