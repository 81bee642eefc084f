import { PROFILE_RULES } from '@kp/commerce';
import {
  INVOICE_DETAILS_FIELDS,
  INVOICE_DETAILS_RULES,
  type InvoiceDetailsField,
} from '@kp/commerce/invoice-details-rules';
import { cleanTaxNumber } from '@kp/commerce/vat-number';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import {
  SingleLineText,
  FormCode,
  FormEmail,
  FormSingleLine,
  FormText,
  OptionalField,
  IsText,
} from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import { IsIn } from 'class-validator';
import { EmailField, FormField } from './form-field';

/** The rules of a field are checked from the bottom up. */
export class UpdateProfileRequest {
  /** 1 to 100 characters. */
  @FormField(PROFILE_RULES.firstName)
  @SingleLineText()
  firstName: string;

  /** 1 to 100 characters. */
  @FormField(PROFILE_RULES.lastName)
  @SingleLineText()
  lastName: string;

  /** A new one needs `currentPassword` and counts after its link was opened. */
  @EmailField(PROFILE_RULES.email)
  email: string;

  /** Language of the customer's mails; stays as it is when absent. */
  @IsIn(LANGUAGE_CODES, { message: 'Unknown language' })
  @OptionalField()
  language?: LanguageCode;

  /** Needed with a new email only. */
  @IsText(200)
  @OptionalField()
  currentPassword?: string;

  /** Of the second factor, with a new email. */
  @IsText(40)
  @OptionalField()
  code?: string;
}

/** What is missing stays as it is; what is sent empty becomes null. */
export class InvoiceDetailsRequest implements Partial<Record<InvoiceDetailsField, string>> {
  @FormSingleLine(INVOICE_DETAILS_RULES.companyName)
  companyName?: string;

  @FormCode(INVOICE_DETAILS_RULES.vatNumber)
  vatNumber?: string;

  @FormCode(INVOICE_DETAILS_RULES.registrationNumber)
  registrationNumber?: string;

  @FormCode(INVOICE_DETAILS_RULES.taxId)
  taxId?: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.companyAddress)
  companyAddress: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.companyCity)
  companyCity: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.companyState)
  companyState?: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.companyCounty)
  companyCounty: string;

  @FormCode(INVOICE_DETAILS_RULES.companyZip)
  companyZip?: string;

  /** The country's English name. @example "Romania" */
  @FormSingleLine(INVOICE_DETAILS_RULES.companyCountry)
  companyCountry: string;

  @FormEmail(INVOICE_DETAILS_RULES.billingEmail)
  billingEmail?: string;

  @FormCode(INVOICE_DETAILS_RULES.billingPhone)
  billingPhone?: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.deliveryAddress)
  deliveryAddress?: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.deliveryCity)
  deliveryCity?: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.deliveryState)
  deliveryState?: string;

  @FormSingleLine(INVOICE_DETAILS_RULES.deliveryCounty)
  deliveryCounty?: string;

  @FormCode(INVOICE_DETAILS_RULES.deliveryZip)
  deliveryZip?: string;

  /** The country's English name. @example "Romania" */
  @FormSingleLine(INVOICE_DETAILS_RULES.deliveryCountry)
  deliveryCountry?: string;

  @FormText(INVOICE_DETAILS_RULES.deliveryInstructions)
  deliveryInstructions?: string;
}

export function invoiceDetailsOf(
  request: InvoiceDetailsRequest,
): Partial<Record<InvoiceDetailsField, string | null>> {
  const sent = INVOICE_DETAILS_FIELDS.filter((field) => request[field] !== undefined);
  const stored = (field: InvoiceDetailsField, text = '') => {
    if (field === 'billingPhone') return phoneOf(text, request.companyCountry);
    return field === 'vatNumber' || field === 'taxId' ? cleanTaxNumber(text) : text;
  };
  return Object.fromEntries(sent.map((field) => [field, stored(field, request[field]) || null]));
}

export class ConfirmEmailRequest {
  /** Of the link that was mailed. */
  @IsText(100)
  token: string;
}

export class ConfirmedEmailResponse {
  /** The email of the account from now on. */
  email: string;
}
