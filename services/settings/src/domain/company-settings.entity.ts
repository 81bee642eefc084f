import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company that sells: one row, or none while nobody has filled it in. */
@Entity('company_settings')
export class CompanySettings {
  @PrimaryColumn('smallint')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  @Column({ name: 'vat_number', type: 'text' })
  vatNumber: string;

  @Column({ name: 'registration_number', type: 'text' })
  registrationNumber: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column({ name: 'opening_hours', type: 'text' })
  openingHours: string;

  @Column({ name: 'bank_name', type: 'text' })
  bankName: string;

  @Column('text')
  iban: string;
}
