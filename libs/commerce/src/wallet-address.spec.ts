import { validateShippingAddress } from './address-rules';
import { addressOfWallet } from './wallet-address';

const cluj = {
  name: 'Ana Maria Popescu',
  phone: '0722 000 111',
  line1: 'Str. Memorandumului 28',
  line2: 'ap. 4',
  city: 'Cluj-Napoca',
  state: 'CJ',
  postal_code: '400114',
  country: 'RO',
};

describe('the address of a wallet', () => {
  it('is one of the checkout, complete for its rules', () => {
    const address = addressOfWallet(cluj);
    expect(address).toMatchObject({
      firstName: 'Ana Maria',
      lastName: 'Popescu',
      country: 'Romania',
      address: 'Str. Memorandumului 28, ap. 4',
      county: 'Cluj',
      state: 'Cluj',
    });
    expect(validateShippingAddress(address)).toEqual([]);
  });

  it.each([
    ['Județul Brașov', 'Brașov', 'Brașov'],
    ['RO-BV', 'Brașov', 'Brașov'],
    ['brasov', 'Săcele', 'Brașov'],
    ['Bucharest', 'Bucharest', 'București'],
    ['Municipiul București', 'Sector 3', 'București'],
    ['', 'București', 'București'],
    ['Ardeal', 'Viscri', 'Ardeal'],
  ])('in Romania with the region %j and the town %j is in %s', (state, city, county) => {
    expect(addressOfWallet({ ...cluj, state, city })).toMatchObject({ county, state: county });
  });

  it('abroad has its state as it is told', () => {
    const germany = { ...cluj, country: 'DE', state: 'Bayern', city: 'München', phone: '+49 89 1234567' };
    expect(addressOfWallet(germany)).toMatchObject({ country: 'Germany', state: 'Bayern', county: 'Bayern' });
  });

  it('that lacks something is asked for it', () => {
    const missing = (changes: object) =>
      validateShippingAddress(addressOfWallet({ ...cluj, ...changes })).map(({ field }) => field);
    expect(missing({ name: 'Madonna' })).toEqual(['lastName']);
    expect(missing({ phone: undefined })).toEqual(['phone']);
    expect(missing({ line1: undefined, line2: null })).toEqual(['address']);
    expect(missing({ country: 'XX' })).toContain('country');
  });
});
