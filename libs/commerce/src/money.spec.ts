import {
  addMoney,
  compareMoney,
  isDecimalAmount,
  minorToDecimal,
  money,
  multiplyMoney,
  parseMinor,
  parseMoney,
  subtractMoney,
  sumMoney,
  toDecimal,
} from './money';

describe('money', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.07', 7],
    ['0', 0],
    ['-0.00', 0],
    ['-3.05', -305],
    ['1234567.89', 123456789],
    ['0012.30', 1230],
  ])('reads "%s" as %d cents', (text, minor) => {
    expect(parseMinor(text)).toBe(minor);
  });

  it.each(['', ' ', '12,50', '12.505', '1e3', '.5', '5.', '$5', 'NaN', '--1', '12 ', '99999999999999'])(
    'refuses "%s"',
    (text) => {
      expect(isDecimalAmount(text)).toBe(false);
      expect(() => parseMinor(text)).toThrow(RangeError);
    },
  );

  it.each([
    [1250, '12.50'],
    [7, '0.07'],
    [0, '0.00'],
    [-0, '0.00'],
    [-305, '-3.05'],
    [100000000, '1000000.00'],
  ])('writes %d cents as "%s"', (minor, text) => {
    expect(minorToDecimal(minor)).toBe(text);
  });

  it('survives the way to the wire and back for every amount of a price list', () => {
    for (let minor = 0; minor <= 20_000; minor += 1) expect(parseMinor(minorToDecimal(minor))).toBe(minor);
  });

  it('adds what floating point numbers cannot: 0.10 + 0.20 is 0.30', () => {
    expect(toDecimal(addMoney(parseMoney('0.10', 'USD'), parseMoney('0.20', 'USD')))).toBe('0.30');
  });

  it('subtracts, multiplies and sums exactly', () => {
    const price = parseMoney('19.99', 'USD');
    expect(toDecimal(multiplyMoney(price, 3))).toBe('59.97');
    expect(toDecimal(subtractMoney(price, parseMoney('24.50', 'USD')))).toBe('-4.51');
    expect(toDecimal(sumMoney([price, price], 'USD'))).toBe('39.98');
    expect(toDecimal(sumMoney([], 'EUR'))).toBe('0.00');
  });

  it('orders amounts', () => {
    const amounts = ['9.99', '100.00', '10.00'].map((text) => parseMoney(text, 'USD'));
    expect(amounts.sort(compareMoney).map(toDecimal)).toEqual(['9.99', '10.00', '100.00']);
  });

  it('never mixes currencies', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('USD and EUR');
    expect(() => compareMoney(money(1, 'RON'), money(1, 'GBP'))).toThrow(RangeError);
  });

  it('refuses fractions of a cent and of a piece', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
    expect(() => multiplyMoney(money(100, 'USD'), 0.5)).toThrow(RangeError);
    expect(() => multiplyMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 2)).toThrow(RangeError);
  });
});
