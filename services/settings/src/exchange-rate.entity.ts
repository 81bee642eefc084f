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

  /** A `RateSource`; of before banks were named, the host of the feed. */
  @Column('text')
  source: string;
}

export function findExchangeRate(
  rates: readonly ExchangeRate[],
  base: string,
  quote: string,
  at: Date,
): ExchangeRate | null {
  const ofPair = rates.filter((rate) => rate.base === base && rate.quote === quote);
  return newestOn(ofPair, businessDay(at));
}
