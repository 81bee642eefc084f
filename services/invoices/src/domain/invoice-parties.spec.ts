import type { CompanyProfile } from '@kp/auth';
import { EMPTY_ADDRESS } from '@kp/commerce';
import { type Buyer, buyerOf, lacksTaxNumberOf, missingOfAddress, missingOfSeller } from './invoice-parties';

const ORDER = {
  vatNumber: null,
  email: 'ana@bistro-nord.example',
  billingAddress: {
    ...EMPTY_ADDRESS,
    firstName: 'Ana',
    lastName: 'Popescu',
    company: 'Bistro Nord',
    address: 'Strada Lipscani 12',
    city: 'București',
    county: 'București',
    zipCode: '030031',
  },
};

const PROFILE: CompanyProfile = {
  firstName: 'Maria',
  lastName: 'Ionescu',
  email: 'billing@nord.example',
  companyName: 'Nord Group SRL',
  vatNumber: 'RO124',
  taxId: null,
  registrationNumber: null,
  address: 'Bulevardul Unirii 1',
  city: 'Brașov',
  county: 'Brașov',
  zip: '500001',
  country: 'Romania',
};

const SELLER = {
  name: 'Shop SRL',
  address: 'Strada 1',
  zipCode: '',
  city: 'București',
  county: '',
  country: 'Romania',
  vatNumber: 'RO1',
  registrationNumber: 'J40/1',
  email: '',
  phone: '',
  bankName: '',
  iban: 'RO00',
  shareCapital: '',
  secondBankName: '',
  secondIban: '',
  invoiceNotes: '',
  taxId: '',
  paymentTermDays: 14,
};

