import { CONTACT_NAME_MIN_LENGTH } from './contact-rules';
import { emailProblem } from './credential-rules';
import { isBlank, isShorter, problemsOf, tooLong, type FieldProblem } from './field-problem';

export const QUOTE_PRODUCTS_MIN_LENGTH = 10;
export const QUOTE_MAX_LOCATIONS = 10_000;

export const QUOTE_MAX_LENGTHS = {
  name: 200,
  companyName: 200,
  phone: 40,
  country: 100,
  vatNumber: 40,
  products: 10_000,
} as const;

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

export function validateQuote(form: QuoteForm): FieldProblem<keyof QuoteForm>[] {
  return problemsOf<keyof QuoteForm>(
    isShorter(form.name, CONTACT_NAME_MIN_LENGTH)
      ? { field: 'name', messageKey: 'validation.contactNameTooShort' }
      : tooLong('name', form.name, QUOTE_MAX_LENGTHS.name),
    emailProblem('email', form.email) && { field: 'email', messageKey: 'validation.contactEmailInvalid' },
    isBlank(form.companyName)
      ? { field: 'companyName', messageKey: 'validation.quoteCompanyNameRequired' }
      : tooLong('companyName', form.companyName, QUOTE_MAX_LENGTHS.companyName),
    tooLong('phone', form.phone, QUOTE_MAX_LENGTHS.phone),
    tooLong('country', form.country, QUOTE_MAX_LENGTHS.country),
    tooLong('vatNumber', form.vatNumber, QUOTE_MAX_LENGTHS.vatNumber),
    isShorter(form.products, QUOTE_PRODUCTS_MIN_LENGTH)
      ? { field: 'products', messageKey: 'validation.quoteProductsTooShort' }
      : tooLong('products', form.products, QUOTE_MAX_LENGTHS.products),
    !isLocationCount(form.locations) && {
      field: 'locations',
      messageKey: 'validation.quoteLocationsInvalid',
      values: { max: QUOTE_MAX_LOCATIONS },
    },
  );
}

function isLocationCount(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count >= 1 && count <= QUOTE_MAX_LOCATIONS);
}
