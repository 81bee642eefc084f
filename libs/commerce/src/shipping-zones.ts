import { isRomania } from './address-parts';
import { COUNTIES, findCounty } from './counties';
import { COUNTRIES, findCountry } from './countries';
import { deliveryDaysRule } from './delivery-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRules, lineRule, problemsByRules } from './field-rules';
import { isDecimalAmount, parseMinor } from './money';
import { PRODUCT_LIMITS } from './product-rules';
import type { ShippingBand } from './shipping-cost';

const ZONE_LIMITS = { nameMax: 100, bands: 20, amountMaxMinor: 10_000_000_000 } as const;

export interface ShippingZone {
  readonly name: string;
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
  /** Codes of Romanian counties, which precede their country. */
  readonly counties: readonly string[];
  /** Null for the shop's. */
  readonly thresholdMinor: number | null;
  /** Null for what the shop promises in its own country; elsewhere no day is promised then. */
  readonly minDays: number | null;
  readonly maxDays: number | null;
  /** In the order of their weights. */
  readonly bands: readonly ShippingBand[];
  /** False where customers have to choose another way of delivery, if the place has one. */
  readonly isStandardOffered: boolean;
}

/** As an address stores them: English name of the country, name of the county. */
export interface Destination {
  readonly country: string;
  readonly county?: string;
}

export function zoneOf<Zone extends Pick<ShippingZone, 'countries' | 'counties'>>(
  zones: readonly Zone[],
  { country, county }: Destination,
): Zone | null {
  if (zones.length === 0) return null;
  const countyCode = isRomania(country) ? findCounty(county ?? '')?.code : undefined;
  const countryCode = findCountry(country)?.code;
  const ofCounty = countyCode && zones.find(({ counties }) => counties.includes(countyCode));
  return ofCounty || zones.find(({ countries }) => countries.includes(countryCode ?? '')) || null;
}

interface WeighedLine {
  readonly quantity: number;
  readonly weightGrams?: number | null;
}

/** A product without a weight counts as nothing. */
export function weightOf(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
}

/** Another zone that has one of the countries or counties. */
export function overlapOf<Zone extends Pick<ShippingZone, 'countries' | 'counties'>>(
  zone: Pick<ShippingZone, 'countries' | 'counties'>,
  others: readonly Zone[],
): Zone | null {
  const [countries, counties] = [new Set(zone.countries), new Set(zone.counties)];
  const isShared = (other: Zone) =>
    other.countries.some((code) => countries.has(code)) || other.counties.some((code) => counties.has(code));
  return others.find(isShared) ?? null;
}

/** Amounts are decimals, as they are typed. */
export interface ShippingZoneDraft {
  readonly name: string;
  readonly countries: readonly string[];
  readonly counties: readonly string[];
  /** Empty for the shop's. */
  readonly freeShippingThreshold: string;
  readonly bands: readonly { readonly upToGrams: number | null; readonly cost: string }[];
  /** Both, or none. */
  readonly minDays?: number | null;
  readonly maxDays?: number | null;
  /** By default. */
  readonly isStandardOffered?: boolean;
}

const countryCodes = new Set(COUNTRIES.map(({ code }) => code));
const countyCodes = new Set(COUNTIES.map(({ code }) => code));
const isListOf = (known: ReadonlySet<string>, list: unknown): list is string[] =>
  Array.isArray(list) &&
  list.every((code) => known.has(code as string)) &&
  new Set(list).size === list.length;

function isAmount(text: unknown): boolean {
  if (typeof text !== 'string' || !isDecimalAmount(text)) return false;
  const minor = parseMinor(text);
  return minor >= 0 && minor <= ZONE_LIMITS.amountMaxMinor;
}

const AMOUNT_INVALID = {
  messageKey: 'validation.amountInvalid',
  values: { max: ZONE_LIMITS.amountMaxMinor / 100 },
} as const;

/** Rules of the zone's form and of its request. */
export const SHIPPING_ZONE_RULES: Required<FieldRules<ShippingZoneDraft>> = {
  name: lineRule(ZONE_LIMITS.nameMax, { min: 1, messageKey: 'validation.required' }),
  countries: (countries, { counties }) =>
    isListOf(countryCodes, countries) && (countries.length > 0 || counties?.length > 0)
      ? null
      : { messageKey: 'validation.zonePlacesRequired' },
  counties: (counties) =>
    isListOf(countyCodes, counties) ? null : { messageKey: 'validation.zonePlacesRequired' },
  freeShippingThreshold: (amount) => (!amount || isAmount(amount) ? null : AMOUNT_INVALID),
  bands: (bands) => {
    if (!Array.isArray(bands) || bands.length > ZONE_LIMITS.bands || !areAscending(bands))
      return { messageKey: 'validation.zoneBandsInvalid' };
    return bands.every((band) => isAmount(band.cost)) ? null : AMOUNT_INVALID;
  },
  minDays: (minDays, { maxDays }) => zoneDaysRule(minDays, maxDays),
  maxDays: (maxDays, { minDays }) => zoneDaysRule(minDays, maxDays),
  isStandardOffered: () => null,
};

const isBlank = (days: unknown) => days === undefined || days === null || days === '';

function zoneDaysRule(minDays: unknown, maxDays: unknown) {
  return isBlank(minDays) && isBlank(maxDays) ? null : deliveryDaysRule(minDays, maxDays);
}

/** Only the last may be for any weight. */
function areAscending(bands: ShippingZoneDraft['bands']): boolean {
  const isFitting = (grams: unknown, place: number) => {
    if (grams === null) return place === bands.length - 1;
    const least = place === 0 ? 0 : (bands[place - 1]!.upToGrams ?? Infinity);
    return (
      Number.isInteger(grams) &&
      (grams as number) > least &&
      (grams as number) <= PRODUCT_LIMITS.weightMaxGrams
    );
  };
  return bands.length > 0 && bands.every((band, place) => isFitting(band?.upToGrams, place));
}

export function validateShippingZone(draft: ShippingZoneDraft): FieldProblem<keyof ShippingZoneDraft>[] {
  return problemsByRules(SHIPPING_ZONE_RULES, draft);
}