describe('the buyer of an invoice', () => {
  it('is the company that asked for the quote, unless the account is of that company', () => {
    const quoted = { ...ORDER, vatNumber: 'RO12345674' };
    const { companyName, email, vatNumber } = buyerOf(quoted, PROFILE);
    const { company } = ORDER.billingAddress;
    expect([companyName, email, vatNumber]).toEqual([company, ORDER.email, 'RO12345674']);
    expect(buyerOf(quoted, null).vatNumber).toBe('RO12345674');
    for (const own of ['ro 12345674', '12345674'])
      expect(buyerOf(quoted, { ...PROFILE, vatNumber: own })).toMatchObject({
        companyName: PROFILE.companyName,
        vatNumber: 'RO12345674',
      });
  });

  it('is the company of the profile', () => {
    expect(buyerOf(ORDER, PROFILE)).toEqual({ ...PROFILE, taxId: '', registrationNumber: '' });
  });

  it('is the billing address of an order without a profile, or when it names no company', () => {
    const billed = {
      companyName: 'Bistro Nord',
      firstName: 'Ana',
      lastName: 'Popescu',
      email: 'ana@bistro-nord.example',
      address: 'Strada Lipscani 12',
      city: 'București',
      county: 'București',
      zip: '030031',
      country: 'Romania',
      vatNumber: '',
      taxId: '',
      registrationNumber: '',
    };
    expect(buyerOf(ORDER, null)).toEqual(billed);
    expect(buyerOf(ORDER, { ...PROFILE, companyName: '', vatNumber: null })).toEqual(billed);
  });

  it('is named by a VAT number alone', () => {
    expect(buyerOf(ORDER, { ...PROFILE, companyName: null })).toMatchObject({
      companyName: 'Bistro Nord',
      vatNumber: 'RO124',
      city: 'Brașov',
    });
  });

  it.each<[string, { vatNumber?: string; taxId?: string; country?: string }, [vat: string, tax: string]]>([
    ['without its prefix', { vatNumber: '124' }, ['RO124', '']],
    ['with words before it', { vatNumber: 'C.U.I.: RO 12.345-674' }, ['RO12345674', '']],
    ['full-width, with an invisible character', { vatNumber: 'ＲＯ１２\u200B４' }, ['RO124', '']],
    ['in the field of the tax id', { taxId: 'CIF RO124' }, ['RO124', '']],
    ['in both fields', { vatNumber: 'RO124', taxId: '124' }, ['RO124', '']],
    ['of a company outside the VAT register', { taxId: 'Cod fiscal: 124' }, ['', '124']],
    ['of a person', { vatNumber: '1960101400011' }, ['', '1960101400011']],
    ['with a wrong check digit', { vatNumber: 'RO123', taxId: '125' }, ['', '']],
    ['of Germany, without its prefix', { vatNumber: '811 907 980', country: 'Germany' }, ['DE811907980', '']],
    ['of Greece', { vatNumber: '094259216', country: 'Greece' }, ['EL094259216', '']],
    ['of a tax office abroad', { taxId: '12-3456789', country: 'United States' }, ['', '123456789']],
  ])('has the number %s', (_how, { vatNumber = null, taxId = null, country = 'Romania' }, expected) => {
    const { vatNumber: vat, taxId: tax } = buyerOf(ORDER, { ...PROFILE, vatNumber, taxId, country });
    expect([vat, tax]).toEqual(expected);
  });

  it('is never a company without a number', () => {
    const company = (changes: Partial<Buyer>) => ({
      ...buyerOf(ORDER, { ...PROFILE, vatNumber: null }),
      ...changes,
    });
    expect(lacksTaxNumberOf(company({}))).toBe(true);
    expect(lacksTaxNumberOf(company({ registrationNumber: 'J08/1/2017' }))).toBe(true);
    expect(lacksTaxNumberOf(company({ country: 'Japan', registrationNumber: '0100-01' }))).toBe(false);
    expect(lacksTaxNumberOf(company({ country: 'Switzerland' }))).toBe(false);
    expect(lacksTaxNumberOf(company({ country: 'Germany' }))).toBe(true);
    expect(lacksTaxNumberOf(company({ country: 'Atlantis' }))).toBe(true);
    expect(lacksTaxNumberOf(company({ taxId: '124' }))).toBe(false);
    expect(lacksTaxNumberOf(company({ companyName: ' ' }))).toBe(false);
    expect(lacksTaxNumberOf(buyerOf(ORDER, null))).toBe(true);
  });

  it('in Bucharest has a sector, read from its postal code however that is written', () => {
    const zips = ['030031', '03 00 31', '０３００３１', '03\u200B0031', '', '070031'];
    const missing = zips.map((zipCode) => {
      const billingAddress = { ...ORDER.billingAddress, zipCode };
      return missingOfAddress(buyerOf({ ...ORDER, billingAddress }, null)).join();
    });
    expect(missing).toEqual(['', '', '', '', 'city', 'city']);
    const spaced = { ...ORDER.billingAddress, zipCode: '０３ 00 31' };
    expect(buyerOf({ ...ORDER, billingAddress: spaced }, null).zip).toBe('030031');
  });

  it('is at the address of the profile when that of the order lacks something', () => {
    const billingAddress = { ...ORDER.billingAddress, company: '', zipCode: '' };
    const person = { ...PROFILE, companyName: null, vatNumber: null };
    expect(buyerOf({ ...ORDER, billingAddress }, person)).toMatchObject({ firstName: 'Ana', city: 'Brașov' });
    expect(buyerOf({ ...ORDER, billingAddress }, { ...person, address: null })).toMatchObject({
      city: 'București',
    });
  });

  it('has one whole address: that of the order when the profile has no street', () => {
    expect(buyerOf(ORDER, { ...PROFILE, address: null })).toMatchObject({
      companyName: 'Nord Group SRL',
      address: 'Strada Lipscani 12',
      city: 'București',
      zip: '030031',
    });
  });
});

describe('the seller of an invoice', () => {
  it('has what the law and a bank transfer need', () => {
    expect(missingOfSeller(SELLER, true)).toEqual([]);
    expect(missingOfSeller({ ...SELLER, vatNumber: ' ', iban: '' }, true)).toEqual(['vatNumber', 'iban']);
    const outsideVat = { ...SELLER, vatNumber: '', taxId: '59482171' };
    expect(missingOfSeller(outsideVat, false)).toEqual([]);
    expect(missingOfSeller(outsideVat, true)).toEqual(['vatNumber']);
  });

  it('is missing as a whole until the company settings are filled in', () => {
    expect(missingOfSeller(null, true)).toHaveLength(7);
  });
});
