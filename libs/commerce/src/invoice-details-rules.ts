import { absentParts } from './address-parts';
import { ADDRESS_MAX_LENGTHS } from './address-rules';
import { isEmail } from './credential-rules';
import { type FieldProblem, isBlank, type ValidationMessageKey } from './field-problem';
import { optionalPhoneRule } from './phone-rules';
import { taxNumberRule } from './tax-number-rule';
import { type FieldRule, type FieldRules, lineRule, problemsByRules, textRule } from './field-rules';

export const INVOICE_DETAILS_FIELDS = [
  'companyName',
  'vatNumber',
  'registrationNumber',
  'taxId',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyCounty',
  'companyZip',
  'companyCountry',
  'billingEmail',
  'billingPhone',
  'deliveryAddress',
  'deliveryCity',
  'deliveryState',
  'deliveryCounty',
  'deliveryZip',
  'deliveryCountry',
  'deliveryInstructions',
] as const;
export type InvoiceDetailsField = (typeof INVOICE_DETAILS_FIELDS)[number];
export type InvoiceDetailsForm = Readonly<Record<InvoiceDetailsField, string>>;

const IDENTIFIER_MAX_LENGTH = 40;
const INSTRUCTIONS_MAX_LENGTH = 1_000;

const { company, address, city, state, county, zipCode, country } = ADDRESS_MAX_LENGTHS;
const requiredSingleLine = (max: number, messageKey: ValidationMessageKey) =>
  lineRule(max, { min: 1, messageKey });
const billingEmailRule: FieldRule = (email) =>
  isBlank(email) || isEmail(email) ? null : { messageKey: 'validation.emailInvalid' };

type CompanyTexts = Pick<
  InvoiceDetailsForm,
  | 'companyName'
  | 'registrationNumber'
  | 'companyAddress'
  | 'companyCountry'
  | 'companyCounty'
  | 'companyCity'
  | 'companyZip'
>;

/** But for its numbers. */
export const COMPANY_RULES: FieldRules<CompanyTexts> = {
  companyName: lineRule(company),
  registrationNumber: lineRule(IDENTIFIER_MAX_LENGTH),
  companyAddress: requiredSingleLine(address, 'validation.companyAddressRequired'),
  companyCountry: requiredSingleLine(country, 'validation.companyCountryRequired'),
  companyCounty: (text, form) =>
    absentParts(form.companyCountry).includes('county')
      ? null
      : requiredSingleLine(county, 'validation.companyCountyRequired')(text, form),
  companyCity: requiredSingleLine(city, 'validation.companyCityRequired'),
  companyZip: lineRule(zipCode),
};

/** Rules of the invoice settings and of their request. The delivery address is optional. */
export const INVOICE_DETAILS_RULES: FieldRules<InvoiceDetailsForm> = {
  ...COMPANY_RULES,
  vatNumber: taxNumberRule(({ companyCountry }) => companyCountry),
  taxId: taxNumberRule(({ companyCountry }) => companyCountry),
  companyState: lineRule(state),
  billingEmail: billingEmailRule,
  billingPhone: optionalPhoneRule,
  deliveryAddress: lineRule(address),
  deliveryCountry: lineRule(country),
  deliveryCounty: lineRule(county),
  deliveryState: lineRule(state),
  deliveryCity: lineRule(city),
  deliveryZip: lineRule(zipCode),
  deliveryInstructions: textRule(INSTRUCTIONS_MAX_LENGTH),
};

export function validateInvoiceDetails(form: InvoiceDetailsForm): FieldProblem<InvoiceDetailsField>[] {
  return problemsByRules(INVOICE_DETAILS_RULES, form);
}

const DELIVERY_FIELD_OF_COMPANY = {
  companyAddress: 'deliveryAddress',
  companyCountry: 'deliveryCountry',
  companyCounty: 'deliveryCounty',
  companyState: 'deliveryState',
  companyCity: 'deliveryCity',
  companyZip: 'deliveryZip',
} as const satisfies Partial<Record<InvoiceDetailsField, InvoiceDetailsField>>;

type CompanyField = keyof typeof DELIVERY_FIELD_OF_COMPANY;
const COMPANY_FIELDS = Object.keys(DELIVERY_FIELD_OF_COMPANY) as CompanyField[];

/** "Same as Company Address": on copies the address of the company, off clears that of the delivery. */
export function withDeliveryToCompany<Form extends InvoiceDetailsForm>(form: Form, isSame: boolean): Form {
  const delivery = COMPANY_FIELDS.map((field) => [
    DELIVERY_FIELD_OF_COMPANY[field],
    isSame ? form[field] : '',
  ]);
  return { ...form, ...Object.fromEntries(delivery) };
}

export function isDeliveredToCompany(form: InvoiceDetailsForm): boolean {
  const isSame = (field: CompanyField) => form[field] === form[DELIVERY_FIELD_OF_COMPANY[field]];
  return form.companyAddress !== '' && COMPANY_FIELDS.every(isSame);
}
