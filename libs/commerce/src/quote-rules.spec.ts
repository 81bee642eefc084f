import { EMPTY_QUOTE, type QuoteForm, validateQuote } from './quote-rules';

const form: QuoteForm = {
  ...EMPTY_QUOTE,
  name: 'Al',
  email: 'al@bistro.example',
  companyName: 'B',
  products: 'Ten labels',
};
const problemsWith = (change: Partial<QuoteForm>) =>
  validateQuote({ ...form, ...change }).map(({ field, messageKey }) => [field, messageKey]);

describe('a quote request', () => {
  it('passes with a name of 2 letters, an address, a company and 10 letters about what is needed', () => {
    expect(validateQuote(form)).toEqual([]);
  });

  it('is refused without them, spaces not counted', () => {
    expect(problemsWith({ name: 'A ', email: 'al', companyName: ' ', products: 'Nine char ' })).toEqual([
      ['name', 'validation.contactNameTooShort'],
      ['email', 'validation.contactEmailInvalid'],
      ['companyName', 'validation.quoteCompanyNameRequired'],
      ['products', 'validation.quoteProductsTooShort'],
    ]);
  });

  it.each([null, 1, 10_000])('may tell of %p locations', (locations) => {
    expect(problemsWith({ locations })).toEqual([]);
  });

  it.each([0, -1, 2.5, 10_001, Number.NaN])('cannot tell of %p locations', (locations) => {
    expect(validateQuote({ ...form, locations })).toEqual([
      { field: 'locations', messageKey: 'validation.quoteLocationsInvalid', values: { max: 10_000 } },
    ]);
  });

  it.each([
    ['name', 200],
    ['companyName', 200],
    ['country', 100],
    ['products', 10_000],
  ])('takes %s of up to %d characters', (field, max) => {
    expect(problemsWith({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(problemsWith({ [field]: 'x'.repeat(max + 1) })).toEqual([[field, 'validation.tooLong']]);
  });
});
