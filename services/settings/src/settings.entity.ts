import {
  DEFAULT_PAYMENT_TERM_DAYS,
  type DocumentText,
  type InvoiceIssuing,
} from '@kp/commerce/company-rules';
import { countryCodeOf, HOME_COUNTRY } from '@kp/commerce/countries';
import type { RetentionPeriods } from '@kp/commerce/retention-periods';
import { hasSampleContent, shopName } from '@kp/i18n/shop-name';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SETTINGS_ROW_ID = 1;

@Entity('shipping_settings')
export class ShippingSettingsRow {
  @PrimaryColumn('smallint')
  id: number;

  @Column({ name: 'threshold_minor', type: 'bigint' })
  thresholdMinor: number;

  @Column({ name: 'cost_minor', type: 'bigint' })
  costMinor: number;

  /** For the parcels of every courier; empty for the pages of the couriers. */
  @Column({ name: 'tracking_url_template', type: 'text' })
  trackingUrlTemplate: string;
}

@Entity('retention_settings')
export class RetentionSettingsRow implements RetentionPeriods {
  @PrimaryColumn('smallint')
  id: number;

  @Column({ name: 'mail_days', type: 'integer' })
  mailDays: number;

  @Column({ name: 'unsent_mail_days', type: 'integer' })
  unsentMailDays: number;

  @Column({ name: 'checkout_days', type: 'integer' })
  checkoutDays: number;

  @Column({ name: 'webhook_days', type: 'integer' })
  webhookDays: number;

  @Column({ name: 'message_days', type: 'integer', nullable: true })
  messageDays: number | null;
}

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
  county: string;

  @Column('text')
  country: string;

  @Column({ name: 'vat_number', type: 'text' })
  vatNumber: string;

  /** Of a seller that is not registered for VAT. */
  @Column({ name: 'tax_id', type: 'text', default: '' })
  taxId: string;

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

  @Column({ name: 'share_capital', type: 'text', default: '' })
  shareCapital: string;

  @Column({ name: 'second_bank_name', type: 'text', default: '' })
  secondBankName: string;

  @Column({ name: 'second_iban', type: 'text', default: '' })
  secondIban: string;

  @Column({ name: 'invoice_notes', type: 'text', default: '' })
  invoiceNotes: string;

  @Column({ name: 'document_texts', type: 'jsonb', default: [] })
  documentTexts: readonly DocumentText[];

  /** From the day of an invoice to the day when it has to be paid. */
  @Column({ name: 'payment_term_days', type: 'smallint', default: DEFAULT_PAYMENT_TERM_DAYS })
  paymentTermDays: number;

  @Column({ name: 'invoice_issuing', type: 'text', default: 'manual' })
  invoiceIssuing: InvoiceIssuing;
}

type Registration = Pick<CompanySettings, 'vatNumber' | 'taxId'>;

/** A seller that names a tax number and no VAT number; one that names neither is not filled in yet. */
export const isOutsideVat = (seller: Registration | null): boolean =>
  seller !== null && seller.vatNumber.trim() === '' && seller.taxId.trim() !== '';

export type PublicCompany = Omit<
  CompanySettings,
  | 'id'
  | 'county'
  | 'bankName'
  | 'iban'
  | 'shareCapital'
  | 'secondBankName'
  | 'secondIban'
  | 'invoiceNotes'
  | 'documentTexts'
  | 'taxId'
  | 'paymentTermDays'
  | 'invoiceIssuing'
>;

/** Official numbers have no default: an invented one would be wrong on legal pages. */
const SAMPLE_COMPANY: Omit<PublicCompany, 'name'> = {
  address: '',
  zipCode: '',
  city: 'Bucharest',
  country: 'Romania',
  vatNumber: '',
  registrationNumber: '',
  email: 'shop@kitchenpass.example',
  phone: '',
  openingHours: 'Mon-Fri 9-5 EET',
};

/** A shop of its own says nothing that its owner has not entered. */
const EMPTY_COMPANY: typeof SAMPLE_COMPANY = {
  ...SAMPLE_COMPANY,
  city: '',
  email: '',
  openingHours: '',
};

export function publicCompany(settings: CompanySettings | null): PublicCompany {
  const defaults = { name: shopName(), ...(hasSampleContent() ? SAMPLE_COMPANY : EMPTY_COMPANY) };
  const fields = Object.keys(defaults) as (keyof PublicCompany)[];
  const entries = fields.map((field) => [field, settings?.[field] || defaults[field]]);
  return Object.fromEntries(entries) as PublicCompany;
}

/** ISO 3166 code. */
export const homeCountryOf = (settings: CompanySettings | null): string =>
  countryCodeOf(publicCompany(settings).country) ?? HOME_COUNTRY;

export type Seller = Omit<CompanySettings, 'id' | 'openingHours' | 'invoiceIssuing' | 'documentTexts'>;

export function sellerOf(company: CompanySettings): Seller {
  const { id: _id, openingHours: _hours, invoiceIssuing: _issuing, ...named } = company;
  const { documentTexts: _texts, ...seller } = named;
  return seller;
}
