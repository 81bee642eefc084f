import {
  type CurrencyCode,
  minorToDecimal,
  money,
  type Money,
  minorByRate,
  type Rate,
  withoutIncluded,
} from '@kp/commerce';

interface OrderedLine {
  productName: string;
  productCode: string;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
}

/** In the currency of the order. */
export interface OrderedAmounts {
  currency: CurrencyCode;
  vatRate: number;
  lines: OrderedLine[];
  discountMinor: number;
  shippingMinor: number;
  vatMinor: number;
}

/** `rate` of the invoice's currency for one of the order's, in force since `date`. */
export interface ExchangeRate {
  rate: string;
  date: string;
  /** Who stated it; null on invoices of before it was recorded. */
  source: string | null;
}

export interface InvoiceLine {
  productName: string;
  /** Null for shipping. */
  productCode: string | null;
  quantity: number;
  /** A decimal with as many of two to four places as the line needs to be quantity × price. */
  unitPrice: string;
  vatRate: number;
  /** Without VAT. */
  lineTotalMinor: number;
  /** The same in the currency of the order. */
  orderedTotalMinor: number;
}

export interface InvoiceAmounts {
  currency: CurrencyCode;
  lines: InvoiceLine[];
  /** Sum of the lines. */
  subtotalMinor: number;
  /** Taken off the subtotal before VAT: the discount of the order. */
  allowanceMinor: number;
  vatMinor: number;
  totalMinor: number;
}

/**
 * Shipping includes VAT in an order and is a line of its own here, split at the rate of the order. An invoice in the
 * order's own currency copies its VAT, so it sums to what was paid; a converted one rounds each line, then VAT once.
 *
 * @param exchange null for an order in the invoice's own currency
 * @param currency of the invoice
 */
export function invoiceAmounts(
  order: OrderedAmounts,
  shippingName: string,
  exchange: ExchangeRate | null,
  currency: CurrencyCode = order.currency,
): InvoiceAmounts {
  const shipping = money(order.shippingMinor, order.currency);
  const netShipping = withoutIncluded(shipping, order.vatRate);
  const lines = [...order.lines, ...shippingLine(shippingName, netShipping)].map(
    ({ lineTotalMinor, unitPriceMinor, ...line }) => ({
      ...line,
      unitPrice: unitPrice(unitPriceMinor, { ...line, lineTotalMinor }, exchange),
      vatRate: order.vatRate,
      lineTotalMinor: convert(lineTotalMinor, exchange?.rate),
      orderedTotalMinor: lineTotalMinor,
    }),
  );
  const subtotalMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  const allowanceMinor = convert(order.discountMinor, exchange?.rate);
  const taxableMinor = subtotalMinor - allowanceMinor;
  const vatMinor = exchange
    ? vatOf(taxableMinor, order.vatRate)
    : order.vatMinor + shipping.minor - netShipping.minor;
  const totalMinor = taxableMinor + vatMinor;
  return { currency, lines, subtotalMinor, allowanceMinor, vatMinor, totalMinor };
}

export const vatOf = (taxableMinor: number, vatRate: Rate): number => minorByRate(taxableMinor, vatRate);

function shippingLine(productName: string, { minor }: Money) {
  if (minor === 0) return [];
  return [{ productName, productCode: null, quantity: 1, unitPriceMinor: minor, lineTotalMinor: minor }];
}

export function convert(minor: number, rate: Rate = 1): number {
  return minorByRate(minor, rate);
}

interface PricedLine {
  quantity: number;
  lineTotalMinor: number;
}

/** Of a converted price the fewest decimals with which quantity × price is the line. */
function unitPrice(minor: number, line: PricedLine, exchange: ExchangeRate | null): string {
  const total = convert(line.lineTotalMinor, exchange?.rate);
  const exact = convert(minor * 100, exchange?.rate);
  const [price = exact] = [100, 10]
    .map((unit) => Math.round(exact / unit) * unit)
    .filter((rounded) => Math.round((rounded * line.quantity) / 100) === total);
  const finer = String(price % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return minorToDecimal(Math.floor(price / 100)) + finer;
}

/** A storno has the lines of its invoice with negative quantities, so both together are zero to the cent. */
export function reversedAmounts({ lines, ...amounts }: InvoiceAmounts): InvoiceAmounts {
  return {
    currency: amounts.currency,
    lines: lines.map(reversedLine),
    subtotalMinor: negative(amounts.subtotalMinor),
    allowanceMinor: negative(amounts.allowanceMinor),
    vatMinor: negative(amounts.vatMinor),
    totalMinor: negative(amounts.totalMinor),
  };
}

export const reversedLine = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  quantity: -line.quantity,
  lineTotalMinor: negative(line.lineTotalMinor),
  orderedTotalMinor: negative(line.orderedTotalMinor),
});

/** Never -0. */
export const negative = (minor: number): number => 0 - minor;
