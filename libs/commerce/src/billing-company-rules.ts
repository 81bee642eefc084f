import { ADDRESS_MAX_LENGTHS } from './address-rules';
import { isEmail } from './credential-rules';
import { type FieldProblem, isBlank } from './field-problem';
import { type FieldRules, lineRule, problemsByRules } from './field-rules';

/** The company that a guest's invoice is made out to. */
export interface BillingCompany {
  readonly companyName: string;
  readonly vatNumber: string;
  readonly registrationNumber: string;
  readonly address: string;
  readonly city: string;
  readonly county: string;
  readonly zip: string;
  readonly country: string;
  /** Where the invoice is sent; empty: to the email of the order. */
  readonly email: string;
}

/** Rules of the form and of its request. */
export const BILLING_COMPANY_RULES: FieldRules<BillingCompany> = {
  companyName: lineRule(ADDRESS_MAX_LENGTHS.company, {
    min: 1,
    messageKey: 'validation.companyNameRequired',
  }),
  vatNumber: lineRule(40),
  registrationNumber: lineRule(40),
  address: lineRule(ADDRESS_MAX_LENGTHS.address, {
    min: 1,
    messageKey: 'validation.companyAddressRequired',
  }),
  city: lineRule(ADDRESS_MAX_LENGTHS.city, { min: 1, messageKey: 'validation.companyCityRequired' }),
  county: lineRule(ADDRESS_MAX_LENGTHS.county, { min: 1, messageKey: 'validation.companyCountyRequired' }),
  zip: lineRule(ADDRESS_MAX_LENGTHS.zipCode),
  country: lineRule(ADDRESS_MAX_LENGTHS.country, {
    min: 1,
    messageKey: 'validation.companyCountryRequired',
  }),
  email: (email) => (isBlank(email) || isEmail(email) ? null : { messageKey: 'validation.emailInvalid' }),
};

export function validateBillingCompany(company: BillingCompany): FieldProblem<keyof BillingCompany>[] {
  return problemsByRules(BILLING_COMPANY_RULES, company);
}
