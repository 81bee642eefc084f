import {
  type CurrencyCode,
  isSameTax,
  minorByRate,
  minorToDecimal,
  minorWithoutTax,
  shareOf,
  sharesOf,
} from '@kp/commerce';
import { type Invoice, type InvoiceDraft, type OrderedTotals, orderedTotalsOf } from './invoice';
import {
  convert,
  type InvoiceAmounts,
  type InvoiceLine,
  reversedLine,
  sumOfTax,
  taxOf,
  totalsOf,
  type VatLine,
} from './invoice-amounts';
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
  const tolerance = 2 * invoice.vatLines.length;
  const exact = known.find((lines) => Math.abs(grossOf(valuesOf(lines, invoice)) - paidBack) <= tolerance);
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
  const values = valuesOf(lines, invoice);
  const vatLines = values.map((value): VatLine => {
    const { tax, goodsMinor, discountMinor, shippingMinor: shippingGrossMinor, vatMinor, grossMinor } = value;
    const allowanceMinor = convertedMinor(discountMinor, invoice);
    const taxableMinor = sumOfTax(lines, tax) - allowanceMinor;
    return {
      ...tax,
      allowanceMinor,
      taxableMinor,
      vatMinor: invoice.exchange ? minorByRate(taxableMinor, tax.rate) : grossMinor - taxableMinor,
      ordered: { goodsMinor, discountMinor, vatMinor, shippingGrossMinor },
    };
  });
  const own = invoice.exchange ? totalsOf(lines, vatLines).totalMinor : paidBack;
  const totalMinor = isRest ? left.totalMinor : Math.min(own, left.totalMinor);
  return summedTo(lines, vatLines, { totalMinor, paidBack }, invoice);
}

/** A free amount is a line of its own per rate; beside returned units it is the difference to them. */
function creditOfAmount(
  units: InvoiceLine[],
  { paidBack, totalMinor, isRest }: { paidBack: number; totalMinor: number; isRest: boolean },
  { invoice, left, names }: Context,
): Credited | null {
  const values = valuesOf(units, invoice);
  const weights = weightsOf(values, left, totalMinor - convertedMinor(grossOf(values), invoice));
  const targets = spread(
    values.map(({ grossMinor }) => convertedMinor(grossMinor, invoice)),
    totalMinor,
    weights,
  );
  const orderedTargets = spread(
    values.map(({ grossMinor }) => grossMinor),
    paidBack,
    weights,
  );
  const lines = [...units];
  const vatLines = values.map((value, index): VatLine => {
    const { tax, goodsMinor, discountMinor } = value;
    const leftLine = left.vatLines[index]!;
    const allowanceMinor = convertedMinor(discountMinor, invoice);
    const taxableMinor = isRest ? leftLine.taxableMinor : minorWithoutTax(targets[index]!, tax.rate);
    const netMinor = minorWithoutTax(orderedTargets[index]!, tax.rate);
    const difference = taxableMinor + allowanceMinor - sumOfTax(units, tax);
    if (difference !== 0)
      lines.push({
        productName: difference > 0 ? names.refund : names.deduction,
        productCode: null,
        quantity: Math.sign(difference),
        unitPrice: minorToDecimal(Math.abs(difference)),
        vatCategory: tax.category,
        vatRate: tax.rate,
        lineTotalMinor: difference,
        orderedTotalMinor: netMinor + discountMinor - goodsMinor,
      });
    return {
      ...tax,
      allowanceMinor,
      taxableMinor,
      vatMinor: targets[index]! - taxableMinor,
      ordered: {
        goodsMinor: netMinor + discountMinor,
        discountMinor,
        vatMinor: orderedTargets[index]! - netMinor,
        shippingGrossMinor: 0,
      },
    };
  });
  return lines.length === 0 ? null : summedTo(lines, vatLines, { totalMinor, paidBack }, invoice);
}

