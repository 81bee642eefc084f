import type { MailPreference } from '@kp/auth';
import { minorByRate, taxClassIn, type TaxClasses } from '@kp/commerce';
import type { SaleTaxes } from '@kp/settings';

export const ALERT_KINDS = ['restock', 'price-drop'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** An alert is mailed only while this preference of its account is on. */
export const PREFERENCE_OF = {
  restock: 'productRestocks',
  'price-drop': 'priceDrops',
} as const satisfies Record<AlertKind, MailPreference>;

export interface ProductAlert {
  productId: number;
  kind: AlertKind;
  priceMinor: number;
  currency: string;
  createdAt: Date;
}

export const PRODUCT_ALERTS_DUE = 'notifications.product-alerts-due';

export interface ProductAlertsDue {
  userId: number;
}

export const GUEST_ALERT_REQUESTED = 'notifications.guest-alert-requested';
export const GUEST_ALERT_DUE = 'notifications.guest-alert-due';

export interface GuestAlertRequested {
  alertId: number;
}

/** A product of an alert that is due. */
export interface AlertedProduct {
  kind: AlertKind;
  name: string;
  slug: string;
  priceMinor: number;
  /** At the subscription or in the last mail. */
  formerPriceMinor: number;
  currency: string;
  taxClasses: TaxClasses | null;
  /** With VAT; null where the price has it, or none is charged. */
  grossMinor?: number | null;
}

export function withGrossPrice<Product extends AlertedProduct>(
  product: Product,
  { byClass, supply, isTaxIncluded }: SaleTaxes,
): Product {
  const { rate } = byClass[taxClassIn(product.taxClasses, supply.country)];
  const { priceMinor } = product;
  const grossMinor = isTaxIncluded || rate === 0 ? null : priceMinor + minorByRate(priceMinor, rate);
  return { ...product, grossMinor };
}
