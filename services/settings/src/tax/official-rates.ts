import type { TaxClass } from '@kp/commerce';
import type { VatRate } from './vat-rate.entity';
import rates from './vat-rates-eu.json';

/** The rates of the member states by law, of each country and class in the order of their days. */
export const OFFICIAL_RATES: readonly VatRate[] = rates.map(
  ({ country, class: taxClass, validFrom, rateBasisPoints }) => ({
    country,
    taxClass: taxClass as TaxClass,
    validFrom,
    rate: rateBasisPoints / 10_000,
  }),
);

const keyOf = ({ country, taxClass }: VatRate) => `${country} ${taxClass}`;

/**
 * What a shop lacks: all of a country and class without any rate, and later ones where its newest is one of the law.
 * A rate that the owner entered otherwise is never followed by another.
 */
export function missingOfficialRates(known: readonly VatRate[]): VatRate[] {
  const newest = new Map<string, VatRate>();
  for (const rate of known) {
    const other = newest.get(keyOf(rate));
    if (!other || other.validFrom < rate.validFrom) newest.set(keyOf(rate), rate);
  }
  const isOfLaw = (own: VatRate) =>
    OFFICIAL_RATES.some(
      (official) =>
        keyOf(official) === keyOf(own) &&
        official.validFrom === own.validFrom &&
        official.rate === Number(own.rate),
    );
  return OFFICIAL_RATES.filter((official) => {
    const own = newest.get(keyOf(official));
    return !own || (official.validFrom > own.validFrom && isOfLaw(own));
  });
}
