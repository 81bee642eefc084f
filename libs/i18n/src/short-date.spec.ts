import { formatShortDate } from './short-date';

describe('a date in a list', () => {
  const now = new Date('2026-11-29T13:00:00Z');

  it.each([
    ['en', '2026-11-29T13:46:00Z', 'Today 15:46'],
    ['de', '2026-11-29T13:46:00Z', 'Heute 15:46'],
    ['ro', '2026-11-28T22:30:00Z', 'Azi 00:30'],
    ['en', '2026-11-28T21:30:00Z', 'Nov 28'],
    ['ro', '2026-11-28T21:30:00Z', '28 nov.'],
    ['en', '2025-12-31T21:59:00Z', 'Dec 31, 2025'],
    ['en', '2025-12-31T22:00:00Z', 'Jan 1'],
    ['ja', '2026-03-01T10:00:00Z', '3月1日'],
    ['ar', '2026-11-29T13:46:00Z', 'اليوم 15:46'],
  ] as const)('in %s, %s: %s', (language, iso, text) => {
    expect(formatShortDate(iso, now, language)).toBe(text);
  });
});
