import type { VatRate } from './vat-rate.entity';

/** The seller's country: its rate applies to every destination that has no rate of its own. */
export const HOME_COUNTRY = 'RO';

/** Business dates are those of Bucharest; this locale writes them as `YYYY-MM-DD`. */
const businessDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

function newestOn(rates: readonly VatRate[], country: string, day: string): VatRate | undefined {
  return rates
    .filter((rate) => rate.country === country && rate.validFrom <= day)
    .reduce<VatRate | undefined>(
      (newest, rate) => (newest && newest.validFrom > rate.validFrom ? newest : rate),
      undefined,
    );
}

/**
 * The VAT rate, as a share such as 0.19, of a country at a moment.
 * @param country ISO 3166 code
 * @throws RangeError before the first rate of the home country
 */
export function vatRateFor(rates: readonly VatRate[], country: string, at: Date): number {
  const day = businessDate.format(at);
  const rate = newestOn(rates, country, day) ?? newestOn(rates, HOME_COUNTRY, day);
  if (!rate) throw new RangeError(`No VAT rate for ${country} on ${day}.`);
  return rate.rate;
}
