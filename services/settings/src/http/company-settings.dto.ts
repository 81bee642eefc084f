import {
  COMPANY_RULES,
  compact,
  DEFAULT_PAYMENT_TERM_DAYS,
  DOCUMENT_TEXT_MAX,
  type DocumentText,
  INVOICE_ISSUING,
  type InvoiceIssuing,
} from '@kp/commerce/company-rules';
import { INVOICE_KINDS, type InvoiceKind } from '@kp/commerce/list-rules';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import {
  AtMostCharacters,
  Clearable,
  ListOf,
  SingleLineText,
  ValidatesWith,
  FormCode,
  FormEmail,
  FormSingleLine,
  OptionalField,
} from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { CompanySettings } from '../settings.entity';
import type { CompanyChanges } from '../settings.service';

/** Printed above and below the amounts of documents of this kind in this language. */
export class DocumentTextBody implements DocumentText {
  @IsIn(INVOICE_KINDS)
  kind: InvoiceKind;

  @IsIn(LANGUAGE_CODES)
  @ApiProperty({ enum: LANGUAGE_CODES })
  language: LanguageCode;

  @AtMostCharacters(DOCUMENT_TEXT_MAX)
  @SingleLineText()
  intro: string;

  @AtMostCharacters(DOCUMENT_TEXT_MAX)
  @SingleLineText()
  footer: string;
}

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
  /** As documents print it. @example "200 RON" */
  shareCapital: string;
  /** Another account that a buyer may pay to. */
  secondBankName: string;
  secondIban: string;
  /** Printed on every invoice that is issued from now on. */
  invoiceNotes: string;
  documentTexts: DocumentTextBody[];
  /** @example 14 */
  paymentTermDays: number;
  /** When an order gets its invoice by itself. */
  @ApiProperty({ enum: INVOICE_ISSUING })
  invoiceIssuing: InvoiceIssuing;

  static from({ id: _id, documentTexts, ...company }: CompanySettings): CompanySettingsResponse {
    return { ...company, documentTexts: [...documentTexts] as DocumentTextBody[] };
  }
}

/** An optional field that is left out stays as it is; empty or null clears it. */
export class SaveCompanySettingsRequest {
  @FormSingleLine(COMPANY_RULES.name)
  name: string;

  @FormSingleLine(COMPANY_RULES.address)
  address: string;

  @Clearable('')
  @FormCode(COMPANY_RULES.zipCode)
  zipCode?: string;

  @FormSingleLine(COMPANY_RULES.city)
  city: string;

  /** Required in Romania, unless the town exists in one county only. */
  @Clearable('')
  @FormSingleLine(COMPANY_RULES.county)
  county?: string;

  /** English name of a country. @example "Romania" */
  @FormSingleLine(COMPANY_RULES.country)
  country: string;

  /** With its country code. @example "RO59482171" */
  @Clearable('')
  @FormCode(COMPANY_RULES.vatNumber)
  vatNumber?: string;

  /** Without a VAT number: the shop charges no VAT. @example "59482171" */
  @Clearable('')
  @FormCode(COMPANY_RULES.taxId)
  taxId?: string;

  @Clearable('')
  @FormCode(COMPANY_RULES.registrationNumber)
  registrationNumber?: string;

  @Clearable('')
  @FormEmail(COMPANY_RULES.email)
  email?: string;

  @Clearable('')
  @FormCode(COMPANY_RULES.phone)
  phone?: string;

  @Clearable('')
  @FormSingleLine(COMPANY_RULES.openingHours)
  openingHours?: string;

  @Clearable('')
  @FormSingleLine(COMPANY_RULES.bankName)
  bankName?: string;

  /** @example "RO49 AAAA 1B31 0075 9384 0000" */
  @Clearable('')
  @FormCode(COMPANY_RULES.iban)
  iban?: string;

  /** @example "200 RON" */
  @Clearable('')
  @FormSingleLine(COMPANY_RULES.shareCapital)
  shareCapital?: string;

  @Clearable('')
  @FormSingleLine(COMPANY_RULES.secondBankName)
  secondBankName?: string;

  /** Of the second account. */
  @Clearable('')
  @FormCode(COMPANY_RULES.secondIban)
  secondIban?: string;

  /** Printed on every invoice. @example "Payable within 14 days." */
  @Clearable('')
  @FormSingleLine(COMPANY_RULES.invoiceNotes)
  invoiceNotes?: string;

  @ListOf(() => DocumentTextBody, {
    max: INVOICE_KINDS.length * LANGUAGE_CODES.length,
    uniqueBy: ({ kind, language }) => `${kind} ${language}`,
  })
  @OptionalField()
  documentTexts?: DocumentTextBody[];

  /** Days from the day of an invoice to its due date; null for 14. @example 14 */
  @ValidatesWith(COMPANY_RULES.paymentTermDays)
  @Clearable(null)
  @IsOptional()
  paymentTermDays?: number | null;

  /** When an order gets its invoice by itself; `manual`: when somebody asks for it. A new company starts with `shipped`. */
  @IsIn(INVOICE_ISSUING)
  @OptionalField()
  invoiceIssuing?: InvoiceIssuing;
}

/** Of the request, only what it sends. */
export function companyOf(request: SaveCompanySettingsRequest): CompanyChanges {
  const { vatNumber, taxId, iban, secondIban, phone, paymentTermDays, ...fields } = request;
  return {
    ...fields,
    vatNumber: vatNumber && compact(vatNumber),
    taxId: taxId && compact(taxId),
    iban: iban && compact(iban),
    secondIban: secondIban && compact(secondIban),
    phone: phone && phoneOf(phone, request.country),
    paymentTermDays: paymentTermDays === null ? DEFAULT_PAYMENT_TERM_DAYS : paymentTermDays,
  };
}
