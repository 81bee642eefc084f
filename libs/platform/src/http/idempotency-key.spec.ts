import { InvalidInputError } from './problem';
import { readIdempotencyKey, requestHash } from './idempotency-key';

describe('an Idempotency-Key', () => {
  it('is a value of the client such as a UUID', () => {
    expect(readIdempotencyKey('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(
      '0f8fad5b-d9cb-469f-a165-70867728950e',
    );
  });

  it('may be missing or empty', () => {
    expect(readIdempotencyKey(undefined)).toBeNull();
    expect(readIdempotencyKey('')).toBeNull();
  });

  it.each([['with space'], ['ș'], ['k'.repeat(201)], [['one', 'two']]])('cannot be %j', (value) => {
    expect(() => readIdempotencyKey(value)).toThrow(InvalidInputError);
  });
});

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
