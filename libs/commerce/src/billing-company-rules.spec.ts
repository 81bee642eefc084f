import { type BillingCompany, validateBillingCompany } from './billing-company-rules';

const COMPANY: BillingCompany = {
  companyName: 'Bistro Nord SRL',
  vatNumber: 'RO12345678',
  registrationNumber: 'J08/1/2017',
  address: 'Strada Lungă 12',
  city: 'Brașov',
  county: 'Brașov',
  zip: '500035',
  country: 'Romania',
  email: 'accounts@bistro-nord.example',
};

describe('the company on a guest’s invoice', () => {
  it('needs a name and an address; numbers, ZIP code and email may be missing', () => {
    expect(validateBillingCompany(COMPANY)).toEqual([]);
    const least = { ...COMPANY, vatNumber: '', registrationNumber: '', zip: '', email: ' ' };
    expect(validateBillingCompany(least)).toEqual([]);
  });

  it.each<[keyof BillingCompany, string, string]>([
    ['companyName', ' ', 'validation.companyNameRequired'],
    ['address', '', 'validation.companyAddressRequired'],
    ['city', '', 'validation.companyCityRequired'],
    ['county', '', 'validation.companyCountyRequired'],
    ['country', '', 'validation.companyCountryRequired'],
    ['email', 'no address', 'validation.emailInvalid'],
    ['vatNumber', 'x'.repeat(41), 'validation.tooLong'],
    ['companyName', 'x'.repeat(201), 'validation.tooLong'],
  ])('with the %s "%s" is refused: %s', (field, value, messageKey) => {
    expect(validateBillingCompany({ ...COMPANY, [field]: value })).toMatchObject([{ field, messageKey }]);
  });
});
