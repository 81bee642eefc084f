import { isUnsellable, mayReturnBecome, RETURN_REASONS, RETURN_STATES } from './return-rules';

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
});
