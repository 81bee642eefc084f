import {
  addMoney,
  type CurrencyCode,
  money,
  type Money,
  multiplyByRate,
  multiplyMoney,
  parseMinor,
  type Rate,
  sumMoney,
} from './money';

/** As `GET /api/shipping-settings` answers them: amounts are numbers in whole units, 500 is five hundred. */
export interface ShippingSettings {
  readonly freeShippingThreshold: number;
  readonly standardShippingCost: number;
  readonly currency: CurrencyCode;
}

/** What the browser calculates with while the settings are not loaded. */
export const FALLBACK_SHIPPING_SETTINGS: ShippingSettings = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'EUR',
};

/** Romania's standard rate, used while settings are not loaded. */
export const FALLBACK_VAT_RATE = '0.19';

/** The largest total that the order table stores (integer column, minor units). */
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
}

export interface OrderTotals {
  readonly subtotal: Money;
  readonly shipping: Money;
  /** VAT on the subtotal, half-up. */
  readonly vat: Money;
  /** subtotal + shipping + VAT: what an order costs. */
  readonly total: Money;
  /** subtotal + shipping: the total the cart shows. */
  readonly totalBeforeVat: Money;
  /** What is still missing to the threshold; zero as soon as shipping is free. */
  readonly amountToFreeShipping: Money;
}

/** The one calculation of an order, the same in the cart, the checkout and the server. */
export function orderTotals({ lines, shippingSettings, vatRate, currency }: OrderTotalsInput): OrderTotals {
  const lineTotals = lines.map((line) => lineTotal(line, currency));
  const subtotal = sumMoney(lineTotals, currency);
  const threshold = settingInMinor(shippingSettings.freeShippingThreshold);
  const isFree = lines.length === 0 || subtotal.minor > threshold;
  const shipping = money(isFree ? 0 : settingInMinor(shippingSettings.standardShippingCost), currency);
  const vat = multiplyByRate(subtotal, vatRate);
  const totalBeforeVat = addMoney(subtotal, shipping);
  return {
    subtotal,
    shipping,
    vat,
    total: addMoney(totalBeforeVat, vat),
    totalBeforeVat,
    amountToFreeShipping: missingTo(threshold, subtotal),
  };
}

/** unit price × quantity, exact. */
export function lineTotal(line: PricedLine, currency: CurrencyCode): Money {
  return multiplyMoney(money(line.unitPriceMinor, currency), line.quantity);
}

/** Shipping is free strictly above the threshold, so a subtotal of exactly the threshold still lacks one cent. */
function missingTo(threshold: number, subtotal: Money): Money {
  const missing = subtotal.minor > threshold ? 0 : Math.max(threshold - subtotal.minor, 1);
  return money(missing, subtotal.currency);
}

function settingInMinor(amount: number): number {
  return parseMinor(String(amount));
}
