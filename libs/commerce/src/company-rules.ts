import { cleanCode } from './clean-code';
import { cleanSingleLine } from './clean-text';
import { findCountry } from './countries';
import { isEmail } from './credential-rules';
import type { ValidationMessageKey } from './field-problem';
import { type FieldRule, type FieldRules, lineRule } from './field-rules';
import { optionalPhoneRule } from './phone-rules';
import type { InvoiceKind } from './list-rules';
import { lacksRomanianPart } from './romanian-address';
import { taxNumberOf, vatNumberOf } from './vat-number';

/** When an order gets its invoice by itself; `manual`: when somebody asks for it. */
export const INVOICE_ISSUING = ['shipped', 'delivered', 'paid', 'manual'] as const;
export type InvoiceIssuing = (typeof INVOICE_ISSUING)[number];
/** Of a shop that has never said otherwise. */
export const DEFAULT_INVOICE_ISSUING: InvoiceIssuing = 'shipped';

export interface DocumentText {
  readonly kind: InvoiceKind;
  readonly language: string;
  readonly intro: string;
  readonly footer: string;
}

/** Of a note of a Romanian e-invoice. */
export const DOCUMENT_TEXT_MAX = 300;

/** The selling company. Lengths are those that a Romanian e-invoice allows. */
export interface CompanyForm {
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly county: string;
  readonly country: string;
  readonly vatNumber: string;
  /** Of a company that is not registered for VAT. */
  readonly taxId: string;
  readonly registrationNumber: string;
  /** As documents print it: "200 RON". */
  readonly shareCapital: string;
  readonly email: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly bankName: string;
  readonly iban: string;
  /** Another account that a buyer may pay to. */
  readonly secondBankName: string;
  readonly secondIban: string;
  /** Printed on every invoice, e.g. when it has to be paid. */
  readonly invoiceNotes: string;
  /** Of documents of a kind in a language: what stands above and below their amounts. */
  readonly documentTexts: readonly DocumentText[];
  /** From the day of an invoice to its due date. */
  readonly paymentTermDays: number;
  readonly invoiceIssuing: InvoiceIssuing;
}

/** Without one of them no invoice is issued; outside of VAT the tax id stands in for the VAT number. */
export const REQUIRED_ON_INVOICES = [
  'name',
  'address',
  'city',
  'country',
  'vatNumber',
  'registrationNumber',
  'iban',
] as const satisfies readonly (keyof CompanyForm)[];

export const DEFAULT_PAYMENT_TERM_DAYS = 14;
const PAYMENT_TERM_DAYS = { min: 0, max: 365 };

export const COMPANY_RULES: FieldRules<CompanyForm> = {
  name: requiredSingleLine(200, 'validation.required'),
  address: requiredSingleLine(150, 'validation.companyAddressRequired'),
  zipCode: lineRule(20),
  city: (city, form) =>
    requiredSingleLine(50, 'validation.companyCityRequired')(city, form) ??
    (lacksRomanian('city', form) ? { messageKey: 'validation.bucharestSectorRequired' } : null),
  county: (county, form) =>
    lineRule(50)(county, form) ??
    (lacksRomanian('subdivision', form) ? { messageKey: 'validation.companyCountyRequired' } : null),
  country: (country, form) =>
    requiredSingleLine(100, 'validation.companyCountryRequired')(country, form) ??
    (findCountry(country) ? null : { messageKey: 'validation.countryUnknown' }),
  vatNumber: optional((text) => isVatNumber(text), 'validation.vatNumberInvalid'),
  taxId: lineRule(30),
  registrationNumber: lineRule(50),
  shareCapital: lineRule(50),
  email: optional((text) => text.length <= 100 && isEmail(text), 'validation.emailInvalid'),
  phone: optionalPhoneRule,
  openingHours: lineRule(100),
  bankName: lineRule(100),
  iban: optional((text) => isIban(compact(text)), 'validation.ibanInvalid'),
  secondBankName: lineRule(100),
  secondIban: optional((text) => isIban(compact(text)), 'validation.ibanInvalid'),
  invoiceNotes: lineRule(300),
  documentTexts: (texts) =>
    texts.flatMap(({ intro, footer }) => [intro, footer]).some((text) => text.length > DOCUMENT_TEXT_MAX)
      ? { messageKey: 'validation.tooLong', values: { max: DOCUMENT_TEXT_MAX } }
      : null,
  invoiceIssuing: (value) => (INVOICE_ISSUING.includes(value) ? null : { messageKey: 'validation.required' }),
  paymentTermDays: (days) =>
    Number.isInteger(days) && days >= PAYMENT_TERM_DAYS.min && days <= PAYMENT_TERM_DAYS.max
      ? null
      : { messageKey: 'validation.retentionDaysInvalid', values: PAYMENT_TERM_DAYS },
};

/** "RO53 DNRB 0000" → "RO53DNRB0000": how account and VAT numbers are stored. */
export const compact = (text: string): string => cleanCode(text).replace(/[ .-]/g, '').toUpperCase();

function requiredSingleLine(max: number, messageKey: ValidationMessageKey): FieldRule {
  return lineRule(max, { min: 1, messageKey });
}

function optional(isValid: (text: string) => boolean, messageKey: ValidationMessageKey): FieldRule {
  return (value) => {
    const text = cleanSingleLine(value);
    return text === '' || isValid(text) ? null : { messageKey };
  };
}

/** An e-invoice codes the county of a Romanian seller, and in Bucharest its sector. */
function lacksRomanian(part: 'subdivision' | 'city', form: unknown): boolean {
  const { zipCode, ...address } = form as Partial<CompanyForm>;
  return lacksRomanianPart(part, { ...address, zip: zipCode });
}

function isVatNumber(text: string): boolean {
  const found = vatNumberOf(text);
  return found !== null && taxNumberOf(found.number, found.country)?.kind === 'vat';
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 13616: the country and check digits move to the end, letters count as 10 to 35, and the rest of 97 is 1. */
function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
