import { ConcurrencyLimit } from './concurrency-limit';

const CORES = 2;

describe('the number of slots', () => {
  it.each([
    [1, 32],
    [2, 64],
    [64, 128],
  ])('starts by the cores: with %d it is %d', (cores, slots) => {
    expect(new ConcurrencyLimit(500, cores).slots).toBe(slots);
  });

  it('falls while answers are late, but never below what keeps the cores busy', () => {
    const limit = new ConcurrencyLimit(500, CORES);
    for (let second = 1; second <= 20; second += 1) limit.record(900, 100, second * 1000);
    expect(limit.slots).toBe(32);
  });

  it('is never above its maximum, not even at first', () => {
    expect(new ConcurrencyLimit(10, CORES).slots).toBe(10);
  });

  it('counts a burst of late answers as one sign of overload', () => {
    const limit = new ConcurrencyLimit(500, CORES);
    for (let answer = 0; answer < 50; answer += 1) limit.record(900, 100, 1000 + answer);
    expect(limit.slots).toBe(44);
  });

  it('falls when the event loop has no time left, once in an interval', () => {
    const limit = new ConcurrencyLimit(500, CORES);
    for (const now of [1000, 1100, 1300]) limit.decrease(now);
    expect(limit.slots).toBe(32);
  });

  it('grows while it is used and answers come in time, up to its maximum', () => {
    const limit = new ConcurrencyLimit(150, CORES);
    for (let answer = 0; answer < 100_000; answer += 1) limit.record(20, limit.slots, answer);
    expect(limit.slots).toBe(150);
  });

  it('does not grow while few requests come', () => {
    const limit = new ConcurrencyLimit(500, CORES);
    for (let answer = 0; answer < 10_000; answer += 1) limit.record(20, 10, answer);
    expect(limit.slots).toBe(64);
  });
});
