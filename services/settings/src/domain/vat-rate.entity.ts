import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The VAT rate of a country from a day on, until a later row of the same country. */
@Entity('vat_rate')
export class VatRate {
  /** ISO 3166 code such as `RO`. */
  @PrimaryColumn('text')
  country: string;

  /** First business day of the rate, `YYYY-MM-DD`. */
  @PrimaryColumn({ name: 'valid_from', type: 'date' })
  validFrom: string;

  /** A share, not a percentage: 0.19. */
  @Column({ type: 'numeric', precision: 5, scale: 4, transformer: { to: String, from: Number } })
  rate: number;
}
