import {
  isUnsellable,
  mayReturnBecome,
  RETURN_REASONS,
  RETURN_STATES,
  returnRefundMinor,
} from './return-rules';

describe('a return', () => {
  it('of what is damaged or defective is not sold again as a rule', () => {
    expect(RETURN_REASONS.filter(isUnsellable)).toEqual(['damaged', 'defective']);
  });

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

  it('gives back the VAT of the order, however it is split', () => {
    const one = { netMinor: 3, subtotalMinor: 12, discountMinor: 0, vatRate: 0.19, currency: 'USD' as const };
    const parts = [0, 3, 6, 9].map((earlierNetMinor) => returnRefundMinor({ ...one, earlierNetMinor }));
    const whole = returnRefundMinor({ ...one, netMinor: 12, earlierNetMinor: 0 });
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    expect(whole).toBe(14);
  });

  it('gives back what the discount left of the goods, however it is split', () => {
    const order = { subtotalMinor: 3000, discountMinor: 1001, vatRate: 0.19, currency: 'USD' as const };
    const parts = [0, 1000, 2000].map((earlierNetMinor) =>
      returnRefundMinor({ ...order, netMinor: 1000, earlierNetMinor }),
    );
    expect(parts).toEqual([793, 793, 793]);
    expect(returnRefundMinor({ ...order, netMinor: 3000, earlierNetMinor: 0 })).toBe(2379);
  });
});
