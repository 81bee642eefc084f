import { romanianSendingDays, workingDaysLeft } from './sending-days';

describe('the days in which a document has to be at the tax office', () => {
  it.each([
    // Day of issue, third and fifth working day.
    ['2026-11-23', 'a Monday', '2026-11-26', '2026-12-02'],
    ['2026-11-27', 'a Friday before St Andrew and the National Day', '2026-12-04', '2026-12-08'],
    ['2026-11-29', 'a Sunday', '2026-12-04', '2026-12-08'],
    ['2026-12-23', 'before Christmas', '2026-12-29', '2026-12-31'],
    ['2026-12-30', 'over the new year, Epiphany and St John', '2027-01-05', '2027-01-11'],
    ['2027-04-28', 'before Orthodox Easter', '2027-05-05', '2027-05-07'],
  ])('of %s, %s', (issued, _what, warnOn, deadline) => {
    expect(romanianSendingDays(issued)).toEqual({ warnOn, deadline });
  });

  it.each([
    ['2026-12-08', '2026-11-27', 5],
    ['2026-12-08', '2026-12-01', 5],
    ['2026-12-08', '2026-12-07', 1],
    ['2026-12-08', '2026-12-08', 0],
    ['2026-12-04', '2026-12-05', -1],
    ['2026-12-08', '2026-12-10', -2],
  ])('until %s there are from %s %i', (deadline, today, left) => {
    expect(workingDaysLeft(deadline, today)).toBe(left);
  });
});
