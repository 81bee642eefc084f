import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { QuotaUsedUpError } from './domain/transmission-channel';

const TAKE = prepared(
  'invoices.take-call',
  `INSERT INTO call_budget AS known (name, period, used, ends_at) VALUES ($1, $2, 1, $4)
   ON CONFLICT (name, period) DO UPDATE SET used = known.used + 1 WHERE known.used < $3
   RETURNING used`,
);
const PURGE = prepared('invoices.purge-call-budgets', 'DELETE FROM call_budget WHERE ends_at < now()');

const WINDOW_MS = 10_000;
const DAY_MS = 86_400_000;

/** The time by which calls are spread over a minute. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const REAL: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** One quota of an authority: so many calls of a name in a period. */
export interface Quota {
  name: string;
  limit: number;
}

/** Calls that quotas allow, counted where all processes see them. A call counts before it is made. */
@Injectable()
export class CallBudget {
  constructor(private readonly sql: Sql) {}

  /** @throws QuotaUsedUpError when it is used up for today, by the clock of the authority */
  async takeOfDay({ name, limit }: Quota, timeZone: string, now = new Date()): Promise<void> {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
    if (await this.take(name, day, limit, new Date(now.getTime() + 2 * DAY_MS))) return;
    throw new QuotaUsedUpError(name, new Date(now.getTime() + DAY_MS / 24));
  }

  /**
   * Waits for the next window where this one is full. Windows are short, so that a minute which begins in the middle of one
   * has a sixth more than the limit at most.
   */
  async takeOfMinute({ name, limit }: Quota, clock = REAL): Promise<void> {
    const ofWindow = Math.max(1, Math.floor((limit * WINDOW_MS) / 60_000));
    while (true) {
      const window = Math.floor(clock.now() / WINDOW_MS);
      const endsAt = (window + 1) * WINDOW_MS;
      if (await this.take(name, String(window), ofWindow, new Date(endsAt))) return;
      await clock.sleep(endsAt - clock.now() + 5);
    }
  }

  purge(): Promise<number> {
    return this.sql.run(PURGE);
  }

  private async take(name: string, period: string, limit: number, endsAt: Date): Promise<boolean> {
    return (await this.sql.run(TAKE, [name, period, limit, endsAt])) === 1;
  }
}
