import type { CurrencyCode } from './currencies';
import { money, type Money, multiplyByRate, rateFromBasisPoints } from './money';

export const DISCOUNT_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a discount code takes off an order. */
export type Discount =
  | { readonly code: string; readonly kind: 'percent'; readonly percent: number }
  | { readonly code: string; readonly kind: 'amount'; readonly amountMinor: number }
  | { readonly code: string; readonly kind: 'free_shipping' };

/** Rounded half up and never above the subtotal; zero for free shipping. */
export function discountOf(subtotal: Money, discount: Discount | null | undefined): Money {
  switch (discount?.kind) {
    case 'percent':
      return multiplyByRate(subtotal, rateFromBasisPoints(Math.round(discount.percent * 100)));
    case 'amount':
      return money(Math.min(discount.amountMinor, subtotal.minor), subtotal.currency as CurrencyCode);
    default:
      return money(0, subtotal.currency as CurrencyCode);
  }
}
