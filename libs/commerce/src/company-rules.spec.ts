import { COMPANY_RULES, type CompanyForm } from './company-rules';
import { problemsByRules } from './field-rules';

const COMPANY: CompanyForm = {
  name: 'KitchenPass Supplies SRL',
  address: 'Strada Depozitelor 24, Sector 6',
  zipCode: '060101',
  city: 'București',
  county: 'București',
  country: 'Romania',
  vatNumber: 'RO59482171',
  registrationNumber: 'J40/8127/2017',
  email: 'contact@kitchenpass.example',
  phone: '+40 21 555 0142',
  openingHours: 'Mon-Fri 9-5 EET',
  bankName: 'Banca Dunăreană',
  iban: 'RO49 AAAA 1B31 0075 9384 0000',
  documentTexts: [],
  shareCapital: '',
  secondBankName: '',
  secondIban: '',
  invoiceNotes: '',
  taxId: '',
  paymentTermDays: 14,
  invoiceIssuing: 'manual',
};

const problems = (changes: Partial<CompanyForm>) =>
  problemsByRules(COMPANY_RULES, { ...COMPANY, ...changes }).map(
    ({ field, messageKey }) => `${field}: ${messageKey.replace('validation.', '')}`,
  );

describe('the company settings', () => {
  it('are complete with these', () => {
    expect(problems({})).toEqual([]);
  });

  it('need a name and a whole address; the rest may follow', () => {
    const blank = { name: ' ', address: '', city: '', country: '' };
    expect(problems(blank)).toEqual([
      'name: required',
      'address: companyAddressRequired',
      'city: companyCityRequired',
      'country: companyCountryRequired',
    ]);
    const later = {
      vatNumber: '',
      registrationNumber: '',
      email: '',
      phone: '',
      openingHours: '',
      bankName: '',
      iban: '',
    };
    expect(problems({ ...later, zipCode: '' })).toEqual([]);
  });

  it.each([
    ['RO59482171', true],
    ['ro 594 821 71', true],
    ['DE811907980', true],
    ['EL094259216', true],
    ['EL123456789', false],
    ['RO59482172', false],
    ['59482171', false],
    ['ROX9482171', false],
    ['ZZ59482171', false],
  ])('take the VAT number %s: %s', (vatNumber, isAccepted) => {
    expect(problems({ vatNumber })).toEqual(isAccepted ? [] : ['vatNumber: vatNumberInvalid']);
  });

  it.each([
    ['RO49AAAA1B31007593840000', true],
    ['de89 3704 0044 0532 0130 00', true],
    ['RO50AAAA1B31007593840000', false],
    ['RO49AAAA1B31007593840001', false],
    ['49AAAA1B31007593840000', false],
  ])('take the IBAN %s: %s', (iban, isAccepted) => {
    expect(problems({ iban })).toEqual(isAccepted ? [] : ['iban: ibanInvalid']);
  });

  it('refuse what an e-invoice could not carry', () => {
    expect(problems({ name: 'x'.repeat(201) })).toEqual(['name: tooLong']);
    expect(problems({ address: `${'x'.repeat(150)} Sector 6` })).toEqual(['address: tooLong']);
    expect(problems({ country: 'Rumania' })).toEqual(['country: countryUnknown']);
    expect(problems({ city: 'Valea Lungă', county: '' })).toEqual(['county: companyCountyRequired']);
    expect(problems({ address: 'Strada Depozitelor 24', zipCode: '' })).toEqual([
      'city: bucharestSectorRequired',
    ]);
    expect(problems({ email: 'nobody' })).toEqual(['email: emailInvalid']);
  });

  it('need no county abroad', () => {
    expect(problems({ country: 'Germany', city: 'Berlin', county: '' })).toEqual([]);
  });

  it.each([
    [0, true],
    [30, true],
    [365, true],
    [-1, false],
    [366, false],
    [7.5, false],
    [NaN, false],
  ])('let invoices be paid within %s days: %s', (paymentTermDays, isAccepted) => {
    expect(problems({ paymentTermDays })).toEqual(
      isAccepted ? [] : ['paymentTermDays: retentionDaysInvalid'],
    );
  });
});
