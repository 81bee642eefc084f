import {
  FALLBACK_SHIPPING_SETTINGS,
  FALLBACK_VAT_RATE,
  isCurrencyCode,
  orderTotals,
  parseMinor,
  type CurrencyCode,
  type OrderTotals,
  type Rate,
} from '@kp/commerce';
import type { ShippingSettingsResponse } from '@kp/api-client/shop';
import type { ReviewedLine } from './cart-review';

export interface CartTotals extends OrderTotals {
  readonly vatRate: Rate;
  readonly currency: CurrencyCode;
  /** Of the discount, also where that is free shipping. */
  readonly discountCode?: string | null;
}

/** Uses fallback settings until the shop's own are loaded. */
export function cartTotals(
  lines: readonly ReviewedLine[],
  settings: ShippingSettingsResponse | undefined,
): CartTotals {
  const shippingSettings = settings ?? FALLBACK_SHIPPING_SETTINGS;
  const vatRate = settings?.vatRate ?? FALLBACK_VAT_RATE;
  const currency = currencyOf(lines, shippingSettings.currency);
  const priced = lines.map(({ line, product }) => ({
    unitPriceMinor: parseMinor(product.price),
    quantity: line.quantity,
  }));
  return { ...orderTotals({ lines: priced, shippingSettings, vatRate, currency }), vatRate, currency };
}

function currencyOf(lines: readonly ReviewedLine[], fallback: string): CurrencyCode {
  const currency = lines[0]?.product.currency ?? fallback;
  return isCurrencyCode(currency) ? currency : FALLBACK_SHIPPING_SETTINGS.currency;
}
