import { Clearable, OptionalField } from '@kp/platform/http';
import { IsBoolean, IsISO8601, IsOptional, Matches } from 'class-validator';
import type { Taxes } from '../tax/taxes.service';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export class SaveTaxSettingsRequest {
  /** Off: every order is taxed at the rates of the seller's country, wherever it goes. */
  @IsBoolean()
  isByDestination: boolean;

  /** First day of the One Stop Shop; empty without it. @example "2027-01-01" */
  @IsISO8601({ strict: true })
  @Matches(DAY)
  @Clearable(null)
  @IsOptional()
  ossSince?: string | null;

  /** Prices, discounts and thresholds are entered with VAT. It can change while there is no order; absent: as it is. */
  @IsBoolean()
  @OptionalField()
  isTaxIncluded?: boolean;

  /** Of both prices of a product, that with VAT comes first until a visitor chooses; absent: as it is. */
  @IsBoolean()
  @OptionalField()
  isShownWithTax?: boolean;
}

export class TaxSettingsResponse {
  isByDestination: boolean;
  /** Consumers in other member states pay the rates of their country from this day; null without. @example "2027-01-01" */
  ossSince: string | null;
  /** Prices, discounts and thresholds are entered with VAT. */
  isTaxIncluded: boolean;
  /** Of both prices of a product, that with VAT comes first until a visitor chooses. */
  isShownWithTax: boolean;
  /** ISO 3166 code of the seller's country, as the company settings name it. @example "RO" */
  homeCountry: string;

  static from(taxes: Taxes): TaxSettingsResponse {
    const { isByDestination, ossSince, isTaxIncluded, isShownWithTax } = taxes.settings;
    return { isByDestination, ossSince, isTaxIncluded, isShownWithTax, homeCountry: taxes.homeCountry() };
  }
}

export class AddedRatesResponse {
  added: number;
}
