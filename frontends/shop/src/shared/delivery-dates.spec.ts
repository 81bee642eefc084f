import { deliveryDates } from './delivery-dates';

const daysOf = (now: string) => {
  const { earliest, latest } = deliveryDates(new Date(now));
  return [earliest, latest].map((date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(date),
  );
};

describe('an order arrives', () => {
  it('after one to five working days', () => {
    expect(daysOf('2026-11-16T10:00:00Z')).toEqual(['2026-11-17', '2026-11-23']);
  });

  it('never on weekends, which do not count as working days', () => {
    expect(daysOf('2026-11-20T10:00:00Z')).toEqual(['2026-11-23', '2026-11-27']);
    expect(daysOf('2026-11-21T10:00:00Z')).toEqual(['2026-11-23', '2026-11-27']);
    expect(daysOf('2026-11-22T10:00:00Z')).toEqual(['2026-11-23', '2026-11-27']);
  });

  it('never on a public holiday, which does not count as a working day', () => {
    // St Andrew's Day is a Monday, the National Day a Tuesday.
    expect(daysOf('2026-11-27T10:00:00Z')).toEqual(['2026-12-02', '2026-12-08']);
    expect(daysOf('2026-12-23T10:00:00Z')).toEqual(['2026-12-24', '2026-12-31']);
    expect(daysOf('2026-12-31T10:00:00Z')).toEqual(['2027-01-04', '2027-01-12']);
    expect(daysOf('2027-04-29T10:00:00Z')).toEqual(['2027-05-04', '2027-05-10']);
  });

  it('by days of the calendar, also when the clocks change', () => {
    expect(daysOf('2026-10-24T21:30:00Z')).toEqual(['2026-10-26', '2026-10-30']);
  });

  it('by the calendar of Bucharest, where Friday night in London is Saturday', () => {
    expect(daysOf('2026-11-20T22:30:00Z')).toEqual(['2026-11-23', '2026-11-27']);
    expect(daysOf('2026-11-15T23:00:00Z')).toEqual(['2026-11-17', '2026-11-23']);
  });
});
