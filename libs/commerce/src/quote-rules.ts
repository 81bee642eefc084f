import { senderEmailRule, senderNameRule } from './contact-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRules, lineRule, problemsByRules, textRule } from './field-rules';
import { optionalPhoneRule } from './phone-rules';
import { taxNumberRule } from './tax-number-rule';

const MAX_LOCATIONS = 10_000;

export interface QuoteForm {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly phone: string;
  readonly country: string;
  readonly vatNumber: string;
  readonly products: string;
  readonly locations: number | null;
}

export const EMPTY_QUOTE: QuoteForm = {
  name: '',
  email: '',
  companyName: '',
  phone: '',
  country: '',
  vatNumber: '',
  products: '',
  locations: null,
};

/** Rules of the quote form and of its request. */
export const QUOTE_RULES: FieldRules<QuoteForm> = {
  name: senderNameRule,
  email: senderEmailRule,
  companyName: lineRule(200, { min: 1, messageKey: 'validation.quoteCompanyNameRequired' }),
  phone: optionalPhoneRule,
  country: lineRule(100),
  vatNumber: taxNumberRule(({ country }) => country),
  products: textRule(10_000, { min: 10, messageKey: 'validation.quoteProductsTooShort' }),
  locations: (count) =>
    isLocationCount(count)
      ? null
      : { messageKey: 'validation.quoteLocationsInvalid', values: { max: MAX_LOCATIONS } },
};

export function validateQuote(form: QuoteForm): FieldProblem<keyof QuoteForm>[] {
  return problemsByRules(QUOTE_RULES, form);
}

function isLocationCount(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count >= 1 && count <= MAX_LOCATIONS);
}
