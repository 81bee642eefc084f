import { CUSTOMER_COMPANY_RULES, type CustomerCompanyField } from '@kp/commerce/customer-company-rules';
import { FormCode, FormSingleLine } from '@kp/platform/http';

export class CustomerCompanyRequest implements Record<CustomerCompanyField, string> {
  @FormSingleLine(CUSTOMER_COMPANY_RULES.companyName)
  companyName: string;

  /** VAT number or another tax number, as people write it. */
  @FormCode(CUSTOMER_COMPANY_RULES.taxNumber)
  taxNumber: string;

  @FormCode(CUSTOMER_COMPANY_RULES.registrationNumber)
  registrationNumber: string;

  @FormSingleLine(CUSTOMER_COMPANY_RULES.companyAddress)
  companyAddress: string;

  /** The country's English name. @example "Romania" */
  @FormSingleLine(CUSTOMER_COMPANY_RULES.companyCountry)
  companyCountry: string;

  @FormSingleLine(CUSTOMER_COMPANY_RULES.companyCounty)
  companyCounty: string;

  @FormSingleLine(CUSTOMER_COMPANY_RULES.companyCity)
  companyCity: string;

  @FormCode(CUSTOMER_COMPANY_RULES.companyZip)
  companyZip: string;
}

export class CheckedCompanyResponse {
  /** Whether the register answered; otherwise nothing is known of the company now. */
  isAnswered: boolean;
}
