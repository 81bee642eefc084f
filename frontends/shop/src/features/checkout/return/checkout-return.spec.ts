import { captureOutcomeOf, outcomeAfterReview } from './checkout-return';

describe('a payment that was under review', () => {
  it('was declined when its checkout can be paid again, or has expired', () => {
    const declined = { kind: 'form', failure: { kind: 'declined', message: null } };
    expect(outcomeAfterReview({ kind: 'form', failure: null })).toEqual(declined);
    expect(outcomeAfterReview({ kind: 'form', failure: { kind: 'expired' } })).toEqual(declined);
  });

  it('keeps any other outcome', () => {
    for (const outcome of [{ kind: 'pending' }, { kind: 'waiting' }] as const)
      expect(outcomeAfterReview(outcome)).toBe(outcome);
    const soldOut = { kind: 'form', failure: { kind: 'outOfStock', orderNumber: 'ORD-1' } } as const;
    expect(outcomeAfterReview(soldOut)).toBe(soldOut);
  });
});

it('leaves it to the checkout what a payment that is not captured yet means', () => {
  expect(captureOutcomeOf({ status: 'pending' }, 'ioana@bistro.example')).toBeNull();
});
