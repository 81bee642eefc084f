import { type CurrencyCode, minorToDecimal, money, shareOf, withoutIncluded } from '@kp/commerce';
import type { Invoice, InvoiceDraft, OrderedTotals } from './invoice';
import { convert, type InvoiceAmounts, type InvoiceLine, reversedLine, vatOf } from './invoice-amounts';
import { withAccountedVat } from './tax-details';

interface ReturnedUnits {
  productCode: string;
  quantity: number;
}

/** Money that went back to the customer. */
export interface RefundedMoney {
  amountMinor: number;
  /** That of the order or that of its invoice. */
  currency: CurrencyCode;
  /** Of a return. */
  units: readonly ReturnedUnits[];
}

/** Of the lines that no line of the invoice stands for. */
export interface CreditLineNames {
  refund: string;
  deduction: string;
}

type Credited = InvoiceAmounts & { ordered: OrderedTotals };

/** What its credit notes left of an invoice; their lines are lines of it with the opposite sign. */
export function remainderOf(invoice: Invoice, creditNotes: readonly Invoice[]): Invoice {
  const left = (amountOf: (document: Invoice) => number) =>
    creditNotes.reduce((sum, note) => sum - amountOf(note), amountOf(invoice));
  const { tax, ordered } = invoice;
  return {
    ...invoice,
    lines: [
      ...invoice.lines,
      ...creditNotes.flatMap(({ number, lines }) =>
        lines.map((line) => ({ ...reversedLine(line), productName: `${number}: ${line.productName}` })),
      ),
    ],
    subtotalMinor: left(({ subtotalMinor }) => subtotalMinor),
    allowanceMinor: left(({ allowanceMinor }) => allowanceMinor),
    vatMinor: left(({ vatMinor }) => vatMinor),
    totalMinor: left(({ totalMinor }) => totalMinor),
    ordered: {
      currency: ordered.currency,
      subtotalMinor: left((document) => document.ordered.subtotalMinor),
      discountMinor: left((document) => document.ordered.discountMinor),
      shippingMinor: left((document) => document.ordered.shippingMinor),
      vatMinor: left((document) => document.ordered.vatMinor),
      totalMinor: left((document) => document.ordered.totalMinor),
    },
    tax:
      tax &&
      withAccountedVat(
        tax,
        left((document) => document.tax?.accounting?.vatMinor ?? 0),
      ),
  };
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
  names: CreditLineNames,
): InvoiceDraft | null {
  const left = remainderOf(invoice, earlier);
  const credited = creditedBy(refund, { invoice, earlier, left, names });
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

interface Context {
  invoice: Invoice;
  earlier: readonly Invoice[];
  left: Invoice;
  names: CreditLineNames;
}

function creditedBy(refund: RefundedMoney, context: Context): Credited | null {
  const { invoice, earlier, left } = context;
  const paidBack = Math.min(orderedMinorOf(refund, context), left.ordered.totalMinor);
  if (paidBack <= 0 || left.totalMinor <= 0) return null;
  const isRest = paidBack === left.ordered.totalMinor;
  if (isRest && earlier.length === 0) return invoice;
  const units = returnedLines(invoice, refund.units);
  const shipping = shippingLeft(invoice, earlier);
  const known = [units, [...units, ...shipping]].filter((lines) => lines.length > 0);
  // Returns round discount and VAT together, so the value of a single one may be two cents beside its refund.
  const exact = known.find((lines) => Math.abs(valueOf(lines, invoice).grossMinor - paidBack) <= 2);
  if (exact) return creditOfLines(exact, { paidBack, isRest }, context);
  const wanted =
    refund.currency === invoice.currency ? refund.amountMinor : convertedMinor(paidBack, invoice);
  const totalMinor = isRest ? left.totalMinor : Math.min(wanted, left.totalMinor);
  return totalMinor > 0 ? creditOfAmount(units, { paidBack, totalMinor, isRest }, context) : null;
}

/** Lines of the invoice: amounts follow from them, as those of the invoice do. */
function creditOfLines(
  lines: InvoiceLine[],
  { paidBack, isRest }: { paidBack: number; isRest: boolean },
  { invoice, left }: Context,
): Credited {
  const value = valueOf(lines, invoice);
  const subtotalMinor = sumOf(lines, 'lineTotalMinor');
  const allowanceMinor = convertedMinor(value.discountMinor, invoice);
  const taxableMinor = subtotalMinor - allowanceMinor;
  const own = invoice.exchange ? taxableMinor + vatOf(taxableMinor, value.vatRate) : paidBack;
  const totalMinor = isRest ? left.totalMinor : Math.min(own, left.totalMinor);
  const { discountMinor, shippingMinor, goodsMinor } = value;
  const vatMinor = paidBack - shippingMinor - (goodsMinor - discountMinor);
  const { currency } = invoice.ordered;
  const ordered = { currency, subtotalMinor: goodsMinor, discountMinor, shippingMinor, vatMinor };
  return {
    currency: invoice.currency,
    lines,
    subtotalMinor,
    allowanceMinor,
    vatMinor: totalMinor - taxableMinor,
    totalMinor,
    ordered: {
      ...ordered,
      totalMinor: paidBack,
    },
  };
}

/** A free amount is a line of its own, split at the VAT rate; beside returned units it is the difference to them. */
function creditOfAmount(
  units: InvoiceLine[],
  { paidBack, totalMinor, isRest }: { paidBack: number; totalMinor: number; isRest: boolean },
  { invoice, left, names }: Context,
): Credited | null {
  const { vatRate, goodsMinor, discountMinor } = valueOf(units, invoice);
  const allowanceMinor = convertedMinor(discountMinor, invoice);
  const taxableMinor = isRest
    ? left.subtotalMinor - left.allowanceMinor
    : withoutIncluded(money(totalMinor, invoice.currency), vatRate).minor;
  const netMinor = withoutIncluded(money(paidBack, invoice.ordered.currency), vatRate).minor;
  const difference = taxableMinor + allowanceMinor - sumOf(units, 'lineTotalMinor');
  const lines = [...units];
  if (difference !== 0)
    lines.push({
      productName: difference > 0 ? names.refund : names.deduction,
      productCode: null,
      quantity: Math.sign(difference),
      unitPrice: minorToDecimal(Math.abs(difference)),
      vatRate,
      lineTotalMinor: difference,
      orderedTotalMinor: netMinor + discountMinor - goodsMinor,
    });
  if (lines.length === 0) return null;
  return {
    currency: invoice.currency,
    lines,
    subtotalMinor: taxableMinor + allowanceMinor,
    allowanceMinor,
    vatMinor: totalMinor - taxableMinor,
    totalMinor,
    ordered: {
      currency: invoice.ordered.currency,
      subtotalMinor: netMinor + discountMinor,
      discountMinor,
      shippingMinor: 0,
      vatMinor: paidBack - netMinor,
      totalMinor: paidBack,
    },
  };
}

function returnedLines(invoice: Invoice, units: readonly ReturnedUnits[]): InvoiceLine[] {
  return units.flatMap(({ productCode, quantity: returned }) => {
    const line = invoice.lines.find((candidate) => candidate.productCode === productCode);
    if (!line) return [];
    const quantity = Math.min(returned, line.quantity);
    const orderedTotalMinor = (line.orderedTotalMinor / line.quantity) * quantity;
    return [
      { ...line, quantity, orderedTotalMinor, lineTotalMinor: convertedMinor(orderedTotalMinor, invoice) },
    ];
  });
}

/** The line of the invoice, unless it was credited. */
function shippingLeft(invoice: Invoice, earlier: readonly Invoice[]): InvoiceLine[] {
  const line = invoice.lines.find(isShipping);
  const isCredited = earlier.some(({ lines }) =>
    lines.some(({ productName }) => productName === line?.productName),
  );
  return line && !isCredited ? [line] : [];
}

/** What the lines cost in the order, in its currency. */
function valueOf(lines: readonly InvoiceLine[], { ordered, lines: [first] }: Invoice) {
  const { vatRate } = first!;
  const goodsMinor = sumOf(
    lines.filter((line) => !isShipping(line)),
    'orderedTotalMinor',
  );
  const discountMinor = shareOf(ordered.discountMinor, goodsMinor, ordered.subtotalMinor);
  const shippingMinor = lines.some(isShipping) ? ordered.shippingMinor : 0;
  const netMinor = goodsMinor - discountMinor;
  const grossMinor = netMinor + vatOf(netMinor, vatRate) + shippingMinor;
  return { vatRate, goodsMinor, discountMinor, shippingMinor, grossMinor };
}

const isShipping = ({ productCode }: InvoiceLine): boolean => productCode === null;

const sumOf = (lines: readonly InvoiceLine[], field: 'lineTotalMinor' | 'orderedTotalMinor'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

function orderedMinorOf({ amountMinor, currency }: RefundedMoney, { invoice, left }: Context): number {
  if (currency === invoice.ordered.currency) return amountMinor;
  if (amountMinor >= left.totalMinor) return left.ordered.totalMinor;
  return shareOf(invoice.ordered.totalMinor, amountMinor, invoice.totalMinor);
}

const convertedMinor = (minor: number, { exchange }: Invoice): number => convert(minor, exchange?.rate);
