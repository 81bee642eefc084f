import { parseAmount, rangeProblems } from './price-range';

describe('a typed amount', () => {
  it.each([
    ['12', '12'],
    [' 12.5 ', '12.5'],
    ['12,50', '12.50'],
    ['0', '0'],
  ])('%j is %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', 'cheap', '-5', '1.234', '12.', '.5', '1,000.00', '12345678901'])('%j is none', (text) =>
    expect(parseAmount(text)).toBeNull(),
  );
});

describe('a range of prices', () => {
  it('may be open at either end, and may be one price', () => {
    for (const [from, to] of [
      ['', ''],
      ['5', ''],
      ['', '5'],
      ['5', '5.00'],
      ['5', '10'],
    ] as const) {
      expect(rangeProblems({ from, to })).toEqual({});
    }
  });

  it('reports the end that is no amount', () => {
    expect(rangeProblems({ from: 'cheap', to: '5' })).toEqual({ from: 'invalid' });
    expect(rangeProblems({ from: 'cheap', to: '-1' })).toEqual({ from: 'invalid', to: 'invalid' });
  });

  it('reports the upper end when it is numerically below the lower one', () => {
    expect(rangeProblems({ from: '100', to: '20' })).toEqual({ to: 'belowFrom' });
    expect(rangeProblems({ from: '9', to: '10' })).toEqual({});
  });
});
