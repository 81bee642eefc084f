import { minorToDecimal, parseMinor } from '@kp/commerce';
import { SHIPPING_ZONE_RULES, type ShippingZone, type ShippingZoneDraft } from '@kp/commerce/shipping-zones';
import { FormNumber, FormSingleLine, IsWhole, OptionalField, ValidatesWith } from '@kp/platform/http';
import { IsBoolean } from 'class-validator';
import type { ShippingZoneRow } from '../shipping-zone.entity';

export class ShippingBandBody {
  /** Weight of the order, inclusive; null for any weight, in the last band only. @example 5000 */
  upToGrams: number | null;
  /** @example "12.50" */
  cost: string;
}

export class SaveShippingZoneRequest implements ShippingZoneDraft {
  @FormSingleLine(SHIPPING_ZONE_RULES.name)
  name: string;

  /** ISO 3166 codes; a zone has at least one country or county. @example ["BG", "HU"] */
  @ValidatesWith(SHIPPING_ZONE_RULES.countries)
  countries: string[];

  /** Codes of Romanian counties, which precede their country. @example ["CJ"] */
  @ValidatesWith(SHIPPING_ZONE_RULES.counties)
  counties: string[];

  /** Empty for the shop's. @example "500.00" */
  @FormNumber(SHIPPING_ZONE_RULES.freeShippingThreshold)
  freeShippingThreshold: string;

  /** 1 to 20, by ascending weight; a weight above all costs what the last one does. */
  @ValidatesWith(SHIPPING_ZONE_RULES.bands)
  bands: ShippingBandBody[];

  /** From the warehouse, from Monday to Friday; null or absent for what the shop promises in its own country. @example 3 */
  @ValidatesWith(SHIPPING_ZONE_RULES.minDays)
  minDays?: number | null;

  /** @example 6 */
  @ValidatesWith(SHIPPING_ZONE_RULES.maxDays)
  maxDays?: number | null;

  /** False where customers have to choose another way of delivery, if the place has one. */
  @IsBoolean()
  @OptionalField()
  isStandardOffered?: boolean = true;

  static zoneOf(request: SaveShippingZoneRequest): ShippingZone {
    const { name, countries, counties, freeShippingThreshold, bands, minDays, maxDays } = request;
    const { isStandardOffered = true } = request;
    return {
      name,
      countries,
      counties,
      minDays: minDays ?? null,
      maxDays: maxDays ?? null,
      isStandardOffered,
      thresholdMinor: freeShippingThreshold ? parseMinor(freeShippingThreshold) : null,
      bands: bands.map(({ upToGrams, cost }) => ({
        upToGrams,
        costMinor: parseMinor(cost),
      })),
    };
  }
}

export class ReplaceShippingZoneRequest extends SaveShippingZoneRequest {
  /** As it was read. */
  @IsWhole(1)
  version: number;
}

export class ShippingZoneResponse {
  id: number;
  name: string;
  countries: string[];
  counties: string[];
  /** Empty for the shop's. @example "500.00" */
  freeShippingThreshold: string;
  bands: ShippingBandBody[];
  /** Null for what the shop promises in its own country; elsewhere no day is promised then. @example 3 */
  minDays: number | null;
  /** @example 6 */
  maxDays: number | null;
  /** False where customers have to choose another way of delivery, if the place has one. */
  isStandardOffered: boolean;
  version: number;

  static from({ thresholdMinor, bands, ...zone }: ShippingZoneRow): ShippingZoneResponse {
    return {
      ...zone,
      freeShippingThreshold: thresholdMinor === null ? '' : minorToDecimal(thresholdMinor),
      bands: bands.map(({ upToGrams, costMinor }) => ({ upToGrams, cost: minorToDecimal(costMinor) })),
    };
  }
}
