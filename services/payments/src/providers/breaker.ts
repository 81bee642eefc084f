import { ProviderUnavailableError } from '../domain/payment.errors';

/** Calls in a row that got no answer, each after all of its own attempts. */
const MAX_FAILURES = 3;
const OPEN_MS = 15_000;

/**
 * While a provider does not answer, its calls fail at once instead of waiting; every few seconds one call finds out
 * whether it is back.
 */
export class Breaker {
  private failures = 0;
  private nextTryAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** @throws ProviderUnavailableError while the provider does not answer */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.failures >= MAX_FAILURES) {
      if (this.now() < this.nextTryAt) throw new ProviderUnavailableError('It has not answered for a while.');
      this.nextTryAt = this.now() + OPEN_MS;
    }
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      this.count(error);
      throw error;
    }
  }

  /** A rejection is an answer. */
  private count(error: unknown): void {
    const isSilent = error instanceof ProviderUnavailableError;
    this.failures = isSilent ? this.failures + 1 : 0;
    if (this.failures === MAX_FAILURES) this.nextTryAt = this.now() + OPEN_MS;
  }
}
