import { type PriceMethod, type PriceRounding, repricedMinor, repricingProblem } from './repricing';

describe('a new price', () => {
  const of = (priceMinor: number | null, costPriceMinor: number | null = null) => ({
    priceMinor,
    costPriceMinor,
  });

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
    expect(repricedMinor(of(price), { multiplier })).toBe(expected);
  });

  // Worked by hand: price and cost, the change, its rounding, the new price.
  it.each<[number | null, number | null, PriceMethod, PriceRounding | undefined, number | null]>([
    [1250, null, { percent: 10 }, undefined, 1375],
    // 9.99 × 1.075 = 10.73925
    [999, null, { percent: 7.5 }, undefined, 1074],
    [1000, null, { percent: -12.5 }, undefined, 875],
    // 12.49 × 1.03 = 12.8647: 12.85 is 1.47 cents away, 12.90 is 3.53.
    [1249, null, { percent: 3 }, '0.05', 1285],
    // 12.875 lies between 12.85 and 12.90, and goes up.
    [1250, null, { percent: 3 }, '0.05', 1290],
    [1249, null, { percent: 3 }, '1', 1300],
    [1249, null, { percent: 0 }, '1', 1200],
    [1250, null, { percent: 0 }, '1', 1300],
    // 12.8647: 12.90 is near; 13.40 lies between 12.90 and 13.90, and goes up.
    [1249, null, { percent: 3 }, '.90', 1290],
    [1340, null, { percent: 0 }, '.90', 1390],
    [1339, null, { percent: 0 }, '.90', 1290],
    [1249, null, { percent: 3 }, '.99', 1299],
    [1349, null, { percent: 0 }, '.99', 1399],
    [1348, null, { percent: 0 }, '.99', 1299],
    // Rounded once: 13.395 is below 13.40, though 13.40 to the cent would have gone up.
    [1339, 0, { multiplier: 1.0004 }, '.90', 1290],
    // Not nothing: the lowest that ends so.
    [20, null, { percent: 0 }, '.90', 90],
    [20, null, { percent: 0 }, '1', 100],
    [2, null, { percent: 0 }, '0.05', 5],
    [1000, null, { percent: -100 }, undefined, 0],
    [1000, null, { percent: -100 }, '.99', 0],
    // From the cost, whatever the price is.
    [9999, 800, { markup: 45 }, undefined, 1160],
    [null, 733, { markup: 33.33 }, undefined, 977],
    [null, 733, { markup: 33.33 }, '.99', 999],
    [9999, 800, { margin: 35 }, undefined, 1231],
    // 7.33 / 0.6667 = 10.9945
    [null, 733, { margin: 33.33 }, undefined, 1099],
    [null, 733, { margin: 33.33 }, '.90', 1090],
    [null, 1000, { margin: 99.99 }, undefined, 10_000_000],
    [1000, null, { margin: 30 }, undefined, null],
    [1000, null, { markup: 30 }, '.99', null],
    [null, 500, { percent: 10 }, undefined, null],
  ])('of %p at a cost of %p by %j, rounded to %s, is %p', (price, cost, method, rounding, expected) => {
    expect(repricedMinor(of(price, cost), method, rounding)).toBe(expected);
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
