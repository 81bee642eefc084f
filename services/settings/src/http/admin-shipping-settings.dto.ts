import { SHOP_CURRENCY, trackingUrlTemplateRule } from '@kp/commerce';
import { FormLine, OptionalField } from '@kp/platform/http';
import { IsIn, IsNumber, Max, Min } from 'class-validator';
import type { ShippingSettings } from '../settings.service';

const MAX_AMOUNT = 100_000;
const isAmount = () => IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false });

export class AdminShippingSettingsResponse {
  /** Shipping is free for a subtotal strictly above this. @example 500 */
  freeShippingThreshold: number;
  /** @example 25 */
  standardShippingCost: number;
  /** @example "USD" */
  currency: string;
  /** Empty for the pages of the couriers. @example "https://track.example/?number={awb}&courier={courier}" */
  trackingUrlTemplate: string;

  static from(settings: ShippingSettings): AdminShippingSettingsResponse {
    return {
      freeShippingThreshold: settings.thresholdMinor / 100,
      standardShippingCost: settings.costMinor / 100,
      currency: settings.currency,
      trackingUrlTemplate: settings.trackingUrlTemplate,
    };
  }
}

export class SaveShippingSettingsRequest {
  /** @example 500 */
  @Max(MAX_AMOUNT)
  @Min(0)
  @isAmount()
  freeShippingThreshold: number;

  /** @example 25 */
  @Max(MAX_AMOUNT)
  @Min(0)
  @isAmount()
  standardShippingCost: number;

  /** All prices of the shop are in one currency. */
  @IsIn([SHOP_CURRENCY])
  @OptionalField()
  currency?: string = SHOP_CURRENCY;

  /** An https address with `{awb}` and perhaps `{courier}`, or empty. */
  @FormLine(trackingUrlTemplateRule)
  trackingUrlTemplate?: string;
}

/** Two decimals at most, so nothing but the error of binary fractions is rounded. */
export function shippingSettingsOf(request: SaveShippingSettingsRequest): Partial<ShippingSettings> {
  return {
    thresholdMinor: Math.round(request.freeShippingThreshold * 100),
    costMinor: Math.round(request.standardShippingCost * 100),
    currency: request.currency ?? SHOP_CURRENCY,
    trackingUrlTemplate: request.trackingUrlTemplate,
  };
}
