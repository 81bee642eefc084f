import { requestHash } from './request-intent';

describe('the hash of a request', () => {
  it('is the same whatever the order of the keys and whether an absent field is spelled out', () => {
    const one = { items: [{ productId: 1, quantity: 2 }], email: 'a@b.ro', notes: undefined };
    const same = { email: 'a@b.ro', items: [{ quantity: 2, productId: 1 }] };
    expect(requestHash(one)).toBe(requestHash(same));
  });

  it('differs when a value or the order of the lines differs', () => {
    const of = (...ids: number[]) => requestHash({ items: ids.map((productId) => ({ productId })) });
    expect(new Set([of(1, 2), of(2, 1), of(1)]).size).toBe(3);
  });
});