/** What is above the returned units follows what is left of each rate; what is below them, the units themselves. */
function weightsOf(values: readonly Value[], left: Invoice, extraMinor: number): number[] {
  const ofUnits = values.map(({ grossMinor }) => grossMinor);
  if (extraMinor < 0) return ofUnits;
  return left.vatLines.map(({ taxableMinor, vatMinor }, index) =>
    Math.max(0, taxableMinor + vatMinor - ofUnits[index]!),
  );
}

function spread(amounts: readonly number[], sum: number, weights: readonly number[]): number[] {
  const extra = sum - amounts.reduce((total, amount) => total + amount, 0);
  const shares = sharesOf(Math.abs(extra), weights);
  return amounts.map((amount, index) => amount + Math.sign(extra) * shares[index]!);
}

/** Cents that rounding left are VAT of the first rate. */
function summedTo(
  lines: InvoiceLine[],
  [first, ...others]: VatLine[],
  { totalMinor, paidBack }: { totalMinor: number; paidBack: number },
  { currency, ordered }: Invoice,
): Credited {
  const all = [first!, ...others];
  const differs = totalMinor - totalsOf(lines, all).totalMinor;
  const orderedDiffers = paidBack - orderedTotalsOf(ordered.currency, all).totalMinor;
  const vatLines = [
    {
      ...first!,
      vatMinor: first!.vatMinor + differs,
      ordered: { ...first!.ordered, vatMinor: first!.ordered.vatMinor + orderedDiffers },
    },
    ...others,
  ];
  const totals = orderedTotalsOf(ordered.currency, vatLines);
  return { currency, lines, ...totalsOf(lines, vatLines), ordered: totals };
}

function returnedLines(invoice: Invoice, units: readonly ReturnedUnits[]): InvoiceLine[] {
  return units.flatMap(({ productCode, quantity: returned }) => {
    const line = invoice.lines.find((candidate) => candidate.productCode === productCode);
    if (!line) return [];
    const quantity = Math.min(returned, line.quantity);
    const orderedTotalMinor = shareOf(line.orderedTotalMinor, quantity, line.quantity);
    return [
      { ...line, quantity, orderedTotalMinor, lineTotalMinor: convertedMinor(orderedTotalMinor, invoice) },
    ];
  });
}

/** The lines of the invoice, unless they were credited. */
function shippingLeft(invoice: Invoice, earlier: readonly Invoice[]): InvoiceLine[] {
  const lines = invoice.lines.filter(isShipping);
  const isCredited = earlier.some((note) =>
    note.lines.some(({ productName }) => productName === lines[0]?.productName),
  );
  return isCredited ? [] : lines;
}

type Value = ReturnType<typeof valuesOf>[number];

/** What the lines cost in the order, in its currency, by rate as on the invoice. */
function valuesOf(lines: readonly InvoiceLine[], { vatLines }: Invoice) {
  return vatLines.map(({ category, rate, ordered }) => {
    const tax = { category, rate };
    const own = lines.filter((line) => isSameTax(taxOf(line), tax));
    const goodsMinor = own
      .filter((line) => !isShipping(line))
      .reduce((sum, { orderedTotalMinor }) => sum + orderedTotalMinor, 0);
    const discountMinor = shareOf(ordered.discountMinor, goodsMinor, ordered.goodsMinor);
    const shippingMinor = own.some(isShipping) ? ordered.shippingGrossMinor : 0;
    const vatMinor = minorByRate(goodsMinor - discountMinor, rate);
    const grossMinor = goodsMinor - discountMinor + vatMinor + shippingMinor;
    return { tax, goodsMinor, discountMinor, shippingMinor, vatMinor, grossMinor };
  });
}

const grossOf = (values: readonly Value[]): number =>
  values.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

const isShipping = ({ productCode }: InvoiceLine): boolean => productCode === null;

function orderedMinorOf({ amountMinor, currency }: RefundedMoney, { invoice, left }: Context): number {
  if (currency === invoice.ordered.currency) return amountMinor;
  if (amountMinor >= left.totalMinor) return left.ordered.totalMinor;
  return shareOf(invoice.ordered.totalMinor, amountMinor, invoice.totalMinor);
}

const convertedMinor = (minor: number, { exchange }: Invoice): number => convert(minor, exchange?.rate);
