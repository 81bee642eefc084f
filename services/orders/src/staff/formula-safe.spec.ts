import { formulaSafe } from './formula-safe';

describe('a cell that starts like a formula', () => {
  it.each(['=1+1', '+40 721', '-x', '@SUM(A1)', '\t=1', '\r=1', '-1+cmd|x'])(
    'becomes a text: %j',
    (value) => {
      expect(formulaSafe(value)).toBe(`'${value}`);
    },
  );

  it.each(['-12.50', '+3', '0.00', 'a=1', ''])('unless it is a plain number or no formula: %j', (value) => {
    expect(formulaSafe(value)).toBe(value);
  });
});
