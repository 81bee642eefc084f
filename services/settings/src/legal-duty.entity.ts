import type { LegalChoice } from '@kp/commerce/legal-duties';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A choice of the owner that differs from the default of its country. */
@Entity('legal_duty')
export class LegalDutyRow implements LegalChoice {
  @PrimaryColumn('text')
  country: string;

  @PrimaryColumn('text')
  duty: string;

  @Column({ name: 'is_on', type: 'boolean' })
  isOn: boolean;
}
