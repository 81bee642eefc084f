import type { VatRegistration } from '@kp/commerce/vat-registration';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the seller is registered for VAT from a day on, until the next row. */
@Entity('vat_registration')
export class VatRegistrationRow {
  @PrimaryColumn({ name: 'valid_from', type: 'date' })
  validFrom: string;

  @Column('text')
  status: VatRegistration;
}
