import { type CurrencyCode, includedTax, isSameTax, shareOf, type Tax } from '@kp/commerce';
import { grossOf, type NetAndVat, type PaidOrder, sumOf, sumOfGross } from '@kp/commerce/paid-order';
import { type RefundedUnits, Refunds } from '@kp/commerce/refunds';
import { type CreditLineNames, creditOf, returnedLines, within } from './credit-lines';
import { type Invoice, type InvoiceDraft, type OrderedTotals, orderedTotalsOf } from './invoice';
import { convert, type InvoiceAmounts, reversedLine, totalsOf, type VatLine } from './invoice-amounts';
import { withAccountedVat } from './tax-details';

interface ReturnedUnits {
  productCode: string;
  quantity: number;
}

/** Money that went back to the customer, or is not asked for. */
export interface RefundedMoney {
  amountMinor: number;
  /** That of the order or that of its invoice. */
  currency: CurrencyCode;
  /** Of a return. */
  units: readonly ReturnedUnits[];
  /** Granted without a return, so for neither units nor shipping: of one category and rate, or of all of them. */
  concession?: { tax: Tax | null };
}

type Credited = InvoiceAmounts & { ordered: OrderedTotals };

/** What its credit notes left of an invoice; their lines are lines of it with the opposite sign. */
export function remainderOf(invoice: Invoice, creditNotes: readonly Invoice[]): Invoice {
  const lines = [
    ...invoice.lines,
    ...creditNotes.flatMap(({ number, lines: credited }) =>
      credited.map((line) => ({ ...reversedLine(line), productName: `${number}: ${line.productName}` })),
    ),
  ];
  const vatLines = invoice.vatLines.map((line) => leftOf(line, creditNotes));
  const { tax } = invoice;
  const accountedMinor = creditNotes.reduce(
    (sum, note) => sum - (note.tax?.accounting?.vatMinor ?? 0),
    tax?.accounting?.vatMinor ?? 0,
  );
  return {
    ...invoice,
    lines,
    ...totalsOf(lines, vatLines),
    ordered: orderedTotalsOf(invoice.ordered.currency, vatLines),
    tax: tax && withAccountedVat(tax, accountedMinor),
  };
}

function leftOf(line: VatLine, creditNotes: readonly Invoice[]): VatLine {
  const credited = creditNotes.flatMap(({ vatLines }) => vatLines.filter((each) => isSameTax(each, line)));
  const left = (amountOf: (of: VatLine) => number) =>
    credited.reduce((sum, note) => sum - amountOf(note), amountOf(line));
  return {
    category: line.category,
    rate: line.rate,
    allowanceMinor: left(({ allowanceMinor }) => allowanceMinor),
    taxableMinor: left(({ taxableMinor }) => taxableMinor),
    vatMinor: left(({ vatMinor }) => vatMinor),
    ordered: {
      goodsMinor: left(({ ordered }) => ordered.goodsMinor),
      discountMinor: left(({ ordered }) => ordered.discountMinor),
      vatMinor: left(({ ordered }) => ordered.vatMinor),
      shippingGrossMinor: left(({ ordered }) => ordered.shippingGrossMinor),
    },
  };
}

/** By the rules of refunds, on what was paid for the order. */
export interface CreditedOrder {
  /** Lines named by their product codes, taxes as the invoice states them. */
  paid: PaidOrder;
  names: CreditLineNames;
}

/**
 * At the prices, rates and day of supply of the invoice. Null when nothing of the invoice is left to credit.
 *
 * @param earlier credit notes of the invoice
 */
export function creditNoteOf(
  invoice: Invoice,
  earlier: readonly Invoice[],
  refund: RefundedMoney & { key: string },
  order: CreditedOrder,
): InvoiceDraft | null {
  const left = remainderOf(invoice, earlier);
  const credited = creditedBy(refund, { ...order, invoice, earlier, left });
  if (credited === null) return null;
  const isRest = credited.totalMinor === left.totalMinor;
  const { tax } = invoice;
  const accountedMinor = isRest
    ? left.tax?.accounting?.vatMinor
    : convert(credited.vatMinor, tax?.accounting?.rate);
  return {
    ...invoice,
    ...credited,
    kind: 'credit_note',
    creditsId: invoice.id,
    refundKey: refund.key,
    isPaid: true,
    tax: tax && withAccountedVat(tax, accountedMinor ?? 0),
  };
}

interface Context extends CreditedOrder {
  invoice: Invoice;
  earlier: readonly Invoice[];
  left: Invoice;
}

function creditedBy(refund: RefundedMoney, context: Context): Credited | null {
  const { invoice, left } = context;
  const amountMinor = Math.min(orderedMinorOf(refund, context), left.ordered.totalMinor);
  if (amountMinor <= 0 || left.totalMinor <= 0) return null;
  const isWhole = amountMinor === left.ordered.totalMinor && context.earlier.length === 0;
  if (isWhole && !refund.concession) return invoice;
  const planned = plannedOf(refund, amountMinor, context);
  const wantedMinor = refund.currency === invoice.currency ? refund.amountMinor : null;
  const figures = figuresOf(planned, wantedMinor, context);
  const { lines: ofInvoice, isShipping } = planned;
  const credits = invoice.vatLines
    .map((line, place) => {
      const { taxableMinor, vatMinor: creditedVatMinor } = figures[place]!;
      const leftAllowanceMinor = left.vatLines[place]!.allowanceMinor;
      const shared = { lines: ofInvoice, isShipping, leftAllowanceMinor };
      const credited = { ...planned.taxes[place]!, ...shared, taxableMinor, creditedVatMinor };
      return creditOf(line, credited, invoice, context.names);
    })
    .filter(({ vatLine, lines }) => lines.length > 0 || grossOf(orderedTaxOf(vatLine)) > 0);
  const lines = credits.flatMap((credit) => credit.lines);
  const vatLines = credits.map(({ vatLine }) => vatLine);
  const totals = totalsOf(lines, vatLines);
  if (totals.totalMinor <= 0) return null;
  const { currency, ordered } = invoice;
  return { currency, lines, ...totals, ordered: orderedTotalsOf(ordered.currency, vatLines) };
}

