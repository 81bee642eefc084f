import type { FieldProblem } from './field-problem';
import { type FieldRules, problemsByRules } from './field-rules';
import { COMPANY_RULES } from './invoice-details-rules';
import { taxNumberRule } from './tax-number-rule';

export const CUSTOMER_COMPANY_FIELDS = [
  'companyName',
  'taxNumber',
  'registrationNumber',
  'companyAddress',
  'companyCountry',
  'companyCounty',
  'companyCity',
  'companyZip',
] as const;
export type CustomerCompanyField = (typeof CUSTOMER_COMPANY_FIELDS)[number];
export type CustomerCompanyForm = Readonly<Record<CustomerCompanyField, string>>;

/** Of the company of a customer, as the staff corrects it: one number, whichever it is. */
export const CUSTOMER_COMPANY_RULES: FieldRules<CustomerCompanyForm> = {
  ...COMPANY_RULES,
  taxNumber: taxNumberRule(({ companyCountry }) => companyCountry),
};

export function validateCustomerCompany(form: CustomerCompanyForm): FieldProblem<CustomerCompanyField>[] {
  return problemsByRules(CUSTOMER_COMPANY_RULES, form);
}

/** What a register says of the company of a customer; `not_checked`: it has a number that was not looked up. */
export const COMPANY_STANDINGS = ['vat_payer', 'no_vat', 'inactive', 'not_found', 'not_checked'] as const;
export type CompanyStanding = (typeof COMPANY_STANDINGS)[number];
