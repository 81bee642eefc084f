import { isRomania } from './address-parts';
import { ADDRESS_MAX_LENGTHS } from './address-rules';
import { countryCodeOf } from './countries';
import { isEmail } from './credential-rules';
import { type FieldProblem, isBlank } from './field-problem';
import { type FieldRules, lineRule, problemsByRules } from './field-rules';
import { isEuCountry } from './legal-duties';
import { lacksRomanianPart } from './romanian-address';
import { taxNumberRule } from './tax-number-rule';

/** Whom a guest's invoice is made out to: a company, or a person at another address than that of the order. */
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
  companyName: (name, form) =>
    lineRule(ADDRESS_MAX_LENGTHS.company)(name, form) ??
    (isBlank(name) && isNumbered(form as BillingCompany)
      ? { messageKey: 'validation.companyNameRequired' }
      : null),
  vatNumber: (number, form) => {
    const company = form as BillingCompany;
    return (
      taxNumberRule(({ country }: BillingCompany) => country)(number, company) ??
      (lacksTaxNumber(company) ? { messageKey: 'validation.taxNumberRequired' } : null)
    );
  },
  registrationNumber: lineRule(40),
  address: lineRule(ADDRESS_MAX_LENGTHS.address, {
    min: 1,
    messageKey: 'validation.companyAddressRequired',
  }),
  city: (city, form) =>
    lineRule(ADDRESS_MAX_LENGTHS.city, { min: 1, messageKey: 'validation.companyCityRequired' })(
      city,
      form,
    ) ??
    (lacksRomanianPart('city', form as BillingCompany)
      ? { messageKey: 'validation.bucharestSectorRequired' }
      : null),
  county: lineRule(ADDRESS_MAX_LENGTHS.county, { min: 1, messageKey: 'validation.companyCountyRequired' }),
  zip: lineRule(ADDRESS_MAX_LENGTHS.zipCode),
  country: lineRule(ADDRESS_MAX_LENGTHS.country, {
    min: 1,
    messageKey: 'validation.companyCountryRequired',
  }),
  email: (email) => (isBlank(email) || isEmail(email) ? null : { messageKey: 'validation.emailInvalid' }),
};

const isNumbered = ({ vatNumber = '', registrationNumber = '' }: Partial<BillingCompany>): boolean =>
  !isBlank(vatNumber) || !isBlank(registrationNumber);

/**
 * A company is never invoiced as a private person: in Romania by its tax number, elsewhere in the EU by any registration.
 * What goes to one outside the EU is exported, whether it has a number or not.
 */
export function lacksTaxNumber(company: Partial<BillingCompany>): boolean {
  const { companyName = '', vatNumber = '', country = '' } = company;
  if (isBlank(companyName)) return false;
  if (isRomania(country)) return isBlank(vatNumber);
  const code = countryCodeOf(country);
  return (code === null || isEuCountry(code)) && !isNumbered(company);
}

export function validateBillingCompany(company: BillingCompany): FieldProblem<keyof BillingCompany>[] {
  return problemsByRules(BILLING_COMPANY_RULES, company);
}
