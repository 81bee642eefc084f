import { absentParts, withAbsentParts, withoutAbsentParts } from './address-parts';
import {
  type Address,
  EMPTY_ADDRESS,
  validateBillingAddress,
  validateShippingAddress,
} from './address-rules';
import { COUNTRIES } from './countries';
import { isPhone } from './phone-rules';

describe('a phone number as it is typed', () => {
  it.each([
    '0721 000 111',
    '+40 (0)21/555-0142',
    '00-44.20.7946.0958',
    '٠٧٢١٠٠٠١١١',
    '０３‐１２３４‐５６７８',
    '‎+40 721 000 111‬',
    '021 555 0142 int. 12',
    '+1 212 555 0100 ext 5',
    '(06) 12345',
  ])('may be %s', (text) => expect(isPhone(text)).toBe(true));

  it.each([
    'abc',
    'call me',
    '-',
    '+',
    '12',
    '+40 721 000 111 000 222 3',
    '0721ooo111',
    'x 12345',
    '🍕🍕🍕🍕🍕',
  ])('is not %s', (text) => expect(isPhone(text)).toBe(false));
});

describe('an address of a country', () => {
  const address: Address = {
    ...EMPTY_ADDRESS,
    firstName: 'Amal',
    lastName: 'Haddad',
    address: 'Street 1',
    city: 'Town',
    phone: '+40 721 000 111',
  };
  const problems = (country: string) =>
    validateShippingAddress({ ...address, country }).map(({ field }) => field);

  it.each([
    ['United Arab Emirates', ['state']],
    ['Hong Kong', []],
    ['Denmark', ['zipCode']],
    ['Jamaica', ['state']],
    ['Qatar', []],
    ['Singapore', ['zipCode']],
    ['Romania', ['county', 'zipCode']],
    ['Germany', ['state', 'zipCode']],
  ])('asks in %s for %j', (country, fields) => {
    expect(problems(country)).toEqual(fields);
    expect(validateBillingAddress({ ...address, country }).map(({ field }) => field)).toEqual(fields);
  });

  it('is sent complete, and stored without what stands for nothing', () => {
    const sent = withAbsentParts({ ...address, country: 'Hong Kong', zipCode: '999077' });
    expect(sent).toMatchObject({ zipCode: '-', state: '-', county: '-', city: 'Town' });
    expect(withoutAbsentParts(sent)).toMatchObject({ zipCode: '', state: '', county: '' });
    expect(withAbsentParts({ ...address, zipCode: '400001', county: 'Cluj' })).toMatchObject({
      zipCode: '400001',
      state: 'Cluj',
    });
    expect(withAbsentParts({ ...address, county: 'Cluj', state: 'Ardeal' }).state).toBe('Ardeal');
  });

  it('has its name in the list of countries', () => {
    const named = COUNTRIES.filter(({ name }) => absentParts(name).length > 0);
    expect(named).toHaveLength(92);
    expect(absentParts('Denmark\u200b')).toEqual(['state', 'county']);
  });

  it('says what is no phone number', () => {
    const found = validateShippingAddress({ ...address, country: 'Hong Kong', phone: 'abc' });
    expect(found).toEqual([{ field: 'phone', messageKey: 'validation.phoneInvalid' }]);
  });
});
