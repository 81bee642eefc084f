import { daysOf } from './day-ranges';

// The first of March 2026 is a Sunday.
it.each([
  ['today', '2026-03-01', 1, '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', 1, '2026-02-28', '2026-02-28'],
  ['thisWeek', '2026-03-01', 1, '2026-02-23', '2026-03-01'],
  ['thisWeek', '2026-03-01', 7, '2026-03-01', '2026-03-07'],
  ['thisWeek', '2026-03-01', 6, '2026-02-28', '2026-03-06'],
  ['lastWeek', '2026-03-01', 1, '2026-02-16', '2026-02-22'],
  ['lastWeek', '2026-03-04', 7, '2026-02-22', '2026-02-28'],
  ['thisMonth', '2026-12-31', 1, '2026-12-01', '2026-12-31'],
  ['thisMonth', '2028-02-10', 1, '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-15', 1, '2025-12-01', '2025-12-31'],
] as const)('%s on %s, of weeks from day %i on, is %s to %s', (range, today, weekStart, from, to) => {
  expect(daysOf(range, today, weekStart)).toEqual({ from, to });
});
