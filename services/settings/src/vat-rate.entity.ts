import { Column, Entity, PrimaryColumn } from 'typeorm';

/** ISO 3166 code of the seller's country: its rate applies to every destination without a rate of its own. */
export const HOME_COUNTRY = 'RO';

@Entity('vat_rate')
export class VatRate {
  @PrimaryColumn('text')
  country: string;

  @PrimaryColumn({ name: 'valid_from', type: 'date' })
  validFrom: string;

  /** A share, not a percentage: 0.19. */
  @Column({ type: 'numeric', precision: 5, scale: 4, transformer: { to: String, from: Number } })
  rate: number;
}

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

export function vatRateFor(rates: readonly VatRate[], country: string, at: Date): number {
  const day = businessDate.format(at);
  const rate = newestOn(rates, country, day) ?? newestOn(rates, HOME_COUNTRY, day);
  if (!rate) throw new RangeError(`No VAT rate for ${country} on ${day}.`);
  return rate.rate;
}
