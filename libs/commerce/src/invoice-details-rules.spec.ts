import { prefilledCheckout } from './checkout-prefill';
import {
  INVOICE_DETAILS_FIELDS,
  type InvoiceDetailsForm,
  isDeliveredToCompany,
  validateInvoiceDetails,
  withDeliveryToCompany,
} from './invoice-details-rules';

const EMPTY = Object.fromEntries(INVOICE_DETAILS_FIELDS.map((field) => [field, ''])) as InvoiceDetailsForm;
const COMPANY: InvoiceDetailsForm = {
  ...EMPTY,
  companyAddress: 'Strada Lungă 1',
  companyCity: 'Brașov',
  companyCounty: 'Brașov',
  companyCountry: 'Romania',
};

describe('invoice settings', () => {
  it('need four fields of the company, in the order of the form', () => {
    expect(validateInvoiceDetails(EMPTY).map(({ field, messageKey }) => [field, messageKey])).toEqual([
      ['companyAddress', 'validation.companyAddressRequired'],
      ['companyCountry', 'validation.companyCountryRequired'],
      ['companyCounty', 'validation.companyCountyRequired'],
      ['companyCity', 'validation.companyCityRequired'],
    ]);
  });

  it('need no delivery address', () => {
    expect(validateInvoiceDetails(COMPANY)).toEqual([]);
  });

  it.each([
    ['', true],
    [' facturi@bistro.example ', true],
    ['facturi@', false],
    ['facturi', false],
  ])('billing email "%s": %s', (billingEmail, isValid) => {
    const wrong = [{ field: 'billingEmail', messageKey: 'validation.emailInvalid' }];
    expect(validateInvoiceDetails({ ...COMPANY, billingEmail })).toEqual(isValid ? [] : wrong);
  });

  it.each([
    ['vatNumber', 'RO124', true],
    ['vatNumber', 'CIF: ro 124', true],
    ['taxId', '124', true],
    ['vatNumber', 'RO123', false],
    ['taxId', '125', false],
    ['vatNumber', 'DE811907980', true],
    ['vatNumber', 'none', false],
  ] as const)('%s %s: %s', (field, number, isValid) => {
    const wrong = [{ field, messageKey: 'validation.vatNumberInvalid' }];
    expect(validateInvoiceDetails({ ...COMPANY, [field]: number })).toEqual(isValid ? [] : wrong);
  });

  it.each([
    ['companyName', 200],
    ['companyAddress', 300],
    ['companyZip', 20],
    ['deliveryCity', 100],
    ['deliveryInstructions', 1000],
  ] as const)('%s has at most %i characters', (field, max) => {
    expect(validateInvoiceDetails({ ...COMPANY, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(validateInvoiceDetails({ ...COMPANY, [field]: 'x'.repeat(max + 1) })).toEqual([
      { field, messageKey: 'validation.tooLong', values: { max } },
    ]);
  });
});

describe('"Same as Company Address"', () => {
  it('copies the address, and clears it when it is switched off', () => {
    const instructed = { ...COMPANY, deliveryInstructions: 'Back door' };
    const same = withDeliveryToCompany(instructed, true);
    expect(same).toMatchObject({
      deliveryAddress: 'Strada Lungă 1',
      deliveryCity: 'Brașov',
      deliveryCounty: 'Brașov',
      deliveryCountry: 'Romania',
      deliveryInstructions: 'Back door',
    });
    expect(withDeliveryToCompany(same, false)).toEqual(instructed);
  });

  it('is on for an account whose addresses are equal', () => {
    expect(isDeliveredToCompany(withDeliveryToCompany(COMPANY, true))).toBe(true);
    expect(isDeliveredToCompany(COMPANY)).toBe(false);
    expect(isDeliveredToCompany(EMPTY)).toBe(false);
  });

  it('leads to a checkout with the company address as delivery address', () => {
    const { shippingAddress } = prefilledCheckout({
      email: 'ana@bistro.example',
      ...withDeliveryToCompany(COMPANY, true),
    });
    expect(shippingAddress).toMatchObject({
      address: 'Strada Lungă 1',
      county: 'Brașov',
      country: 'Romania',
    });
  });
});
