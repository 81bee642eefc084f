import { formatDate, formatDateTime, formatDayRange, formatInvoiceDate } from './formats';
import {
  dayAfter,
  isInShopTime,
  isoOfShopTime,
  lastMomentBefore,
  shopDayOf,
  shopStampOf,
  shopTimeOf,
  shopZoneName,
  startOfShopDay,
} from './shop-time';
import { setShopTimeZone } from './shop-time-zone';
import { formatShortDate } from './short-date';

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

  describe('in another zone', () => {
    afterEach(() => setShopTimeZone('Europe/Bucharest'));

    it.each([
      ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', '2026-03-08T03:30'],
      ['America/New_York', '2026-11-01T01:30', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30'],
      ['Asia/Kolkata', '2026-06-01T00:00', '2026-05-31T18:30:00.000Z', '2026-06-01T00:00'],
      ['Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00:00.000Z', '2026-04-24T01:00'],
      ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
    ])('of %s, %s is the moment %s, which it shows as %s', (zone, typed, iso, shown) => {
      setShopTimeZone(zone);
      expect(isoOfShopTime(typed)).toBe(iso);
      expect(shopTimeOf(iso)).toBe(shown);
    });

    it('is that of all texts from then on', () => {
      const at = '2026-12-31T22:30:00Z';
      const texts = () => [
        formatDateTime(at, 'en'),
        formatInvoiceDate(at),
        formatShortDate(at, new Date(at), 'de'),
      ];
      expect(texts()).toEqual(['January 1, 2027, 00:30', '01/01/2027', 'Heute 00:30']);
      setShopTimeZone('America/New_York');
      expect(texts()).toEqual(['December 31, 2026, 17:30', '31/12/2026', 'Heute 17:30']);
      expect(formatDayRange(at, '2027-01-03T04:00:00Z', 'en')).toMatch(
        /^Thu, Dec 31, 2026.+Sat, Jan 2, 2027$/,
      );
      expect(shopStampOf(new Date(at))).toBe('2026-12-31 17:30:00 -05:00');
      setShopTimeZone('Asia/Kathmandu');
      expect(shopStampOf(new Date(at))).toBe('2027-01-01 04:15:00 +05:45');
    });

    it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('of %s, a day is the day that it names', (zone) => {
      setShopTimeZone(zone);
      expect(formatDate('2026-12-03', 'en')).toBe('December 3, 2026');
      expect(formatInvoiceDate('2026-12-03')).toBe('03/12/2026');
      expect(formatDayRange('2026-12-03', '2026-12-07', 'en')).toMatch(/^Thu, Dec 3.+Mon, Dec 7$/);
    });
  });
});
