import {
  addMoney,
  isDecimalAmount,
  minorToDecimal,
  minorWithoutTax,
  money,
  multiplyByRate,
  multiplyMoney,
  parseMinor,
  parseMoney,
  rateFromBasisPoints,
  rateToPercent,
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

  it('never mixes currencies', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('USD and EUR');
  });

  it('refuses fractions of a cent and of a piece', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
    expect(() => multiplyMoney(money(100, 'USD'), 0.5)).toThrow(RangeError);
    expect(() => multiplyMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 2)).toThrow(RangeError);
  });
});

describe('a rate', () => {
  it.each([
    ['0.19', 10000, 1900],
    [0.19, 10000, 1900],
    ['0.1900', 50, 10], //   9.5 cents go up
    ['0.19', 47, 9], //      8.93
    ['0.19', 13, 2], //      2.47 go down
    ['0.05', 10, 1], //      0.5 goes up
    ['0.05', 9, 0], //       0.45
    ['0.05', -10, -1], //    a storno mirrors its invoice
    ['0', 12345, 0],
    ['1', 12345, 12345],
    ['0.055', 1000, 55],
    ['4.9741', 1000, 4974],
    ['1.005', 100, 101], //  100.5, which floating point calculates as 100.49999999999999
  ])('%s of %d cents is %d cents', (rate, minor, expected) => {
    expect(multiplyByRate(money(minor, 'USD'), rate).minor).toBe(expected);
  });

  it('stays exact where a double would not: 19% of 45 billion and one cents', () => {
    expect(multiplyByRate(money(4_500_000_000_001, 'USD'), '0.19').minor).toBe(855_000_000_000);
  });

  it.each([
    [1900, '0.19'],
    [500, '0.05'],
    [550, '0.055'],
    [5, '0.0005'],
    [0, '0'],
    [10000, '1'],
    [12500, '1.25'],
  ])('of %d basis points is %s', (basisPoints, rate) => {
    expect(rateFromBasisPoints(basisPoints)).toBe(rate);
  });

  it.each([
    ['0.1900', '19'],
    [0.19, '19'],
    ['0.055', '5.5'],
    ['0.05', '5'],
    ['0', '0'],
    ['0.0000', '0'],
    ['1', '100'],
    ['0.0925', '9.25'],
  ])('of %s reads %s percent', (rate, percent) => {
    expect(rateToPercent(rate)).toBe(percent);
  });

  it.each([
    ['0.19', 2500, 2101], //  21.0084
    ['0.19', 1, 1], //        0.84 cents
    ['0.19', 0, 0],
    ['0', 2500, 2500],
    ['0.25', 125, 100],
    ['0.6', 4, 2], //         of the 1.5 cents of tax, two
    ['0.19', -2500, -2101],
  ])('%s that %d cents include leaves %d cents', (rate, minor, expected) => {
    expect(minorWithoutTax(minor, rate)).toBe(expected);
  });

  it.each(['', '-0.19', '19%', 'abc', '0,19', Number.NaN, 1e-7])('refuses %p', (rate) => {
    expect(() => multiplyByRate(money(100, 'USD'), rate)).toThrow(RangeError);
  });
});
