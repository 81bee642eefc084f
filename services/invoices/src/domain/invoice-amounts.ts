import {
  type CurrencyCode,
  includedTax,
  isSameTax,
  minorByRate,
  minorToDecimal,
  minorWithoutTax,
  type Rate,
  sharesOf,
  type Tax,
  type TaxLine,
  type Unit,
} from '@kp/commerce';
import { paidTaxLine } from '@kp/commerce/paid-order';

interface OrderedLine {
  productName: string;
  productCode: string;
  gtin?: string | null;
  unit?: Unit | null;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
  tax: Tax;
}

/** In the currency of the order. */
export interface OrderedAmounts {
  currency: CurrencyCode;
  lines: OrderedLine[];
  taxLines: readonly TaxLine[];
  /** Prices, discount and tax lines include tax. */
  isTaxIncluded: boolean;
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
  /** Barcode; null where none is known. */
  gtin: string | null;
  /** UN/ECE Rec 20; null is pieces. */
  unit: Unit | null;
  quantity: number;
  /** A decimal with as many of two to four places as the line needs to be quantity × price. */
  unitPrice: string;
  vatCategory: Tax['category'];
  vatRate: number;
  /** Without VAT. */
  lineTotalMinor: number;
  /** The same in the currency of the order. */
  orderedTotalMinor: number;
  /** What the customer saw; null where prices are without VAT, and in another currency than that of the order. */
  grossTotalMinor: number | null;
}

/** The lines of one category and rate together; without VAT but for `vatMinor` and what is named gross. */
export interface VatLine extends Tax {
  allowanceMinor: number;
  /** What the VAT is on: lines less allowance. */
  taxableMinor: number;
  vatMinor: number;
  /** The same in the currency of the order. */
  ordered: {
    goodsMinor: number;
    discountMinor: number;
    /** Of the goods. */
    vatMinor: number;
    shippingGrossMinor: number;
  };
}

export interface InvoiceAmounts {
  currency: CurrencyCode;
  lines: InvoiceLine[];
  vatLines: VatLine[];
  /** Sum of the lines. */
  subtotalMinor: number;
  /** Taken off the subtotal before VAT: the discount of the order. */
  allowanceMinor: number;
  vatMinor: number;
  totalMinor: number;
}

/**
 * Shipping includes VAT in an order and is a line of its own per rate here. An invoice in the order's own currency copies
 * its VAT, so it sums to what was paid; a converted one rounds each line, then VAT once per rate.
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
  const groups = order.taxLines.map((line) => netOf(line, order));
  const netOfLine = new Map(
    groups.flatMap(({ lines, nets }) => lines.map((line, index) => [line, nets[index]!])),
  );
  const goods = order.lines.map((line) =>
    invoiceLine(line, {
      netMinor: netOfLine.get(line)!,
      grossMinor: order.isTaxIncluded ? line.lineTotalMinor : null,
      isTaxIncluded: order.isTaxIncluded,
      exchange,
    }),
  );
  const merged = mergedByTax(groups);
  const shipping = merged
    .filter(({ shippingMinor }) => shippingMinor !== 0)
    .map(({ shippingMinor: netMinor, tax, ordered }) => {
      const line = {
        productName: shippingName,
        productCode: null,
        quantity: 1,
        unitPriceMinor: netMinor,
        tax,
      };
      const grossMinor = order.isTaxIncluded ? ordered.shippingGrossMinor : null;
      return invoiceLine(line, { netMinor, grossMinor, isTaxIncluded: false, exchange });
    });
  const lines = [...goods, ...shipping];
  const vatLines = merged.map(({ tax, discountMinor, vatMinor, ordered }): VatLine => {
    const linesMinor = sumOfTax(lines, tax);
    // Each rounds by itself, and a discount of all leaves nothing, not a cent less.
    const allowanceMinor = Math.min(convert(discountMinor, exchange?.rate), linesMinor);
    const taxableMinor = linesMinor - allowanceMinor;
    return {
      ...tax,
      allowanceMinor,
      taxableMinor,
      vatMinor: exchange ? minorByRate(taxableMinor, tax.rate) : vatMinor,
      ordered,
    };
  });
  return { currency, lines, ...totalsOf(lines, vatLines) };
}

/** Groups that differ only in what was in their prices are one on an invoice. */
function mergedByTax(groups: readonly NetGroup[]): NetGroup[] {
  return groups.reduce<NetGroup[]>((merged, group) => {
    const place = merged.findIndex(({ tax }) => isSameTax(tax, group.tax));
    const known = merged[place];
    if (!known) return [...merged, group];
    const { ordered } = known;
    return merged.with(place, {
      ...known,
      discountMinor: known.discountMinor + group.discountMinor,
      shippingMinor: known.shippingMinor + group.shippingMinor,
      vatMinor: known.vatMinor + group.vatMinor,
      ordered: {
        goodsMinor: ordered.goodsMinor + group.ordered.goodsMinor,
        discountMinor: ordered.discountMinor + group.ordered.discountMinor,
        vatMinor: ordered.vatMinor + group.ordered.vatMinor,
        shippingGrossMinor: ordered.shippingGrossMinor + group.ordered.shippingGrossMinor,
      },
    });
  }, []);
}

