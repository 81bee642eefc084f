import { Column, Entity, PrimaryColumn } from 'typeorm';
import { businessDay, newestOn } from './business-day';

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

export function vatRateFor(rates: readonly VatRate[], country: string, at: Date): number {
  const day = businessDay(at);
  const inForce = (of: string) =>
    newestOn(
      rates.filter((rate) => rate.country === of),
      day,
    );
  const rate = inForce(country) ?? inForce(HOME_COUNTRY);
  if (!rate) throw new RangeError(`No VAT rate for ${country} on ${day}.`);
  return rate.rate;
}
