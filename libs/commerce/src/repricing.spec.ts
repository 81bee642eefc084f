import { repricedMinor, repricingProblem } from './repricing';

describe('a new price', () => {
  it.each([
    [1250, 1.1, 1375],
    [999, 1.05, 1049],
    [1000, 0.9, 900],
    // 1.005 has no exact binary form; half a cent rounds up.
    [100, 1.005, 101],
    [1, 0.5, 1],
    [1, 0.4, 0],
    [10_000_000, 1000, 10_000_000_000],
    [1999, 0.3333, 666],
  ])('%d cents by %d are %d', (price, multiplier, expected) => {
    expect(repricedMinor(price, multiplier)).toBe(expected);
  });

  it.each([
    [0, 'PRICE_TOO_LOW'],
    [1, null],
    [10_000_000_000, null],
    [10_000_000_001, 'PRICE_TOO_HIGH'],
  ])('of %d cents: %s', (price, problem) => {
    expect(repricingProblem(price)).toBe(problem);
  });
});
