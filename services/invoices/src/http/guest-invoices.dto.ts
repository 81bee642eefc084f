import { BILLING_COMPANY_RULES, type BillingCompany } from '@kp/commerce/billing-company-rules';
import { FormCode, FormEmail, FormSingleLine, OptionalField, IsText, Nested } from '@kp/platform/http';

export class GuestInvoiceTokenRequest {
  /** From the status link of the order. */
  @IsText(200)
  token: string;
}

export class BillingCompanyRequest {
  /** Absent for a person at another address than that of the order. */
  @FormSingleLine(BILLING_COMPANY_RULES.companyName)
  companyName?: string;

  @FormCode(BILLING_COMPANY_RULES.vatNumber)
  vatNumber?: string;

  @FormCode(BILLING_COMPANY_RULES.registrationNumber)
  registrationNumber?: string;

  /** Street and number. */
  @FormSingleLine(BILLING_COMPANY_RULES.address)
  address: string;

  @FormSingleLine(BILLING_COMPANY_RULES.city)
  city: string;

  @FormSingleLine(BILLING_COMPANY_RULES.county)
  county: string;

  @FormCode(BILLING_COMPANY_RULES.zip)
  zip?: string;

  /** The country's English name. @example "Romania" */
  @FormSingleLine(BILLING_COMPANY_RULES.country)
  country: string;

  /** Where the invoice is sent; the email of the order when absent. */
  @FormEmail(BILLING_COMPANY_RULES.email)
  email?: string;
}

export class IssueGuestInvoiceRequest {
  /** Without it the invoice is made out to the billing address of the order. */
  @Nested(() => BillingCompanyRequest)
  @OptionalField()
  company?: BillingCompanyRequest;
}

export function billingCompanyOfRequest(request: BillingCompanyRequest): BillingCompany {
  const { address, city, county, country } = request;
  const { companyName = '', vatNumber = '', registrationNumber = '', zip = '', email = '' } = request;
  return { companyName, vatNumber, registrationNumber, address, city, county, zip, country, email };
}

export class BillingCompanyResponse {
  companyName: string;
  vatNumber: string;
  registrationNumber: string;
  address: string;
  city: string;
  county: string;
  zip: string;
  country: string;
  email: string;
}

export class GuestInvoiceResponse {
  /** @example "INV-2026-000001" */
  invoiceNumber: string;
}
