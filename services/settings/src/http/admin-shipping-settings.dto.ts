import { trackingUrlTemplateRule } from '@kp/commerce';
import { FormSingleLine } from '@kp/platform/http';
import { IsNumber, Max, Min } from 'class-validator';
import type { ShippingSettings } from '../settings.service';

const MAX_AMOUNT = 100_000_000;
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

  /** An https address with `{awb}` and perhaps `{courier}`, or empty. */
  @FormSingleLine(trackingUrlTemplateRule)
  trackingUrlTemplate?: string;
}

/** Two decimals at most, so nothing but the error of binary fractions is rounded. */
export function shippingSettingsOf(
  request: SaveShippingSettingsRequest,
): Partial<Omit<ShippingSettings, 'currency'>> {
  return {
    thresholdMinor: Math.round(request.freeShippingThreshold * 100),
    costMinor: Math.round(request.standardShippingCost * 100),
    trackingUrlTemplate: request.trackingUrlTemplate,
  };
}
