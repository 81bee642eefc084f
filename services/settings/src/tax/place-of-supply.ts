import type { TaxCategory } from '@kp/commerce';
import { countryCodeOf } from '@kp/commerce/countries';
import { EU_COUNTRIES } from '@kp/commerce/legal-duties';
import { foldText } from '@kp/commerce/slug';
import territories from './special-territories.json';

/** As an address writes it. */
export interface TaxDestination {
  readonly country: string;
  readonly zipCode?: string;
  readonly city?: string;
}

/**
 * Whose rates apply to a sale, and why: at home, in the country of a consumer (One Stop Shop), to a business of another
 * member state, out of the VAT area of the EU, or by a seller who is not registered.
 */
export const SUPPLY_KINDS = [
  'domestic',
  'distance_sale',
  'intra_community',
  'export',
  'outside_scope',
] as const;
export type SupplyKind = (typeof SUPPLY_KINDS)[number];

export interface Supply {
  readonly kind: SupplyKind;
  /** ISO 3166 code of the country whose rates apply; of the destination where none does. */
  readonly country: string;
}

/** Of kinds without tax. */
export const UNTAXED: Partial<Record<SupplyKind, TaxCategory>> = {
  intra_community: 'K',
  export: 'G',
  outside_scope: 'O',
};

export interface SellerTax {
  /** ISO 3166 code. */
  readonly home: string;
  readonly isRegistered: boolean;
  readonly isByDestination: boolean;
  readonly isOss: boolean;
}

export interface BuyerTax {
  readonly isConsumer: boolean;
  /** The member state, or XI, whose VAT number the buyer was confirmed to have; null for everybody else. */
  readonly state: string | null;
}

export function supplyOf(
  destination: TaxDestination | null,
  buyer: BuyerTax,
  { home, isRegistered, isByDestination, isOss }: SellerTax,
): Supply {
  if (!isRegistered) return { kind: 'outside_scope', country: home };
  if (!destination || !isByDestination) return { kind: 'domestic', country: home };
  const code = countryCodeOf(destination.country) ?? home;
  const area = vatAreaOf(code, destination);
  if (area === null) return { kind: 'export', country: code };
  if (area === home) return { kind: 'domestic', country: home };
  if (buyer.state !== null && buyer.state !== home) return { kind: 'intra_community', country: area };
  // Without a confirmed number a business is taxed where transport begins.
  return isOss && buyer.isConsumer
    ? { kind: 'distance_sale', country: area }
    : { kind: 'domestic', country: home };
}

/** Whether every place of a country, as an address names it, is in the VAT area of a seller's home. */
export const isWhollyAtHome = (country: string, home: string): boolean =>
  (countryCodeOf(country) ?? home) === home &&
  !territories.some((each) => each.country === home && each.treatedAs && each.treatedAs !== home);

/** The member state, or XI, to whose VAT area a place belongs; null outside of all. */
function vatAreaOf(
  country: string,
  { zipCode = '', city = '' }: Omit<TaxDestination, 'country'>,
): string | null {
  const code = zipCode.replace(/[\s-]/g, '').toUpperCase();
  const special = territories.find(
    (territory) =>
      territory.country === country &&
      (territory.postalCodes === null || new RegExp(`^(?:${territory.postalCodes})$`).test(code)) &&
      (!territory.city || foldText(territory.city) === foldText(city)),
  );
  if (special) return special.treatedAs ?? null;
  return EU_COUNTRIES.includes(country) ? country : null;
}