type Planned = ReturnType<typeof plannedOf>;

/** The refund by category and rate in the currency of the order, and the lines of the invoice that it is for. */
function plannedOf(refund: RefundedMoney, amountMinor: number, { paid, invoice, earlier }: Context) {
  const refunded = invoice.vatLines.map((line) => refundedBy(earlier, line));
  const before = earlier.flatMap(unitsOf);
  const hasShipping = earlier.some(({ ordered }) => ordered.shippingMinor > 0);
  const units = refund.units.map(({ productCode: key, quantity }) => ({ key, quantity }));
  const refunds = new Refunds(paid, { refunded, units: before, hasShipping });
  const place = refund.concession && placeOf(refund.concession.tax, invoice);
  const { taxes, hasShipping: isShipping } = refund.concession
    ? refunds.planConcession(amountMinor, place)
    : refunds.plan({ units, amountMinor });
  const shipping = isShipping ? invoice.lines.filter(({ productCode }) => productCode === null) : [];
  return {
    taxes,
    refunded,
    place,
    lines: [...returnedLines(invoice, before, units), ...shipping],
    isShipping,
  };
}

const placeOf = (tax: Tax | null, { vatLines }: Invoice): number | undefined =>
  tax === null ? undefined : vatLines.findIndex((line) => isSameTax(line, tax));

const unitsOf = ({ lines }: Invoice): RefundedUnits[] =>
  lines.flatMap(({ productCode: key, quantity }) => (key === null ? [] : { key, quantity }));

const refundedBy = (earlier: readonly Invoice[], line: VatLine): NetAndVat =>
  sumOf(
    earlier.flatMap(({ vatLines }) => vatLines.filter((each) => isSameTax(each, line)).map(orderedTaxOf)),
  );

/** In the currency of the order, shipping included. */
function orderedTaxOf({ rate, ordered }: VatLine): NetAndVat {
  const shippingVat = includedTax(ordered.shippingGrossMinor, rate);
  return {
    netMinor: ordered.goodsMinor - ordered.discountMinor + ordered.shippingGrossMinor - shippingVat,
    vatMinor: ordered.vatMinor + shippingVat,
  };
}

interface Figures {
  taxableMinor: number;
  vatMinor: number;
}

/**
 * In the currency of the invoice: the part of each of its figures that was refunded so far, less what earlier notes took,
 * so that the last one ends at the figures of the invoice.
 *
 * @param wantedMinor what was paid back in that currency; cents that it differs by are part of the one rate it is of,
 * or of the largest figure
 */
function figuresOf(
  { taxes, refunded, place: only }: Planned,
  wantedMinor: number | null,
  { invoice, left }: Context,
): Figures[] {
  const figures = invoice.vatLines.map((line, place) => {
    if (only !== undefined && place !== only) return { taxableMinor: 0, vatMinor: 0 };
    const whole = orderedTaxOf(line);
    const soFar = sumOf([refunded[place]!, taxes[place]!]);
    const leftLine = left.vatLines[place]!;
    if (sumOfGross(taxes) === left.ordered.totalMinor) return leftLine;
    // What rounds to nothing in the currency of the order follows the whole.
    const part = (minor: number, of: number, all: number, leftMinor: number) => {
      const share = all === 0 ? shareOf(minor, grossOf(soFar), grossOf(whole)) : shareOf(minor, of, all);
      return within(leftMinor, share - (minor - leftMinor));
    };
    return {
      taxableMinor: part(line.taxableMinor, soFar.netMinor, whole.netMinor, leftLine.taxableMinor),
      vatMinor: part(line.vatMinor, soFar.vatMinor, whole.vatMinor, leftLine.vatMinor),
    };
  });
  const sumMinor = figures.reduce((sum, { taxableMinor, vatMinor }) => sum + taxableMinor + vatMinor, 0);
  const differs = Math.min(wantedMinor ?? sumMinor, left.totalMinor) - sumMinor;
  const largest = Math.max(...figures.map(({ taxableMinor }) => taxableMinor));
  const place = only ?? figures.findIndex(({ taxableMinor }) => taxableMinor === largest);
  const { taxableMinor, vatMinor } = figures[place]!;
  const fittingMinor = within(left.vatLines[place]!.taxableMinor, taxableMinor + differs);
  const fitting = { taxableMinor: fittingMinor, vatMinor: vatMinor + taxableMinor + differs - fittingMinor };
  return figures.with(place, fitting);
}

/** One category and rate converts by its own figures, since its lines are rounded apart from others. */
function orderedMinorOf(
  { amountMinor, currency, concession }: RefundedMoney,
  { invoice, left }: Context,
): number {
  if (currency === invoice.ordered.currency) return amountMinor;
  const [whole, open] = [grossesOf(invoice, concession?.tax), grossesOf(left, concession?.tax)];
  if (amountMinor >= open.totalMinor) return open.orderedMinor;
  return shareOf(whole.orderedMinor, amountMinor, whole.totalMinor);
}

function grossesOf({ totalMinor, ordered, vatLines }: Invoice, tax: Tax | null = null) {
  const line = tax && vatLines.find((each) => isSameTax(each, tax));
  if (!line) return { totalMinor, orderedMinor: ordered.totalMinor };
  return { totalMinor: line.taxableMinor + line.vatMinor, orderedMinor: grossOf(orderedTaxOf(line)) };
}
