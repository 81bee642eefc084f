import { isRetentionPeriod } from './retention-periods';

describe('a period after which data is deleted', () => {
  it.each([
    ['mailDays', 30, true],
    ['mailDays', 29, false],
    ['mailDays', 366, false],
    ['mailDays', 90.5, false],
    ['mailDays', '90', false],
    ['mailDays', null, false],
    ['unsentMailDays', 730, true],
    ['checkoutDays', 13, false],
    ['webhookDays', 365, true],
    ['messageDays', null, true],
    ['messageDays', 179, false],
    ['messageDays', 3650, true],
  ] as const)('%s of %p is allowed: %p', (period, days, isAllowed) => {
    expect(isRetentionPeriod(period, days)).toBe(isAllowed);
  });
});
