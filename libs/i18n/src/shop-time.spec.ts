import {
  dayAfter,
  isInShopTime,
  isoOfShopTime,
  lastMomentBefore,
  shopDayOf,
  shopTimeOf,
  shopZoneName,
  startOfShopDay,
} from './shop-time';

describe('the time of the shop', () => {
  it.each([
    ['2026-12-01T00:00', '2026-11-30T22:00:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T21:00:00.000Z'],
    ['2026-10-25T12:30', '2026-10-25T10:30:00.000Z'],
    ['2027-03-28T02:59', '2027-03-28T00:59:00.000Z'],
  ])('%s is the moment %s, wherever it is typed', (typed, iso) => {
    expect(isoOfShopTime(typed)).toBe(iso);
    expect(shopTimeOf(iso)).toBe(typed);
  });

  it('knows days of 23 and of 25 hours', () => {
    const hours = (day: string) =>
      (Date.parse(startOfShopDay(dayAfter(day, 1))) - Date.parse(startOfShopDay(day))) / 3_600_000;
    expect(['2026-10-25', '2027-03-28', '2026-11-28', '2026-12-31'].map(hours)).toEqual([25, 23, 24, 24]);
  });

  it('has a name with its offset, in winter and in summer', () => {
    const names = ['2026-12-01T12:00:00Z', '2027-07-01T12:00:00Z'].map((at) =>
      shopZoneName(new Date(at), 'en-US'),
    );
    expect(names).toEqual(['GMT+2', 'GMT+3']);
  });

  it.each([
    ['2026-12-01T12:00:00Z', -120, true],
    ['2027-07-01T12:00:00Z', -180, true],
    ['2027-07-01T12:00:00Z', -120, false],
    ['2026-12-01T12:00:00Z', 300, false],
  ])('is at %s that of a device whose offset is %i: %s', (at, offset, isSame) => {
    const time = new Date(at);
    time.getTimezoneOffset = () => offset;
    expect(isInShopTime(time)).toBe(isSame);
  });

  it('makes the hour that spring leaves out the next one', () => {
    expect(shopTimeOf(isoOfShopTime('2027-03-28T03:30'))).toBe('2027-03-28T04:30');
  });

  it('names the last day of what ends at midnight, and the day itself of what ends later', () => {
    expect(shopDayOf(new Date(lastMomentBefore('2026-11-30T22:00:00.000Z')))).toBe('2026-11-30');
    expect(shopDayOf(new Date(lastMomentBefore('2026-12-01T16:00:00.000Z')))).toBe('2026-12-01');
    expect(shopDayOf(new Date(lastMomentBefore('2027-02-28T22:00:00.000Z')))).toBe('2027-02-28');
  });

  it('is empty for what is no time', () => {
    expect([isoOfShopTime(''), isoOfShopTime('soon'), startOfShopDay('2026-13-01'), shopTimeOf('')]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});
