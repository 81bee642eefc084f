import { InvalidInputError } from './problem';
import { readIdempotencyKey } from './idempotency-key';

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
