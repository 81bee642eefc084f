import { returnableUntil, withdrawableUntil } from './return-period';

describe('the time in which a delivered order can be returned', () => {
  it.each([
    ['in winter', '2026-02-01T10:00:00Z', 14, '2026-02-15T21:59:59.999Z'],
    ['over the day of 23 hours', '2027-03-20T10:00:00Z', 14, '2027-04-03T20:59:59.999Z'],
    ['over the day of 25 hours', '2026-10-20T10:00:00Z', 30, '2026-11-19T21:59:59.999Z'],
    ['from a delivery late in the evening', '2026-03-01T21:59:00Z', 1, '2026-03-02T21:59:59.999Z'],
    ['from a delivery after midnight in the shop', '2026-03-01T22:30:00Z', 1, '2026-03-03T21:59:59.999Z'],
  ])('lasts to the end of its last day there, %s', (_when, delivered, days, until) => {
    const at = (time: string) => returnableUntil(new Date(delivered), days, new Date(time))?.toISOString();
    expect([at(delivered), at(until)]).toEqual([until, until]);
    expect(returnableUntil(new Date(delivered), days, new Date(Date.parse(until) + 1))).toBeNull();
  });

  it('does not begin before the delivery', () => {
    expect(returnableUntil(null, 30)).toBeNull();
  });
});

describe('the period of withdrawal', () => {
  it('keeps the public holidays of another country', () => {
    const until = (country: string) =>
      withdrawableUntil(new Date('2026-11-16T10:00:00Z'), country).toISOString();
    expect([until('RO'), until('GB'), until('')]).toEqual([
      '2026-12-02T21:59:59.999Z',
      '2026-11-30T21:59:59.999Z',
      '2026-11-30T21:59:59.999Z',
    ]);
  });

  it.each([
    ['14 days after the delivery', '2026-02-03T10:00:00Z', '2026-02-17T21:59:59.999Z'],
    ['on Monday when they end on a Saturday', '2026-02-07T10:00:00Z', '2026-02-23T21:59:59.999Z'],
    ['after the public holidays', '2026-12-11T10:00:00Z', '2026-12-28T21:59:59.999Z'],
    ['after those of New Year', '2026-12-18T10:00:00Z', '2027-01-04T21:59:59.999Z'],
  ])('ends %s', (_when, delivered, until) => {
    expect(withdrawableUntil(new Date(delivered), 'RO').toISOString()).toBe(until);
  });
});
