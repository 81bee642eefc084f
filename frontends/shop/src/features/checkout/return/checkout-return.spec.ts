import { newsOfCapture, outcomeAfterReview } from './checkout-return';

describe('a payment that was under review', () => {
  it('was refused when its checkout can be paid again, or its time is over', () => {
    const refused = { kind: 'form', trouble: { kind: 'declined', message: null } };
    expect(outcomeAfterReview({ kind: 'form', trouble: null })).toEqual(refused);
    expect(outcomeAfterReview({ kind: 'form', trouble: { kind: 'expired' } })).toEqual(refused);
  });

  it('is told as it is otherwise', () => {
    for (const news of [{ kind: 'pending' }, { kind: 'waiting' }] as const)
      expect(outcomeAfterReview(news)).toBe(news);
    const soldOut = { kind: 'form', trouble: { kind: 'outOfStock', orderNumber: 'ORD-1' } } as const;
    expect(outcomeAfterReview(soldOut)).toBe(soldOut);
  });
});

it('leaves it to the checkout what a payment that is not captured yet means', () => {
  expect(newsOfCapture({ status: 'pending' }, 'ioana@bistro.example')).toBeNull();
});
