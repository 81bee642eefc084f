import type {
  DeliveryKind,
  DeliveryMethod,
  DeliveryMethodName,
  DeliveryRate,
  RateBasis,
} from '@kp/commerce/delivery-methods';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('delivery_method')
export class DeliveryMethodRow implements DeliveryMethod {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  kind: DeliveryKind;

  @Column('text')
  name: string;

  @Column('jsonb')
  names: DeliveryMethodName[];

  @Column({ name: 'zone_id', type: 'integer', nullable: true })
  zoneId: number | null;

  @Column('text')
  basis: RateBasis;

  @Column('jsonb')
  rates: DeliveryRate[];

  @Column({ name: 'threshold_minor', type: 'bigint', nullable: true })
  thresholdMinor: number | null;

  @Column({ name: 'min_days', type: 'smallint', nullable: true })
  minDays: number | null;

  @Column({ name: 'max_days', type: 'smallint', nullable: true })
  maxDays: number | null;

  @Column('smallint', { array: true })
  weekdays: number[];

  @Column({ name: 'cut_off', type: 'text' })
  cutOff: string;

  @Column({ name: 'cut_off_days', type: 'smallint' })
  cutOffDays: number;

  @Column('integer')
  version: number;
}
