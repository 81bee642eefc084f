import {
  isUnsellable,
  mayReturnBecome,
  RETURN_REASONS,
  RETURN_STATES,
  returnRefundMinor,
} from './return-rules';

const TAX = { category: 'S', rate: 0.19 } as const;
const goods = (goodsMinor: number) => [{ ...TAX, goodsMinor }];
const taxLine = (goodsMinor: number, discountMinor = 0) => ({
  ...TAX,
  goodsMinor,
  discountMinor,
  shippingMinor: 0,
  taxMinor: 0,
  removedMinor: 0,
});

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
    const order = { taxLines: [taxLine(12)], isTaxIncluded: false };
    const parts = [0, 3, 6, 9].map((before) =>
      returnRefundMinor({ ...order, returned: goods(3), earlier: goods(before) }),
    );
    const whole = returnRefundMinor({ ...order, returned: goods(12), earlier: [] });
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    expect(whole).toBe(14);
  });

  it('gives back what the discount left of the goods, however it is split', () => {
    const order = { taxLines: [taxLine(3000, 1001)], isTaxIncluded: false };
    const parts = [0, 1000, 2000].map((before) =>
      returnRefundMinor({ ...order, returned: goods(1000), earlier: goods(before) }),
    );
    expect(parts).toEqual([793, 793, 793]);
    expect(returnRefundMinor({ ...order, returned: goods(3000), earlier: [] })).toBe(2379);
  });
});
