import { mayReturnBecome, RETURN_STATES, returnableUntil, returnRefundMinor } from './return-rules';

describe('a return', () => {
  it('is approved or rejected, received, then refunded or closed', () => {
    const next = RETURN_STATES.map((from) => RETURN_STATES.filter((to) => mayReturnBecome(from, to)));
    expect(next).toEqual([
      ['approved', 'rejected'],
      ['received', 'closed'],
      [],
      ['refunded', 'closed'],
      [],
      [],
    ]);
  });

  it('is possible until the days after the delivery are over', () => {
    const delivered = new Date('2026-03-01T10:00:00Z');
    const until = new Date('2026-03-31T10:00:00Z');
    expect(returnableUntil(delivered, 30, new Date('2026-03-31T09:59:59Z'))).toEqual(until);
    expect(returnableUntil(delivered, 30, until)).toBeNull();
    expect(returnableUntil(null, 30)).toBeNull();
  });

  it('gives back the VAT of the order, however it is split', () => {
    const one = { netMinor: 3, vatRate: 0.19, currency: 'USD' as const };
    const parts = [0, 3, 6, 9].map((earlierNetMinor) => returnRefundMinor({ ...one, earlierNetMinor }));
    const whole = returnRefundMinor({ ...one, netMinor: 12, earlierNetMinor: 0 });
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    expect(whole).toBe(14);
  });
});
