import type { DeliverySettings } from '@kp/commerce/delivery-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('delivery_settings')
export class DeliverySettingsRow implements DeliverySettings {
  @PrimaryColumn('smallint')
  id: number;

  @Column({ name: 'cut_off', type: 'text' })
  cutOff: string;

  @Column('smallint', { name: 'working_days', array: true })
  workingDays: number[];

  @Column('text', { name: 'closed_days', array: true })
  closedDays: string[];

  @Column({ name: 'bucharest_min_days', type: 'smallint' })
  bucharestMinDays: number;

  @Column({ name: 'bucharest_max_days', type: 'smallint' })
  bucharestMaxDays: number;

  @Column({ name: 'romania_min_days', type: 'smallint' })
  romaniaMinDays: number;

  @Column({ name: 'romania_max_days', type: 'smallint' })
  romaniaMaxDays: number;
}
