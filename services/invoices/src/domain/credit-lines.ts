import { includedTax, isSameTax, minorToDecimal, shareOf, shareOfUnits } from '@kp/commerce';
import type { NetAndVat } from '@kp/commerce/paid-order';
import type { RefundedUnits } from '@kp/commerce/refunds';
import type { Invoice } from './invoice';
import { type InvoiceLine, sumOfTax, taxOf, type VatLine } from './invoice-amounts';

/** Of the lines that no line of the invoice stands for. */
export interface CreditLineNames {
  refund: string;
  deduction: string;
}

/** A refund in one category and rate: in the currency of the order, and the figures of its credit note. */
interface CreditedTax extends NetAndVat {
  taxableMinor: number;
  creditedVatMinor: number;
  /** Units and shipping that go back, as on the invoice. */
  lines: readonly InvoiceLine[];
  isShipping: boolean;
  leftAllowanceMinor: number;
}

/** Units, shipping and discount as on the invoice; what the figures are beside them is a line of its own. */
export function creditOf(
  line: VatLine,
  { netMinor, vatMinor, taxableMinor, creditedVatMinor, lines, isShipping, leftAllowanceMinor }: CreditedTax,
  invoice: Invoice,
  names: CreditLineNames,
): { vatLine: VatLine; lines: readonly InvoiceLine[] } {
  const { category, rate, ordered } = line;
  const tax = { category, rate };
  const own = lines.filter((each) => isSameTax(taxOf(each), tax));
  const goods = own.filter(({ productCode }) => productCode !== null);
  const goodsOfInvoice = sumOfTax(
    invoice.lines.filter(({ productCode }) => productCode !== null),
    tax,
  );
  const allowance = shareOf(line.allowanceMinor, sumOfTax(goods, tax), goodsOfInvoice);
  const fitting = fittedTo(own, within(leftAllowanceMinor, allowance), taxableMinor, leftAllowanceMinor);
  const shippingGrossMinor = isShipping ? ordered.shippingGrossMinor : 0;
  const shippingVat = includedTax(shippingGrossMinor, rate);
  const orderedGoods = goods.reduce((sum, { orderedTotalMinor }) => sum + orderedTotalMinor, 0);
  const discountMinor = shareOf(ordered.discountMinor, orderedGoods, ordered.goodsMinor);
  const goodsMinor = netMinor - shippingGrossMinor + shippingVat + discountMinor;
  const { differenceMinor } = fitting;
  const difference: InvoiceLine = {
    productName: differenceMinor > 0 ? names.refund : names.deduction,
    productCode: null,
    gtin: null,
    unit: null,
    quantity: Math.sign(differenceMinor),
    unitPrice: minorToDecimal(Math.abs(differenceMinor)),
    vatCategory: category,
    vatRate: rate,
    lineTotalMinor: differenceMinor,
    orderedTotalMinor: goodsMinor - orderedGoods,
    grossTotalMinor: null,
  };
  return {
    lines: [...fitting.lines, ...(differenceMinor === 0 ? [] : [difference])],
    vatLine: {
      ...tax,
      allowanceMinor: fitting.allowanceMinor,
      taxableMinor,
      vatMinor: creditedVatMinor,
      ordered: { goodsMinor, discountMinor, vatMinor: vatMinor - shippingVat, shippingGrossMinor },
    },
  };
}

/** Cents of rounding go to the discount, without one to the last line; more is a difference of its own. */
function fittedTo(
  lines: readonly InvoiceLine[],
  allowanceMinor: number,
  taxableMinor: number,
  leftAllowance: number,
) {
  const sumMinor = lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
  const differenceMinor = taxableMinor + allowanceMinor - sumMinor;
  const isRounding = differenceMinor !== 0 && Math.abs(differenceMinor) <= lines.length + 1;
  if (lines.length === 0 || !isRounding) return { lines, allowanceMinor, differenceMinor };
  const discounted = allowanceMinor - differenceMinor;
  if (leftAllowance > 0 && discounted === within(leftAllowance, discounted))
    return { lines, allowanceMinor: discounted, differenceMinor: 0 };
  const last = lines.at(-1)!;
  const rounded = { ...last, lineTotalMinor: last.lineTotalMinor + differenceMinor };
  return { lines: lines.with(-1, rounded), allowanceMinor, differenceMinor: 0 };
}

export function returnedLines(
  invoice: Invoice,
  before: readonly RefundedUnits[],
  units: readonly RefundedUnits[],
): InvoiceLine[] {
  return units.flatMap(({ key, quantity: asked }) => {
    const line = invoice.lines.find(({ productCode }) => productCode === key);
    if (!line) return [];
    const from = before.reduce((sum, unit) => (unit.key === key ? sum + unit.quantity : sum), 0);
    const to = Math.min(from + asked, line.quantity);
    const part = (minor: number) => shareOfUnits(minor, from, to, line.quantity);
    if (to <= from) return [];
    const [lineTotalMinor, orderedTotalMinor] = [part(line.lineTotalMinor), part(line.orderedTotalMinor)];
    const grossTotalMinor = line.grossTotalMinor === null ? null : part(line.grossTotalMinor);
    return [{ ...line, quantity: to - from, lineTotalMinor, orderedTotalMinor, grossTotalMinor }];
  });
}

export const within = (maximum: number, minor: number): number => Math.max(0, Math.min(maximum, minor));
