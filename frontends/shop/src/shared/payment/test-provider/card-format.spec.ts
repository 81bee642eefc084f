import { formatCardNumber, formatCvc, formatExpiry } from './card-format';

/** What the field shows after each key. */
function typedOut(keys: string): string {
  return [...keys].reduce((shown, key) => formatExpiry(shown + key, shown), '');
}

describe('the card form of the test provider', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['４２４２４２', '4242 42'],
    ['٤٢٤٢٤٢', '4242 42'],
    ['۴۲۴۲ ۴۲', '4242 42'],
    ['4242a', '4242'],
    ['42424242424242424242', '4242 4242 4242 4242 424'],
    ['', ''],
  ])('groups the digits of "%s"', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it.each([
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['528', '05/28'],
    ['1/28', '01/28'],
    ['122034', '12/2034'],
    ['0930', '09/30'],
    ['١٢٢٨', '12/28'],
    ['１２／２８', '12/28'],
  ])('sets the slash of an expiry typed as %s', (keys, shown) => {
    expect(typedOut(keys)).toBe(shown);
    expect(formatExpiry(keys, '')).toBe(shown);
  });

  it('lets the slash be deleted', () => {
    expect(formatExpiry('12/', '12/2')).toBe('12');
    expect(formatExpiry('1', '12')).toBe('1');
  });

  it('takes no more than four digits of a security code', () => {
    expect(formatCvc('12 345')).toBe('1234');
    expect(formatCvc('١٢٣')).toBe('123');
  });
});
