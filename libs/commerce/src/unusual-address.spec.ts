import { findCountry } from './countries';
import { isUnusualPhone, POSTAL_CODE_DIGITS, unusualPostalCode } from './unusual-address';

describe('a postal code', () => {
  it.each([
    ['50003', 'Romania', 6],
    ['4000011', 'Romania', 6],
    ['abc', 'Romania', 6],
    ['1011', 'Germany', 5],
    ['D-1011', 'Germany', 5],
    ['10110', 'Austria', 4],
  ])('%s of %s is asked about: it has %i digits there', (zipCode, country, digits) => {
    expect(unusualPostalCode(zipCode, country)).toBe(digits);
  });

  it.each([
    ['400114', 'Romania'],
    ['40 01 14', 'Romania'],
    ['٤٠٠١١٤', 'Romania'],
    ['D-10115', 'Germany'],
    ['LV-1010', 'Latvia'],
    ['111 22', 'Sweden'],
    ['SW1A 1AA', 'United Kingdom'],
    ['12345-6789', 'United States'],
    ['', 'Romania'],
    ['', ''],
  ])('%s of %s is not', (zipCode, country) => {
    expect(unusualPostalCode(zipCode, country)).toBeUndefined();
  });

  it('has its digits by countries that are known', () => {
    expect([...POSTAL_CODE_DIGITS.keys()].filter((name) => !findCountry(name))).toEqual([]);
  });
});

describe('a phone number in Romania', () => {
  it.each(['0733 222 11', '0722 55', '07225556667777', '+40 722 12 34', '0040 722 1234567'])(
    '%s is asked about',
    (phone) => {
      expect(isUnusualPhone(phone, 'Romania')).toBe(true);
    },
  );

  it.each([
    '0722 000 000',
    '+40722000000',
    '+40 (0)722 000 000',
    '0040722000000',
    '722000000',
    '021 312 3456 int. 12',
    '٠٧٢٢ ١٢٣ ٤٥٦',
    '+49 30 901820',
    '+373 22 123 456',
    '',
  ])('%s is not', (phone) => {
    expect(isUnusualPhone(phone, 'Romania')).toBe(false);
  });

  it('is asked about nowhere else', () => {
    expect(isUnusualPhone('030 901820', 'Germany')).toBe(false);
  });
});
