import { Column, Entity, PrimaryColumn } from 'typeorm';
import { businessDay, newestOn } from './business-day';

@Entity('exchange_rate')
export class ExchangeRate {
  @PrimaryColumn('text')
  base: string;

  @PrimaryColumn('text')
  quote: string;

  @PrimaryColumn({ name: 'valid_from', type: 'date' })
  validFrom: string;

  /** Units of `quote` for one of `base`, a decimal: "0.920000". */
  @Column({ type: 'numeric', precision: 12, scale: 6 })
  rate: string;

  /** A `RateSource`, or the host of the feed that it was downloaded from. */
  @Column('text')
  source: string;
}

/** Entered in the back office, or that which a new shop starts with. */
export type RateSource = 'manual' | 'sample';

export function findExchangeRate(
  rates: readonly ExchangeRate[],
  base: string,
  quote: string,
  at: Date,
): ExchangeRate | null {
  const ofPair = rates.filter((rate) => rate.base === base && rate.quote === quote);
  return newestOn(ofPair, businessDay(at));
}
