import type { ShippingBand } from '@kp/commerce/shipping-cost';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryGeneratedColumn } from 'typeorm';

@Entity('shipping_zone')
export class ShippingZoneRow {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  countries: string[];

  @Column('text', { array: true })
  counties: string[];

  @Column({ name: 'threshold_minor', type: 'bigint', nullable: true })
  thresholdMinor: number | null;

  @Column({ name: 'min_days', type: 'smallint', nullable: true })
  minDays: number | null;

  @Column({ name: 'max_days', type: 'smallint', nullable: true })
  maxDays: number | null;

  @Column({ name: 'is_standard_offered', type: 'boolean' })
  isStandardOffered: boolean;

  @Column('integer')
  version: number;

  @OneToMany(() => ShippingBandRow, (band) => band.zone)
  bands: ShippingBandRow[];
}

@Entity('shipping_band')
export class ShippingBandRow implements ShippingBand {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ManyToOne(() => ShippingZoneRow, (zone) => zone.bands)
  @JoinColumn({ name: 'zone_id' })
  zone?: ShippingZoneRow;

  @Column({ name: 'up_to_grams', type: 'integer', nullable: true })
  upToGrams: number | null;

  @Column({ name: 'cost_minor', type: 'bigint' })
  costMinor: number;
}
