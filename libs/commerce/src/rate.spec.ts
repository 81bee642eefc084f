import { money } from './money';
import { multiplyByRate, rateFromBasisPoints, rateToPercent } from './rate';

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

  it.each(['', '-0.19', '19%', 'abc', '0,19', Number.NaN, 1e-7])('refuses %p', (rate) => {
    expect(() => multiplyByRate(money(100, 'USD'), rate)).toThrow(RangeError);
  });
});
