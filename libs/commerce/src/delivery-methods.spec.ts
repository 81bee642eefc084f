import {
  type DeliveryMethodDraft,
  methodsFor,
  rateCost,
  type RateBasis,
  validateDeliveryMethod,
} from './delivery-methods';
import { readyDay, vanDay } from './delivery-range';

const RATES = [
  { upTo: 5_000, costMinor: 900 },
  { upTo: 20_000, costMinor: 1_900 },
  { upTo: null, costMinor: 4_900 },
];
const UP_TO_20_KG = RATES.slice(0, 2);

describe('what a way of delivery costs', () => {
  it.each<[RateBasis, typeof RATES, number, number, number]>([
    ['weight', RATES, 0, 999_999, 900],
    ['weight', RATES, 5_000, 999_999, 900],
    ['weight', RATES, 5_001, 1, 1_900],
    ['weight', RATES, 20_001, 1, 4_900],
    ['weight', UP_TO_20_KG, 20_001, 1, 1_900],
    ['value', RATES, 999_999, 5_000, 900],
    ['value', RATES, 1, 5_001, 1_900],
    ['value', RATES, 1, 20_001, 4_900],
  ])('by %s of %j, for %i g and goods of %i', (basis, rates, grams, goodsMinor, costMinor) => {
    expect(rateCost({ basis, rates }, { grams, goodsMinor })).toBe(costMinor);
  });

  it('is that of its zone, and at home of the whole country; everybody may come to the warehouse', () => {
    const [courier, ofSeven, ofEight] = [null, 7, 8].map((zoneId) => ({ kind: 'courier' as const, zoneId }));
    const pickup = { kind: 'pickup' as const, zoneId: null };
    const methods = [courier!, ofSeven!, ofEight!, pickup];
    expect(methodsFor(methods, 7, true)).toEqual([courier, ofSeven, pickup]);
    expect(methodsFor(methods, 8, false)).toEqual([ofEight, pickup]);
    expect(methodsFor(methods, null, false)).toEqual([pickup]);
  });
});

/** Monday, 30 November; Tuesday is a public holiday, and Friday the shop is closed. */
const CALENDAR = {
  timeZone: 'Europe/Bucharest',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  closedDays: ['2026-12-04'],
  holidays: ['2026-12-01'],
};

describe('when an order comes by van', () => {
  const van = (weekdays: number[], cutOff = '16:00', cutOffDays = 1) => ({ weekdays, cutOff, cutOffDays });
  it.each([
    ['the next day that it drives', '2026-11-30T09:00+02:00', van([3, 6]), '2026-12-02'],
    ['until the cut-off of the day before', '2026-12-01T15:59+02:00', van([3, 6]), '2026-12-02'],
    ['after it, the day after', '2026-12-01T16:00+02:00', van([3, 6]), '2026-12-05'],
    ['of the same day', '2026-12-02T07:59+02:00', van([3], '08:00', 0), '2026-12-02'],
    ['a week later', '2026-12-02T08:00+02:00', van([3], '08:00', 0), '2026-12-09'],
    ['not on a public holiday', '2026-11-30T09:00+02:00', van([2]), '2026-12-08'],
    ['not while the shop is closed', '2026-11-30T09:00+02:00', van([5]), '2026-12-11'],
    ['in the time zone of the shop', '2026-12-01T23:30+02:00', van([3], '23:45', 1), '2026-12-02'],
    ['two days before', '2026-12-01T00:00+02:00', van([3, 4], '23:59', 2), '2026-12-03'],
  ])('%s', (_, now, schedule, day) => expect(vanDay(new Date(now), schedule, CALENDAR)).toBe(day));

  it('never, where no day is left', () => {
    expect(
      vanDay(new Date('2026-11-30T09:00Z'), van([7]), { ...CALENDAR, closedDays: sundays() }),
    ).toBeNull();
  });

  it('and can be fetched on the day on which a parcel would leave', () => {
    expect(readyDay(new Date('2026-11-30T13:59+02:00'), CALENDAR)).toBe('2026-11-30');
    expect(readyDay(new Date('2026-11-30T14:00+02:00'), CALENDAR)).toBe('2026-12-02');
  });
});

const sundays = () =>
  Array.from({ length: 20 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 29 + week * 7)).toISOString().slice(0, 10),
  );

describe('a way of delivery', () => {
  const draft: DeliveryMethodDraft = {
    kind: 'van',
    name: '',
    zoneId: null,
    basis: 'value',
    rates: [{ upTo: null, cost: '9.00' }],
    freeShippingThreshold: '',
    minDays: null,
    maxDays: null,
    weekdays: [2],
    cutOff: '16:00',
    cutOffDays: 1,
  };
  const wrong = (changes: object) =>
    validateDeliveryMethod({ ...draft, ...changes }).map(({ field }) => field);

  it.each<[object, string[]]>([
    [{}, []],
    [{ weekdays: [] }, ['weekdays']],
    [{ weekdays: [8] }, ['weekdays']],
    [{ kind: 'pickup', weekdays: [], cutOff: '', cutOffDays: NaN }, []],
    [{ cutOff: '25:00' }, ['cutOff']],
    [{ cutOffDays: 15 }, ['cutOffDays']],
    [{ kind: 'boat' }, ['kind']],
    [{ basis: 'length' }, ['basis']],
    [{ zoneId: 0 }, ['zoneId']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ rates: [] }, ['rates']],
    [{ rates: 'many' }, ['rates']],
    [{ rates: [{ upTo: 5, cost: 'free' }] }, ['rates']],
    [{ rates: [null] }, ['rates']],
    [
      {
        rates: [
          { upTo: null, cost: '1' },
          { upTo: 5, cost: '1' },
        ],
      },
      ['rates'],
    ],
    [{ freeShippingThreshold: '-1' }, ['freeShippingThreshold']],
    [{ kind: 'courier', minDays: 3, maxDays: 2 }, ['minDays', 'maxDays']],
    [{ kind: 'courier', minDays: 1, maxDays: null }, ['minDays', 'maxDays']],
  ])('%j is wrong in %j', (changes, fields) => expect(wrong(changes)).toEqual(fields));
});
