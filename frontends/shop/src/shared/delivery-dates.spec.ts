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

  it('by the calendar of Bucharest, where Friday night in London is Saturday', () => {
    expect(daysOf('2026-11-20T22:30:00Z')).toEqual(['2026-11-23', '2026-11-27']);
    expect(daysOf('2026-11-22T23:00:00Z')).toEqual(['2026-11-24', '2026-11-30']);
  });
});
