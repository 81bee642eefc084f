import { deliveryRange, type DeliveryDays, type DispatchCalendar, rangeFrom } from './delivery-range';
import { publicHolidays } from './public-holidays';
import {
  closedDaysRule,
  cutOffRule,
  deliveryDaysRule,
  deliveryRegions,
  homeRegions,
  workingDaysRule,
} from './delivery-rules';

const HOLIDAYS = [2026, 2027].flatMap((year) => publicHolidays('RO', year));

const CALENDAR: DispatchCalendar = {
  timeZone: 'Europe/Bucharest',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  closedDays: [],
  holidays: HOLIDAYS,
};
const BUCHAREST: DeliveryDays = { minDays: 1, maxDays: 3 };
const ROMANIA: DeliveryDays = { minDays: 2, maxDays: 5 };
const ABROAD: DeliveryDays = { minDays: 5, maxDays: 9 };

const promised = (now: string, days: DeliveryDays, changes: Partial<DispatchCalendar> = {}) => {
  const { firstDay, lastDay, minutesLeft } = deliveryRange(new Date(now), days, { ...CALENDAR, ...changes });
  return [firstDay, lastDay, minutesLeft];
};

// Times are UTC; in winter Bucharest is two hours ahead, in summer three.
it.each<[string, string, DeliveryDays, string, string, number | null]>([
  ['before the cut-off', '2026-12-02T08:40:00Z', BUCHAREST, '2026-12-03', '2026-12-07', 200],
  ['before the cut-off, in the country', '2026-12-02T08:40:00Z', ROMANIA, '2026-12-04', '2026-12-09', 200],
  ['seconds before it', '2026-12-02T11:59:30Z', BUCHAREST, '2026-12-03', '2026-12-07', 1],
  ['at the cut-off', '2026-12-02T12:00:00Z', BUCHAREST, '2026-12-04', '2026-12-08', null],
  ['Friday after the cut-off', '2026-11-20T12:30:00Z', BUCHAREST, '2026-11-24', '2026-11-26', null],
  [
    'Friday before St Andrew and the National Day',
    '2026-11-27T09:00:00Z',
    BUCHAREST,
    '2026-12-02',
    '2026-12-04',
    180,
  ],
  ['the same Friday after the cut-off', '2026-11-27T13:00:00Z', BUCHAREST, '2026-12-03', '2026-12-07', null],
  ['Saturday', '2026-11-21T09:00:00Z', ROMANIA, '2026-11-25', '2026-12-02', null],
  ['24 December', '2026-12-24T09:00:00Z', BUCHAREST, '2026-12-28', '2026-12-30', 180],
  ['24 December after the cut-off', '2026-12-24T14:00:00Z', BUCHAREST, '2026-12-29', '2026-12-31', null],
  ['New Year and the Epiphany', '2026-12-31T09:00:00Z', ROMANIA, '2027-01-05', '2027-01-12', 180],
  ['the long weekend of 1 May', '2026-04-30T12:00:00Z', BUCHAREST, '2026-05-05', '2026-05-07', null],
  ['Orthodox Easter', '2026-04-09T09:00:00Z', BUCHAREST, '2026-04-14', '2026-04-16', 120],
  ['1 May and Orthodox Easter together', '2027-04-29T10:59:00Z', ROMANIA, '2027-05-05', '2027-05-10', 1],
  ['a zone abroad', '2026-12-02T08:40:00Z', ABROAD, '2026-12-09', '2026-12-15', 200],
  [
    'a day of 23 hours, when summer time begins',
    '2026-03-28T23:30:00Z',
    BUCHAREST,
    '2026-03-31',
    '2026-04-02',
    null,
  ],
  [
    'half past midnight, while it is Thursday in London',
    '2026-11-19T22:30:00Z',
    BUCHAREST,
    '2026-11-23',
    '2026-11-25',
    810,
  ],
])('an order arrives, %s', (_when, now, days, firstDay, lastDay, minutesLeft) => {
  expect(promised(now, days)).toEqual([firstDay, lastDay, minutesLeft]);
});

it('leaves on no day when the warehouse is closed, while parcels on their way arrive', () => {
  const closed = { closedDays: ['2026-12-03', '2026-12-04'] };
  expect(promised('2026-12-02T08:00:00Z', BUCHAREST, closed)).toEqual(['2026-12-03', '2026-12-07', 240]);
  expect(promised('2026-12-03T08:00:00Z', BUCHAREST, closed)).toEqual(['2026-12-08', '2026-12-10', null]);
});

