import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('tax_settings')
export class TaxSettings {
  @PrimaryColumn('smallint')
  id: number;

  /** Prices, discounts and thresholds are entered with tax. */
  @Column({ name: 'is_tax_included', type: 'boolean' })
  isTaxIncluded: boolean;

  /** Of both prices the shop shows, that with tax comes first until a visitor chooses. */
  @Column({ name: 'is_shown_with_tax', type: 'boolean' })
  isShownWithTax: boolean;

  /** Off: every order is taxed at the rates of the seller's country, wherever it goes. */
  @Column({ name: 'is_by_destination', type: 'boolean' })
  isByDestination: boolean;

  /** First day of the One Stop Shop: consumers abroad pay the rates of their country; null without it. */
  @Column({ name: 'oss_since', type: 'date', nullable: true })
  ossSince: string | null;
}
