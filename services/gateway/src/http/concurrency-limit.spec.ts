import { ConcurrencyLimit } from './concurrency-limit';

/** The number of requests that are accepted at the same time. */
function acceptedBy(limit: ConcurrencyLimit): number {
  let inFlight = 0;
  while (limit.allows(inFlight)) inFlight += 1;
  return inFlight;
}

describe('the limit of requests in flight', () => {
  it('falls while answers are late, but never below what keeps the process busy', () => {
    const limit = new ConcurrencyLimit(500);
    for (let second = 1; second <= 20; second += 1) limit.record(900, 100, second * 1000);
    expect(acceptedBy(limit)).toBe(20);
  });

  it('counts a burst of late answers as one sign of overload', () => {
    const limit = new ConcurrencyLimit(500);
    for (let answer = 0; answer < 50; answer += 1) limit.record(900, 100, 1000 + answer);
    expect(acceptedBy(limit)).toBe(28);
  });

  it('falls when the event loop has no time left, once in an interval', () => {
    const limit = new ConcurrencyLimit(500);
    for (const now of [1000, 1100, 1300]) limit.decrease(now);
    expect(acceptedBy(limit)).toBe(20);
  });

  it('grows while it is used and answers come in time, up to its maximum', () => {
    const limit = new ConcurrencyLimit(150);
    for (let answer = 0; answer < 100_000; answer += 1) limit.record(20, acceptedBy(limit), answer);
    expect(acceptedBy(limit)).toBe(150);
  });

  it('does not grow while few requests come', () => {
    const limit = new ConcurrencyLimit(500);
    for (let answer = 0; answer < 10_000; answer += 1) limit.record(20, 10, answer);
    expect(acceptedBy(limit)).toBe(40);
  });
});