it('leaves on a Saturday when the shop works then, but a public holiday never counts', () => {
  const everyDay = { workingDays: [1, 2, 3, 4, 5, 6, 7] };
  expect(promised('2026-11-21T08:00:00Z', BUCHAREST, everyDay)).toEqual(['2026-11-23', '2026-11-25', 240]);
  expect(promised('2026-12-01T08:00:00Z', BUCHAREST, everyDay)).toEqual(['2026-12-03', '2026-12-07', null]);
});

it('counts the hours to the cut-off by the clock of the zone when summer time begins', () => {
  const sunday = { workingDays: [7] };
  // 00:30 in Bucharest; an hour later the clocks leave one out.
  expect(promised('2026-03-28T22:30:00Z', BUCHAREST, sunday)[2]).toBe(12 * 60 + 30);
  expect(promised('2026-10-24T21:30:00Z', BUCHAREST, sunday)[2]).toBe(14 * 60 + 30);
});

it('keeps the holidays of the country, and the clock of the zone, that it is told', () => {
  const german = { timeZone: 'Europe/Berlin', holidays: publicHolidays('DE', 2026) };
  // Romania rests on the first of December; 13:30 in Berlin is after the cut-off in Bucharest.
  expect(promised('2026-11-30T12:30:00Z', BUCHAREST, german)).toEqual(['2026-12-01', '2026-12-03', 30]);
  const indian = { timeZone: 'Asia/Kolkata', holidays: [] };
  expect(promised('2026-11-29T18:30:00Z', BUCHAREST, indian)).toEqual(['2026-12-01', '2026-12-03', 14 * 60]);
});

it('is expected from the day when it was shipped, whatever the cut-off', () => {
  expect(rangeFrom('2026-11-27', BUCHAREST, HOLIDAYS)).toEqual({
    firstDay: '2026-12-02',
    lastDay: '2026-12-04',
  });
  expect(rangeFrom('2026-11-27', { minDays: 0, maxDays: 0 }, HOLIDAYS)).toEqual({
    firstDay: '2026-11-27',
    lastDay: '2026-11-27',
  });
});

it('has settings that make sense', () => {
  expect(['14:00', '23:59', '24:00', '9:00', 14].map((time) => cutOffRule(time) === null)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([[1], [1, 6], [], [1, 1], [0], 'Monday'].map((days) => workingDaysRule(days) === null)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const closed = [[], ['2026-12-24'], ['2026-02-30'], ['24.12.2026'], 'never'];
  expect(closed.map((days) => closedDaysRule(days) === null)).toEqual([true, true, false, false, false]);
  const days = [
    [0, 0],
    [1, 60],
    [3, 1],
    [1, 61],
    [-1, 1],
    ['1', 2],
  ];
  expect(days.map(([min, max]) => deliveryDaysRule(min, max) === null)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('a seller promises days in its own country and in its zones, in Bucharest only from Romania', () => {
  const settings = {
    cutOff: '14:00',
    workingDays: [1],
    closedDays: [],
    bucharestMinDays: 1,
    bucharestMaxDays: 3,
    romaniaMinDays: 2,
    romaniaMaxDays: 5,
  };
  const zone = { countries: ['RO'], counties: ['B'], minDays: 4, maxDays: 7 };
  const promisedBy = (homeCountry: string, zones: (typeof zone)[] = []) => {
    const regions = deliveryRegions(zones, settings, homeCountry);
    const { bucharest, country } = homeRegions({ homeCountry, regions });
    return {
      places: regions.map(({ countries, counties }) => [...countries, ...counties].join(' ')),
      bucharest: bucharest?.maxDays ?? null,
      country: country.maxDays,
    };
  };
  expect([promisedBy('RO'), promisedBy('HU'), promisedBy('RO', [zone]), promisedBy('HU', [zone])]).toEqual([
    { places: ['B', 'RO'], bucharest: 3, country: 5 },
    { places: ['HU'], bucharest: null, country: 5 },
    { places: ['RO B', 'B', 'RO'], bucharest: 7, country: 7 },
    { places: ['RO B', 'HU'], bucharest: null, country: 5 },
  ]);
});
