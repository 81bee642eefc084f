import { type Discount, discountOf } from './discount';
import type { CurrencyCode } from './currencies';
import {
  addMoney,
  minorByRate,
  minorToDecimal,
  money,
  type Money,
  multiplyByRate,
  multiplyMoney,
  parseMinor,
  type Rate,
  subtractMoney,
  sumMoney,
} from './money';

/** As answered by `GET /api/shipping-settings`: 500 is five hundred whole currency units. */
export interface ShippingSettings {
  readonly freeShippingThreshold: number;
  readonly standardShippingCost: number;
  readonly currency: CurrencyCode;
}

export const FALLBACK_SHIPPING_SETTINGS: ShippingSettings = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'EUR',
};

export const FALLBACK_VAT_RATE = '0.19';

/** The limit of the integer column, in minor units. */
export const MAX_ORDER_TOTAL_MINOR = 2_147_483_647;

export interface PricedLine {
  readonly unitPriceMinor: number;
  readonly quantity: number;
}

export interface OrderTotalsInput {
  readonly lines: readonly PricedLine[];
  readonly shippingSettings: Pick<ShippingSettings, 'freeShippingThreshold' | 'standardShippingCost'>;
  readonly vatRate: Rate;
  readonly currency: CurrencyCode;
  /** Takes the place of what the settings say. */
  readonly agreedShippingMinor?: number;
  /** Taken off the subtotal before VAT and before the test for free shipping. */
  readonly discount?: Discount | null;
}

export interface OrderTotals {
  /** Of the lines, before the discount. */
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly vat: Money;
  readonly total: Money;
  readonly totalBeforeVat: Money;
  readonly amountToFreeShipping: Money;
}

export function orderTotals(input: OrderTotalsInput): OrderTotals {
  const { lines, shippingSettings, vatRate, currency, discount: given } = input;
  const lineTotals = lines.map((line) => lineTotal(line, currency));
  const subtotal = sumMoney(lineTotals, currency);
  const threshold = settingInMinor(shippingSettings.freeShippingThreshold);
  const discount = discountOf(subtotal, given);
  const goods = subtractMoney(subtotal, discount);
  const isFree = lines.length === 0 || goods.minor > threshold || given?.kind === 'free_shipping';
  const standardMinor = isFree ? 0 : settingInMinor(shippingSettings.standardShippingCost);
  const shipping = money(input.agreedShippingMinor ?? standardMinor, currency);
  const vat = multiplyByRate(goods, vatRate);
  const totalBeforeVat = addMoney(goods, shipping);
  return {
    subtotal,
    discount,
    shipping,
    vat,
    total: addMoney(totalBeforeVat, vat),
    totalBeforeVat,
    amountToFreeShipping: remainingTo(threshold, goods),
  };
}

/** What one unit costs a consumer; decimals. */
export function priceWithVat(price: string, vatRate: Rate): string {
  const net = parseMinor(price);
  return minorToDecimal(net + minorByRate(net, vatRate));
}

/** Of decimals: "12.50" × 3 is "37.50". */
export function linePrice(price: string, quantity: number): string {
  return minorToDecimal(parseMinor(price) * quantity);
}

export function lineTotal(line: PricedLine, currency: CurrencyCode): Money {
  return multiplyMoney(money(line.unitPriceMinor, currency), line.quantity);
}

/** Shipping is free strictly above the threshold, so at exactly the threshold one cent is missing. */
function remainingTo(threshold: number, goods: Money): Money {
  const missing = goods.minor > threshold ? 0 : Math.max(threshold - goods.minor, 1);
  return money(missing, goods.currency);
}

function settingInMinor(amount: number): number {
  return parseMinor(String(amount));
}
