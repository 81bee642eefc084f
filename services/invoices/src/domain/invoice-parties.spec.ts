import type { CompanyProfile } from '@kp/auth';
import { EMPTY_ADDRESS } from '@kp/commerce';
import { buyerOf, missingOfSeller } from './invoice-parties';

const ORDER = {
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
  vatNumber: 'RO123',
  registrationNumber: null,
  address: 'Bulevardul Unirii 1',
  city: 'Brașov',
  county: 'Brașov',
  zip: '500001',
  country: 'Romania',
};

const SELLER = {
  ...{
    name: 'Shop SRL',
    address: 'Strada 1',
    zipCode: '',
    city: 'București',
    county: '',
    country: 'Romania',
  },
  ...{
    vatNumber: 'RO1',
    registrationNumber: 'J40/1',
    email: '',
    phone: '',
    bankName: '',
    iban: 'RO00',
    invoiceNotes: '',
  },
};

describe('the buyer of an invoice', () => {
  it('is the company of the profile', () => {
    expect(buyerOf(ORDER, PROFILE)).toEqual({ ...PROFILE, registrationNumber: '' });
  });

  it('is the billing address of an order without a profile, or when it names no company', () => {
    const billed = {
      ...{ companyName: 'Bistro Nord', firstName: 'Ana', lastName: 'Popescu' },
      email: 'ana@bistro-nord.example',
      ...{ address: 'Strada Lipscani 12', city: 'București', county: 'București', zip: '030031' },
      ...{ country: 'Romania', vatNumber: '', registrationNumber: '' },
    };
    expect(buyerOf(ORDER, null)).toEqual(billed);
    expect(buyerOf(ORDER, { ...PROFILE, companyName: '', vatNumber: null })).toEqual(billed);
  });

  it('is named by a VAT number alone', () => {
    expect(buyerOf(ORDER, { ...PROFILE, companyName: null })).toMatchObject({
      companyName: '',
      vatNumber: 'RO123',
      city: 'Brașov',
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
    expect(missingOfSeller(SELLER)).toEqual([]);
    expect(missingOfSeller({ ...SELLER, vatNumber: ' ', iban: '' })).toEqual(['vatNumber', 'iban']);
  });

  it('is missing as a whole until the company settings are filled in', () => {
    expect(missingOfSeller(null)).toHaveLength(7);
  });
});
