import { minorToDecimal } from '@kp/commerce';
import {
  closedDaysRule,
  cutOffRule,
  deliveryDaysRule,
  type DeliveryRegion,
  type DeliverySettings,
  type DeliveryTerms,
  workingDaysRule,
} from '@kp/commerce/delivery-rules';
import { ValidatesWith } from '@kp/platform/http';
import type { PricedDeliveryTerms } from '../delivery.service';
import { ShippingBandBody } from './shipping-zones.dto';

export class DeliveryRegionResponse implements DeliveryRegion {
  /** ISO 3166 codes. @example ["RO"] */
  countries: string[];
  /** Codes of Romanian counties, which precede their country. @example ["B"] */
  counties: string[];
  /** From Monday to Friday without public holidays. @example 1 */
  minDays: number;
  /** @example 3 */
  maxDays: number;
  /** Shipping is free for a subtotal strictly above this. @example "500.00" */
  freeShippingThreshold: string;
  /** What shipping costs else, by ascending weight; a weight above all costs what the last one does. */
  bands: ShippingBandBody[];
}

/** What a browser counts the days of delivery with. */
export class DeliveryTermsResponse implements DeliveryTerms {
  /** @example "Europe/Bucharest" */
  timeZone: string;
  /** What is ordered before it leaves on the same day. @example "14:00" */
  cutOff: string;
  /** 1 is Monday, 7 is Sunday. @example [1, 2, 3, 4, 5] */
  workingDays: number[];
  /** Besides the public holidays. @example ["2026-12-24"] */
  closedDays: string[];
  /** Public holidays of the country of the shop, of this year and the next one. @example ["2026-12-25"] */
  holidays: string[];
  /** ISO 3166 code of the seller's country. @example "RO" */
  homeCountry: string;
  /** The first one with a place counts; elsewhere no day is promised. */
  regions: DeliveryRegionResponse[];

  static from(terms: PricedDeliveryTerms): DeliveryTermsResponse {
    const { timeZone, cutOff, workingDays, closedDays, holidays, homeCountry, regions } = terms;
    return {
      timeZone,
      cutOff,
      workingDays: [...workingDays],
      closedDays: [...closedDays],
      holidays: [...holidays],
      homeCountry,
      regions: regions.map(({ countries, counties, minDays, maxDays, thresholdMinor, bands }) => ({
        countries: [...countries],
        counties: [...counties],
        minDays,
        maxDays,
        freeShippingThreshold: minorToDecimal(thresholdMinor),
        bands: bands.map(({ upToGrams, costMinor }) => ({
          upToGrams,
          cost: minorToDecimal(costMinor),
        })),
      })),
    };
  }
}

export class SaveDeliverySettingsRequest implements DeliverySettings {
  /** Of the shop's time zone. @example "14:00" */
  @ValidatesWith(cutOffRule)
  cutOff: string;

  /** When parcels leave: 1 is Monday, 7 is Sunday. @example [1, 2, 3, 4, 5] */
  @ValidatesWith(workingDaysRule)
  workingDays: number[];

  /** When no parcel leaves, besides public holidays. @example ["2026-12-24"] */
  @ValidatesWith(closedDaysRule)
  closedDays: string[];

  /** @example 1 */
  @ValidatesWith((days: number, { bucharestMaxDays }: DeliverySettings) =>
    deliveryDaysRule(days, bucharestMaxDays),
  )
  bucharestMinDays: number;

  /** @example 3 */
  @ValidatesWith((days: number, { bucharestMinDays }: DeliverySettings) =>
    deliveryDaysRule(bucharestMinDays, days),
  )
  bucharestMaxDays: number;

  /** @example 2 */
  @ValidatesWith((days: number, { romaniaMaxDays }: DeliverySettings) =>
    deliveryDaysRule(days, romaniaMaxDays),
  )
  romaniaMinDays: number;

  /** @example 5 */
  @ValidatesWith((days: number, { romaniaMinDays }: DeliverySettings) =>
    deliveryDaysRule(romaniaMinDays, days),
  )
  romaniaMaxDays: number;
}

export class AdminDeliverySettingsResponse implements DeliverySettings {
  /** @example "14:00" */
  cutOff: string;
  /** @example [1, 2, 3, 4, 5] */
  workingDays: number[];
  /** @example ["2026-12-24"] */
  closedDays: string[];
  /** @example 1 */
  bucharestMinDays: number;
  /** @example 3 */
  bucharestMaxDays: number;
  /** @example 2 */
  romaniaMinDays: number;
  /** @example 5 */
  romaniaMaxDays: number;
  /** ISO 3166 code of the seller's country: only in Romania the capital has days of its own. @example "RO" */
  homeCountry: string;

  static from(
    { cutOff, workingDays, closedDays, ...days }: DeliverySettings,
    homeCountry: string,
  ): AdminDeliverySettingsResponse {
    const { bucharestMinDays, bucharestMaxDays, romaniaMinDays, romaniaMaxDays } = days;
    return {
      cutOff,
      workingDays: [...workingDays],
      closedDays: [...closedDays],
      bucharestMinDays,
      bucharestMaxDays,
      romaniaMinDays,
      romaniaMaxDays,
      homeCountry,
    };
  }
}
