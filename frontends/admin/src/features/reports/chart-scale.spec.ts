import { scaleOf } from './chart-scale';

it.each([
  [100.1, 150, [150, 100, 50, 0]],
  [98_240, 100_000, [100_000, 75_000, 50_000, 25_000, 0]],
  [8, 8, [8, 6, 4, 2, 0]],
  [0, 1, [1, 0.75, 0.5, 0.25, 0]],
])('an axis for %d ends at %d and has round steps', (most, top, steps) => {
  expect(scaleOf(most)).toEqual({ top, steps });
});
