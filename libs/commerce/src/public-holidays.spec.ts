import { HOLIDAY_COUNTRIES, publicHolidays } from './public-holidays';
import data from './public-holidays.json';
import { isWorkingDay } from './working-days';

const FIXED = '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26';

/** Good Friday, Easter, Easter Monday, Pentecost and its Monday, as the Romanian government publishes them. */
const MOVING: Readonly<Record<number, string>> = {
  2025: '04-18 04-20 04-21 06-08 06-09',
  2026: '04-10 04-12 04-13 05-31 06-01',
  2027: '04-30 05-02 05-03 06-20 06-21',
  2028: '04-14 04-16 04-17 06-04 06-05',
  2029: '04-06 04-08 04-09 05-27 05-28',
  2030: '04-26 04-28 04-29 06-16 06-17',
};

const daysOf = (year: number, days: string) => days.split(' ').map((day) => `${year}-${day}`);

it.each(Object.entries(MOVING))(
  'the public holidays of Romania in %s are those of the labour code',
  (year, moving) => {
    const days = daysOf(Number(year), `${FIXED} ${moving}`);
    expect(publicHolidays('RO', Number(year))).toEqual([...new Set(days)].sort());
  },
);

// As their governments publish them.
it.each([
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
  ['GR', 2026, '01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 06-01 08-15 10-28 12-25 12-26'],
  ['SE', 2026, '01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-20 10-31 12-25 12-26'],
  ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  [
    'BG',
    2026,
    '01-01 03-03 04-10 04-11 04-12 04-13 05-01 05-06 05-24 05-25 09-06 09-07 09-22 12-24 12-25 12-26 12-28',
  ],
  ['IE', 2030, '01-01 02-01 03-17 04-22 05-06 06-03 08-05 10-28 12-25 12-26'],
  ['IT', 2026, '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['SK', 2026, '01-01 01-06 04-03 04-06 05-01 07-05 08-29 11-01 12-24 12-25 12-26'],
  ['US', 2026, ''],
])('those of %s in %i are %s', (country, year, days) => {
  expect(publicHolidays(country, year)).toEqual(days === '' ? [] : daysOf(year, days));
});

it('every country has a law that names at least seven, once each and within their year', () => {
  expect(HOLIDAY_COUNTRIES).toHaveLength(30);
  for (const country of HOLIDAY_COUNTRIES) {
    expect((data as Record<string, { source: string }>)[country]!.source).not.toBe('');
    for (let year = 1995; year <= 2060; year += 1) {
      const days = publicHolidays(country, year);
      expect(days.length).toBeGreaterThanOrEqual(7);
      expect([...new Set(days)].sort()).toEqual(days);
    }
  }
});

it('a holiday on a weekday is no working day, and neither is a weekend', () => {
  const days = [
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2027-01-04',
    '2027-04-30',
  ];
  const holidays = [2026, 2027].flatMap((year) => publicHolidays('RO', year));
  expect(days.filter((day) => isWorkingDay(day, holidays))).toEqual([
    '2026-11-27',
    '2026-12-02',
    '2027-01-04',
  ]);
});
