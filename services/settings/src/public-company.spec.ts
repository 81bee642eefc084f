import { setShopName } from '@kp/i18n/shop-name';
import { type CompanySettings, publicCompany } from './settings.entity';

const company: CompanySettings = {
  id: 1,
  name: 'Bistro Supplies SRL',
  address: 'Str. Lungă 1',
  zipCode: '500001',
  city: 'Brașov',
  county: 'Brașov',
  country: 'Romania',
  vatNumber: 'RO123',
  registrationNumber: 'J08/1/2017',
  email: 'office@bistro.example',
  phone: '',
  openingHours: '',
  bankName: 'A bank',
  iban: 'RO00BANK',
  documentTexts: [],
  shareCapital: '',
  secondBankName: '',
  secondIban: '',
  invoiceNotes: 'Payable within 14 days.',
  taxId: '',
  paymentTermDays: 14,
  invoiceIssuing: 'manual',
};

describe('The public company', () => {
  it('are the settings, without bank details', () => {
    const shown = publicCompany(company);
    expect(shown).toMatchObject({ name: 'Bistro Supplies SRL', city: 'Brașov', vatNumber: 'RO123' });
    expect(shown).not.toHaveProperty('iban');
    expect(shown).not.toHaveProperty('bankName');
    expect(shown).not.toHaveProperty('id');
  });

  it('fall back field by field when something is missing', () => {
    expect(publicCompany(company).openingHours).toBe('Mon-Fri 9-5 EET');
    expect(publicCompany(null)).toMatchObject({
      name: 'KitchenPass',
      city: 'Bucharest',
      openingHours: 'Mon-Fri 9-5 EET',
    });
  });

  it('are empty in a shop of its own until its owner enters them', () => {
    setShopName('Bakery', true);
    expect(publicCompany(null)).toMatchObject({ name: 'Bakery', city: '', email: '', openingHours: '' });
    setShopName('KitchenPass', false);
    expect(publicCompany(null)).toMatchObject({ email: '', openingHours: '' });
    setShopName('KitchenPass', true);
    expect(publicCompany(null).email).not.toBe('');
  });

  it('make up no official number', () => {
    expect(publicCompany(null)).toMatchObject({ vatNumber: '', registrationNumber: '' });
  });
});
