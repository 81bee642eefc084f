import { RATED_TAX_CLASSES, type TaxClass } from '@kp/commerce/tax';
import type { ShippingTerms } from '../settings.service';
import type { SaleTaxes } from '../tax/taxes.service';

export class CompanyResponse {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  email: string;
  phone: string;
  /** @example "Mon-Fri 9-5 EET" */
  openingHours: string;
}

export class ShippingSettingsResponse {
  /** Shipping is free for a subtotal strictly above this, in units of the currency. @example 500 */
  freeShippingThreshold: number;

  /** Shipping of every other order, in units of the currency. @example 25 */
  standardShippingCost: number;

  /** @example "USD" */
  currency: string;

  /** VAT added to the subtotal today, as a share. @example 0.19 */
  vatRate: number;

  /** Of classes of goods that are taxed otherwise, as shares. Absent without. @example { "reduced": 0.11 } */
  vatRates?: Partial<Record<TaxClass, number>>;

  /** Whose rates these are, as an ISO 3166 code. @example "RO" */
  country: string;

  /** The seller is not registered for VAT and charges none. Absent otherwise. */
  isOutsideVat?: boolean;

  /** Prices include VAT. Absent where they do not. */
  isTaxIncluded?: boolean;

  /** Some destinations have another cost or threshold, which a preview of the order answers. Absent without. */
  isByAddress?: boolean;

  static from(terms: ShippingTerms, { byClass, supply, isTaxIncluded }: SaleTaxes): ShippingSettingsResponse {
    const { rate: vatRate, category } = byClass.standard;
    const others = RATED_TAX_CLASSES.filter((taxClass) => byClass[taxClass].rate !== vatRate);
    const vatRates = Object.fromEntries(others.map((taxClass) => [taxClass, byClass[taxClass].rate]));
    return {
      freeShippingThreshold: terms.thresholdMinor / 100,
      standardShippingCost: terms.costMinor / 100,
      currency: terms.currency,
      vatRate,
      country: supply.country,
      ...(others.length > 0 ? { vatRates } : {}),
      ...(category === 'O' ? { isOutsideVat: true } : {}),
      ...(isTaxIncluded ? { isTaxIncluded } : {}),
    };
  }
}
