import {
  FALLBACK_SHIPPING_SETTINGS,
  homeTax,
  isCurrencyCode,
  orderTotals,
  parseMinor,
  shippingFeeOf,
  type CurrencyCode,
  type OrderTotals,
} from '@kp/commerce';
import type { ShippingSettingsResponse } from '@kp/api-client/shop';
import type { ReviewedLine } from './cart-review';

/** An estimate beside the notice that the settings are not loaded. */
const FALLBACK_RATES = { vatRate: 0.19 };

export interface CartTotals extends OrderTotals {
  readonly isTaxIncluded: boolean;
  readonly currency: CurrencyCode;
  /** What is known of the buyer's number, where the tax depends on it. */
  readonly vatNumberCheck?: 'valid' | 'invalid' | 'unknown' | null;
  /** Of the way of delivery that they are of; null or absent for the standard one. */
  readonly deliveryMethodId?: number | null;
  /** Of the discount, also where that is free shipping. */
  readonly discountCode?: string | null;
}

/** Uses fallback settings until the shop's own are loaded. */
export function cartTotals(
  lines: readonly ReviewedLine[],
  settings: ShippingSettingsResponse | undefined,
): CartTotals {
  const shippingSettings = settings ?? FALLBACK_SHIPPING_SETTINGS;
  const isTaxIncluded = settings?.isTaxIncluded ?? false;
  const currency = currencyOf(lines, shippingSettings.currency);
  const priced = lines.map(({ line, product }) => ({
    // What has no price cannot be ordered with the others either.
    unitPriceMinor: parseMinor(product.price ?? '0'),
    quantity: line.quantity,
    tax: homeTax(settings ?? FALLBACK_RATES, product.taxClasses),
  }));
  return {
    ...orderTotals({
      lines: priced,
      shippingFee: shippingFeeOf(shippingSettings),
      isTaxIncluded,
      currency,
    }),
    isTaxIncluded,
    currency,
  };
}

function currencyOf(lines: readonly ReviewedLine[], fallback: string): CurrencyCode {
  const currency = lines[0]?.product.currency ?? fallback;
  return isCurrencyCode(currency) ? currency : FALLBACK_SHIPPING_SETTINGS.currency;
}
