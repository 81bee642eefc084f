import { QUEUE_POLICY, retryDelaySeconds } from './queues';

const HOUR = 3600;

describe('the retries of a queue', () => {
  const { maxAttempts, backoff } = QUEUE_POLICY;
  const delays = (random: number) =>
    Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelaySeconds(index + 1, backoff, random));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

  it('cover an outage of at least eight hours, whatever the jitter', () => {
    expect(sum(delays(0))).toBeGreaterThanOrEqual(8 * HOUR);
  });

  it('end within a day', () => {
    expect(sum(delays(1))).toBeLessThan(24 * HOUR);
  });

  it('begin within seconds and are never more than an hour and a quarter apart', () => {
    expect(delays(1)[0]).toBeLessThan(2);
    expect(Math.max(...delays(1))).toBeLessThanOrEqual(1.25 * HOUR);
  });

  it('of deliveries that failed together spread out', () => {
    const spread = new Set(Array.from({ length: 50 }, () => retryDelaySeconds(10, backoff)));
    expect(spread.size).toBeGreaterThan(40);
  });
});
