import type { CurrencyCode } from './currencies';
import { parseMinor } from './money';
import type { ShippingFee } from './order-totals';

/** As answered by `GET /api/shipping-settings`: 500 is five hundred whole currency units. */
export interface PublishedShippingSettings {
  readonly freeShippingThreshold: number;
  readonly standardShippingCost: number;
  readonly currency: CurrencyCode;
}

export const FALLBACK_SHIPPING_SETTINGS: PublishedShippingSettings = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'EUR',
};

export const shippingFeeOf = ({
  freeShippingThreshold,
  standardShippingCost,
}: Omit<PublishedShippingSettings, 'currency'>): ShippingFee => ({
  thresholdMinor: parseMinor(String(freeShippingThreshold)),
  costMinor: parseMinor(String(standardShippingCost)),
});
