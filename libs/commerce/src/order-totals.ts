import { type Discount, discountOf } from './discount';
import type { CurrencyCode } from './currencies';
import {
  addMoney,
  minorToDecimal,
  money,
  type Money,
  multiplyMoney,
  parseMinor,
  subtractMoney,
  sumMoney,
} from './money';
import { isShippingFree } from './shipping-cost';
import type { Tax } from './tax';
import { type TaxLine, taxLinesOf } from './tax-lines';

/** In minor units. Above it somebody has mistyped a price or a quantity, in whatever currency. */
export const MAX_ORDER_TOTAL_MINOR = 1_000_000_000_000;

export interface PricedLine {
  readonly unitPriceMinor: number;
  readonly quantity: number;
}

export interface TaxedLine extends PricedLine {
  readonly tax: Tax;
}

export interface ShippingFee {
  readonly thresholdMinor: number;
  readonly costMinor: number;
}

export interface OrderTotalsInput {
  readonly lines: readonly TaxedLine[];
  /** Of the way of delivery, the zone or the shop: what it costs, and above which subtotal it is free. */
  readonly shippingFee: ShippingFee;
  /** Prices are entered with tax. */
  readonly isTaxIncluded?: boolean;
  readonly currency: CurrencyCode;
  /** Takes the place of the fee. */
  readonly negotiatedShippingMinor?: number;
  /** Taken off the subtotal before VAT and before the test for free shipping. */
  readonly discount?: Discount | null;
}

export interface OrderTotals {
  /** Of the lines as prices are entered, before the discount. */
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  /** On the goods; that of shipping is part of its price. */
  readonly vat: Money;
  readonly taxLines: readonly TaxLine[];
  readonly total: Money;
  readonly totalBeforeVat: Money;
  readonly amountToFreeShipping: Money;
}

export function orderTotals(input: OrderTotalsInput): OrderTotals {
  const { lines, shippingFee, isTaxIncluded = false, currency, discount: given } = input;
  const lineTotals = lines.map((line) => lineTotal(line, currency));
  const subtotal = sumMoney(lineTotals, currency);
  const discount = discountOf(subtotal, given);
  const goods = subtractMoney(subtotal, discount);
  const isFree =
    lines.length === 0 ||
    isShippingFree(goods.minor, shippingFee.thresholdMinor) ||
    given?.kind === 'free_shipping';
  const feeMinor = isFree ? 0 : shippingFee.costMinor;
  const shipping = money(input.negotiatedShippingMinor ?? feeMinor, currency);
  const shared = { discountMinor: discount.minor, shippingMinor: shipping.minor, isTaxIncluded };
  const taxLines = taxLinesOf(lines, shared);
  const vat = money(
    taxLines.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    currency,
  );
  const removedMinor = taxLines.reduce((sum, line) => sum + line.removedMinor, 0);
  const totalBeforeVat = subtractMoney(addMoney(goods, shipping), money(removedMinor, currency));
  return {
    subtotal,
    discount,
    shipping,
    vat,
    taxLines,
    total: isTaxIncluded ? totalBeforeVat : addMoney(totalBeforeVat, vat),
    totalBeforeVat,
    amountToFreeShipping: remainingTo(shippingFee.thresholdMinor, goods),
  };
}

/** Of decimals: "12.50" × 3 is "37.50". */
export function linePrice(price: string, quantity: number): string {
  return minorToDecimal(parseMinor(price) * quantity);
}

export function lineTotal(line: PricedLine, currency: CurrencyCode): Money {
  return multiplyMoney(money(line.unitPriceMinor, currency), line.quantity);
}

/** At exactly the threshold one cent is missing. */
function remainingTo(thresholdMinor: number, goods: Money): Money {
  const missing = isShippingFree(goods.minor, thresholdMinor) ? 0 : Math.max(thresholdMinor - goods.minor, 1);
  return money(missing, goods.currency);
}
