import { isWorkingDay, publicHolidays } from './public-holidays';

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

it.each(Object.entries(MOVING))('the public holidays of %s are those of the labour code', (year, moving) => {
  const days = `${FIXED} ${moving}`.split(' ').map((day) => `${year}-${day}`);
  expect([...publicHolidays(Number(year))].sort()).toEqual([...new Set(days)].sort());
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
  expect(days.filter(isWorkingDay)).toEqual(['2026-11-27', '2026-12-02', '2027-01-04']);
});
