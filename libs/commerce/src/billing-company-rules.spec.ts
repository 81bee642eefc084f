import { type BillingCompany, validateBillingCompany } from './billing-company-rules';

const COMPANY: BillingCompany = {
  companyName: 'Bistro Nord SRL',
  vatNumber: 'RO12345674',
  registrationNumber: 'J08/1/2017',
  address: 'Strada Lungă 12',
  city: 'Brașov',
  county: 'Brașov',
  zip: '500035',
  country: 'Romania',
  email: 'accounts@bistro-nord.example',
};

describe('the company on a guest’s invoice', () => {
  it('needs a name, an address and a tax number; ZIP code and email may be missing', () => {
    expect(validateBillingCompany(COMPANY)).toEqual([]);
    const least = { ...COMPANY, registrationNumber: '', zip: '', email: ' ' };
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
    ['vatNumber', ' ', 'validation.taxNumberRequired'],
    ['vatNumber', 'RO12345678', 'validation.vatNumberInvalid'],
    ['companyName', 'x'.repeat(201), 'validation.tooLong'],
  ])('with the %s "%s" is refused: %s', (field, value, messageKey) => {
    expect(validateBillingCompany({ ...COMPANY, [field]: value })).toMatchObject([{ field, messageKey }]);
  });

  it('may be a person at another address, be registered abroad without a tax number, or outside the EU have none', () => {
    const person = { ...COMPANY, companyName: '', vatNumber: '', registrationNumber: '' };
    expect(validateBillingCompany(person)).toEqual([]);
    expect(validateBillingCompany({ ...COMPANY, country: 'Germany', vatNumber: '' })).toEqual([]);
    const unknown = { ...COMPANY, vatNumber: '', registrationNumber: '' };
    expect(validateBillingCompany({ ...unknown, country: 'Switzerland' })).toEqual([]);
    expect(validateBillingCompany({ ...unknown, country: 'Germany' })).toMatchObject([
      { messageKey: 'validation.taxNumberRequired' },
    ]);
  });

  it('in Bucharest names its sector, by the city, the street or the postal code', () => {
    const inBucharest = { ...COMPANY, city: 'București', county: 'București', zip: '' };
    const problems = (changes: Partial<BillingCompany>) =>
      validateBillingCompany({ ...inBucharest, ...changes }).map(({ messageKey }) => messageKey);
    expect(problems({})).toEqual(['validation.bucharestSectorRequired']);
    for (const zip of ['031086', '03 10 86', '０３１０８６']) expect(problems({ zip })).toEqual([]);
    expect(problems({ address: 'Strada Lungă 12, Sector 3' })).toEqual([]);
  });
});