type NetGroup = ReturnType<typeof netOf>;

export function totalsOf(lines: readonly InvoiceLine[], vatLines: VatLine[]) {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  const allowanceMinor = vatLines.reduce((sum, line) => sum + line.allowanceMinor, 0);
  const vatMinor = vatLines.reduce((sum, line) => sum + line.vatMinor, 0);
  return {
    vatLines,
    subtotalMinor,
    allowanceMinor,
    vatMinor,
    totalMinor: subtotalMinor - allowanceMinor + vatMinor,
  };
}

export const taxOf = ({ vatCategory: category, vatRate: rate }: InvoiceLine): Tax => ({ category, rate });

export const sumOfTax = (lines: readonly InvoiceLine[], { category, rate }: Tax): number =>
  lines.reduce(
    (sum, line) => (isSameTax(taxOf(line), { category, rate }) ? sum + line.lineTotalMinor : sum),
    0,
  );

/** The lines of one group without VAT, which sum to what their order charged. */
function netOf(line: TaxLine, { lines: all, isTaxIncluded }: OrderedAmounts) {
  const { category, rate, priceRate = rate } = line;
  const lines = all.filter((each) => isSameTax(each.tax, line));
  const totals = lines.map(({ lineTotalMinor }) => lineTotalMinor);
  const inPrices = isTaxIncluded ? includedTax(line.goodsMinor, priceRate) : 0;
  const taxes = sharesOf(inPrices, totals);
  const goodsMinor = line.goodsMinor - inPrices;
  const { goods, shipping } = paidTaxLine(line, isTaxIncluded);
  const discountMinor = goodsMinor - goods.netMinor;
  return {
    tax: { category, rate },
    lines,
    nets: totals.map((total, index) => total - taxes[index]!),
    discountMinor,
    shippingMinor: shipping.netMinor,
    vatMinor: goods.vatMinor + shipping.vatMinor,
    ordered: {
      goodsMinor,
      discountMinor,
      vatMinor: line.taxMinor,
      shippingGrossMinor: line.shippingMinor,
    },
  };
}

type PricedLine = Pick<
  OrderedLine,
  'productName' | 'quantity' | 'unitPriceMinor' | 'tax' | 'gtin' | 'unit'
> & {
  productCode: string | null;
};

interface LineAmounts {
  netMinor: number;
  grossMinor: number | null;
  isTaxIncluded: boolean;
  exchange: ExchangeRate | null;
}

function invoiceLine(
  { productName, productCode, gtin = null, unit = null, quantity, unitPriceMinor, tax }: PricedLine,
  { netMinor, grossMinor, isTaxIncluded, exchange }: LineAmounts,
): InvoiceLine {
  const lineTotalMinor = convert(netMinor, exchange?.rate);
  const hundredths = isTaxIncluded
    ? minorWithoutTax(unitPriceMinor * 100, tax.priceRate ?? tax.rate)
    : unitPriceMinor * 100;
  return {
    productName,
    productCode,
    gtin,
    unit,
    quantity,
    unitPrice: unitPrice(convert(hundredths, exchange?.rate), quantity, lineTotalMinor),
    vatCategory: tax.category,
    vatRate: tax.rate,
    lineTotalMinor,
    orderedTotalMinor: netMinor,
    grossTotalMinor: exchange ? null : grossMinor,
  };
}

export function convert(minor: number, rate: Rate = 1): number {
  return minorByRate(minor, rate);
}

/** The fewest decimals with which quantity × price is the line. @param exact in hundredths of a minor unit */
function unitPrice(exact: number, quantity: number, totalMinor: number): string {
  const [price = exact] = [100, 10]
    .map((unit) => Math.round(exact / unit) * unit)
    .filter((rounded) => Math.round((rounded * quantity) / 100) === totalMinor);
  const finer = String(price % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return minorToDecimal(Math.floor(price / 100)) + finer;
}

/** A storno has the lines of its invoice with negative quantities, so both together are zero to the cent. */
export function reversedAmounts({ lines, vatLines, ...amounts }: InvoiceAmounts): InvoiceAmounts {
  return {
    currency: amounts.currency,
    lines: lines.map(reversedLine),
    vatLines: vatLines.map(reversedVatLine),
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
  grossTotalMinor: line.grossTotalMinor === null ? null : negative(line.grossTotalMinor),
});

const reversedVatLine = ({ category, rate, ...line }: VatLine): VatLine => ({
  category,
  rate,
  allowanceMinor: negative(line.allowanceMinor),
  taxableMinor: negative(line.taxableMinor),
  vatMinor: negative(line.vatMinor),
  ordered: {
    goodsMinor: negative(line.ordered.goodsMinor),
    discountMinor: negative(line.ordered.discountMinor),
    vatMinor: negative(line.ordered.vatMinor),
    shippingGrossMinor: negative(line.ordered.shippingGrossMinor),
  },
});

/** Never -0. */
export const negative = (minor: number): number => 0 - minor;
