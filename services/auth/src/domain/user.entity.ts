import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import { HELD_ROLES_SQL, type HeldRole } from './staff-role';

@Entity('app_user')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  email: string;

  /** Waits for its confirmation link to be opened. */
  @VirtualColumn({
    query: (user) =>
      `SELECT new_email FROM email_change
        WHERE user_id = ${user}.id AND ended_at IS NULL AND expires_at > now() AND old_email IS NOT NULL`,
  })
  pendingEmail: string | null;

  /** Not selected by default, so that no other read can expose it. */
  @Column({ name: 'password_hash', type: 'text', select: false })
  passwordHash: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName: string;

  /** None of a customer. */
  @VirtualColumn({ type: 'json', query: (user) => HELD_ROLES_SQL(`${user}.id`) })
  roles: HeldRole[];

  /** Has a role; kept by the database. */
  @Column({ name: 'is_admin', type: 'boolean', insert: false, update: false })
  isAdmin: boolean;

  @Column({ type: 'text', default: 'en' })
  language: string;

  @Column({ name: 'company_name', type: 'text', nullable: true })
  companyName: string | null;

  @Column({ name: 'vat_number', type: 'text', nullable: true })
  vatNumber: string | null;

  @Column({ name: 'registration_number', type: 'text', nullable: true })
  registrationNumber: string | null;

  @Column({ name: 'tax_id', type: 'text', nullable: true })
  taxId: string | null;

  @Column({ name: 'company_address', type: 'text', nullable: true })
  companyAddress: string | null;

  @Column({ name: 'company_city', type: 'text', nullable: true })
  companyCity: string | null;

  @Column({ name: 'company_state', type: 'text', nullable: true })
  companyState: string | null;

  @Column({ name: 'company_county', type: 'text', nullable: true })
  companyCounty: string | null;

  @Column({ name: 'company_zip', type: 'text', nullable: true })
  companyZip: string | null;

  @Column({ name: 'company_country', type: 'text', nullable: true })
  companyCountry: string | null;

  @Column({ name: 'billing_email', type: 'text', nullable: true })
  billingEmail: string | null;

  @Column({ name: 'billing_phone', type: 'text', nullable: true })
  billingPhone: string | null;

  @Column({ name: 'delivery_address', type: 'text', nullable: true })
  deliveryAddress: string | null;

  @Column({ name: 'delivery_city', type: 'text', nullable: true })
  deliveryCity: string | null;

  @Column({ name: 'delivery_state', type: 'text', nullable: true })
  deliveryState: string | null;

  @Column({ name: 'delivery_county', type: 'text', nullable: true })
  deliveryCounty: string | null;

  @Column({ name: 'delivery_zip', type: 'text', nullable: true })
  deliveryZip: string | null;

  @Column({ name: 'delivery_country', type: 'text', nullable: true })
  deliveryCountry: string | null;

  @Column({ name: 'delivery_instructions', type: 'text', nullable: true })
  deliveryInstructions: string | null;

  /** Off: no mails of the four kinds below. Confirmations, invoices, refunds and security mails are always sent. */
  @Column({ name: 'email_notifications', type: 'boolean', default: true })
  emailNotifications: boolean;

  @Column({ name: 'order_updates', type: 'boolean', default: true })
  orderUpdates: boolean;

  @Column({ name: 'product_restocks', type: 'boolean', default: false })
  productRestocks: boolean;

  @Column({ name: 'price_drops', type: 'boolean', default: false })
  priceDrops: boolean;

  @Column({ type: 'boolean', default: true })
  promotions: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'disabled_at', type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  /** For the staff; null for accounts that are not disabled. */
  @Column({ name: 'disabled_reason', type: 'text', nullable: true })
  disabledReason: string | null;
}

export type Account = Omit<User, 'passwordHash'>;
