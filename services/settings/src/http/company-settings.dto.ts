import { COMPANY_RULES, compact, DEFAULT_PAYMENT_TERM_DAYS } from '@kp/commerce/company-rules';
import { FollowsRule, FormCode, FormEmail, FormLine, OptionalField } from '@kp/platform/http';
import type { CompanySettings } from '../settings.entity';

/** The seller as documents print it; empty where nothing was entered. */
export class CompanySettingsResponse {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  /** Of a Romanian company. @example "Brașov" */
  county: string;
  /** @example "Romania" */
  country: string;
  /** @example "RO59482171" */
  vatNumber: string;
  /** Of a company that is not registered for VAT. @example "59482171" */
  taxId: string;
  registrationNumber: string;
  email: string;
  phone: string;
  openingHours: string;
  bankName: string;
  iban: string;
  /** Printed on every invoice that is issued from now on. */
  invoiceNotes: string;
  /** @example 14 */
  paymentTermDays: number;

  static from({ id: _id, ...company }: CompanySettings): CompanySettingsResponse {
    return company;
  }
}

/** Replaces all fields; a missing one becomes empty. */
export class SaveCompanySettingsRequest {
  @FormLine(COMPANY_RULES.name)
  name: string;

  @FormLine(COMPANY_RULES.address)
  address: string;

  @FormCode(COMPANY_RULES.zipCode)
  zipCode?: string;

  @FormLine(COMPANY_RULES.city)
  city: string;

  /** Required in Romania, unless the town exists in one county only. */
  @FormLine(COMPANY_RULES.county)
  county?: string;

  /** English name of a country. @example "Romania" */
  @FormLine(COMPANY_RULES.country)
  country: string;

  /** With its country code. @example "RO59482171" */
  @FormCode(COMPANY_RULES.vatNumber)
  vatNumber?: string;

  /** Without a VAT number: the shop charges no VAT. @example "59482171" */
  @FormCode(COMPANY_RULES.taxId)
  taxId?: string;

  @FormCode(COMPANY_RULES.registrationNumber)
  registrationNumber?: string;

  @FormEmail(COMPANY_RULES.email)
  email?: string;

  @FormCode(COMPANY_RULES.phone)
  phone?: string;

  @FormLine(COMPANY_RULES.openingHours)
  openingHours?: string;

  @FormLine(COMPANY_RULES.bankName)
  bankName?: string;

  /** @example "RO49 AAAA 1B31 0075 9384 0000" */
  @FormCode(COMPANY_RULES.iban)
  iban?: string;

  /** Printed on every invoice. @example "Payable within 14 days." */
  @FormLine(COMPANY_RULES.invoiceNotes)
  invoiceNotes?: string;

  /** Days from the day of an invoice to its due date; 14 when missing. @example 14 */
  @FollowsRule(COMPANY_RULES.paymentTermDays)
  @OptionalField()
  paymentTermDays?: number;
}

export function companyOf(request: SaveCompanySettingsRequest): Omit<CompanySettings, 'id'> {
  const { name, address, zipCode = '', city, county = '', country, registrationNumber = '' } = request;
  const { vatNumber = '', iban = '', email = '', phone = '', openingHours = '', bankName = '' } = request;
  const { invoiceNotes = '', taxId = '', paymentTermDays = DEFAULT_PAYMENT_TERM_DAYS } = request;
  return {
    ...{ name, address, zipCode, city, county, country, registrationNumber },
    ...{ email, phone, openingHours, bankName, invoiceNotes, paymentTermDays },
    vatNumber: compact(vatNumber),
    taxId: compact(taxId),
    iban: compact(iban),
  };
}
