import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What shipping costs. The shop has one row. */
@Entity('shipping_settings')
export class ShippingSettings {
  @PrimaryColumn('smallint')
  id: number;

  /** Shipping is free for a subtotal strictly above this; minor units. */
  @Column({ name: 'threshold_minor', type: 'integer' })
  thresholdMinor: number;

  /** Standard shipping, VAT included; minor units. */
  @Column({ name: 'cost_minor', type: 'integer' })
  costMinor: number;

  /** ISO 4217 code of the currency the shop trades in. */
  @Column('text')
  currency: string;
}
