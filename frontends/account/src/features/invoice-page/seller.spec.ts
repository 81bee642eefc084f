import { sellerOf } from './seller';

const seller = (changes: Partial<ReturnType<typeof sellerOf>>) => ({
  name: '',
  address: '',
  zipCode: '',
  city: '',
  country: '',
  vatNumber: '',
  registrationNumber: '',
  taxId: '',
  email: '',
  phone: '',
  shareCapital: '',
  bankName: '',
  iban: '',
  secondBankName: '',
  secondIban: '',
  ...changes,
});

describe('the seller on an invoice', () => {
  it('is the one that was printed, whatever the settings are today', () => {
    const printed = seller({ name: 'Bistro Supplies SRL', iban: 'RO00BANK' });
    const today = seller({ name: 'Renamed SRL', iban: 'RO11BANK', bankName: 'Another bank' });
    expect(sellerOf(printed, today, 'KitchenPass')).toMatchObject({
      name: 'Bistro Supplies SRL',
      iban: 'RO00BANK',
      bankName: '—',
      phone: '—',
      zipCode: '',
    });
  });

  it('is that of the settings for an invoice without one', () => {
    const today = seller({ name: 'Renamed SRL', city: 'Brașov' });
    expect(sellerOf(seller({}), today, 'KitchenPass')).toMatchObject({ name: 'Renamed SRL', city: 'Brașov' });
  });

  it('is the shop’s name and dashes without settings', () => {
    expect(sellerOf(undefined, undefined, 'KitchenPass')).toMatchObject({
      name: 'KitchenPass',
      address: '—',
      vatNumber: '—',
      iban: '—',
    });
  });

  it('outside VAT has its tax number instead of a dash for the VAT number', () => {
    const outside = seller({ name: 'Mic Comerț SRL', taxId: '59482171' });
    expect(sellerOf(outside, undefined, 'KitchenPass')).toMatchObject({ vatNumber: '', taxId: '59482171' });
  });
});
