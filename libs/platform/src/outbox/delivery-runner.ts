import { Injectable, Logger } from '@nestjs/common';
import { prepared, Sql, Transactions } from '../database';
import { QUEUE_POLICY } from '../queue';
import { type Delivery, HandlerRegistry, type RegisteredHandler } from './event-handler';
import { retryDelaySeconds } from '../queue/queues';

interface StartedRow {
  id: number;
  attempts: number;
  attempts_before_retry: number;
  event: string;
  payload: unknown;
  created_at: Date;
}

const IS_OPEN = 'done_at IS NULL AND failed_at IS NULL';

/** Committed before the handler runs, so that a handler that crashes its process uses up attempts. */
const START = prepared(
  'outbox.start',
  `UPDATE outbox_delivery d
   SET attempts = attempts + 1, started_at = now(), lease_until = now() + make_interval(secs => $2)
   FROM outbox_message m
   WHERE m.id = d.message_id AND d.id = (
     SELECT id FROM outbox_delivery
     WHERE id = $1 AND ${IS_OPEN} AND started_at IS NULL AND due_at <= now()
     FOR UPDATE SKIP LOCKED)
   RETURNING d.id, d.attempts, d.attempts_before_retry, m.event, m.payload, m.created_at`,
);
/** Commits or rolls back together with the effect of the handler. */
const MARK_DONE_WITH_EFFECT = prepared(
  'outbox.mark-done-with-effect',
  `UPDATE outbox_delivery SET done_at = now(), started_at = NULL, lease_until = NULL, last_error = NULL
   WHERE id = $1 AND attempts = $2 AND started_at IS NOT NULL AND ${IS_OPEN}`,
);
/** Also for a delivery that became a dead letter when its lease expired: the effect is there. */
const MARK_DONE = prepared(
  'outbox.mark-done',
  `UPDATE outbox_delivery
   SET done_at = now(), failed_at = NULL, discarded_at = NULL, started_at = NULL, lease_until = NULL, last_error = NULL
   WHERE id = $1 AND done_at IS NULL`,
);
const RENEW = prepared(
  'outbox.renew',
  `UPDATE outbox_delivery SET lease_until = now() + make_interval(secs => $3)
   WHERE id = $1 AND attempts = $2 AND started_at IS NOT NULL AND ${IS_OPEN}`,
);
const MARK_FAILED = prepared(
  'outbox.mark-failed',
  `UPDATE outbox_delivery
   SET last_error = $3, started_at = NULL, lease_until = NULL,
       due_at = now() + make_interval(secs => $4), failed_at = CASE WHEN $5 THEN now() END
   WHERE id = $1 AND attempts = $2 AND started_at IS NOT NULL AND ${IS_OPEN}`,
);
/** Rows that a handler's transaction has locked are skipped: its process is alive. */
const ABANDONED = prepared(
  'outbox.abandoned',
  `SELECT d.id, d.handler, d.attempts, d.attempts_before_retry, m.event, m.payload, m.created_at
   FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id
   WHERE ${IS_OPEN} AND d.started_at IS NOT NULL AND d.lease_until < now() AND d.handler = ANY ($1)
   ORDER BY d.due_at LIMIT 100 FOR UPDATE OF d SKIP LOCKED`,
);
const RELEASE_TO_OTHER_WORKERS = prepared(
  'outbox.leave-to-others',
  `UPDATE outbox_delivery SET lease_until = NULL, due_at = now() + interval '2 seconds'
   WHERE id = $1 AND started_at IS NULL AND ${IS_OPEN}`,
);

/** Attempts and delays live in PostgreSQL, so the Bull and inline drivers behave the same. */
@Injectable()
export class DeliveryRunner {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly handlers: HandlerRegistry,
  ) {}

  /** Resolves also when the handler fails: the failure is recorded and retried when due. */
  async run(deliveryId: number, handlerName: string): Promise<void> {
    const registered = this.handlers.find(handlerName);
    if (!registered) {
      await this.sql.run(RELEASE_TO_OTHER_WORKERS, [deliveryId]);
      return;
    }
    const row = await this.sql.first<StartedRow>(START, [deliveryId, QUEUE_POLICY.leaseSeconds]);
    if (!row) return;
    try {
      if (registered.outsideTransaction) await this.runOutside(row, registered);
      else await this.runInside(row, registered);
    } catch (error) {
      await this.recordFailure(row, registered, error as Error);
    }
  }

  async endAbandoned(): Promise<void> {
    await this.transactions.run(async () => {
      const rows = await this.sql.rows<StartedRow & { handler: string }>(ABANDONED, [this.handlers.names()]);
      for (const row of rows) {
        const error = new Error('The worker stopped before the job was finished.');
        await this.recordFailure(row, this.handlers.find(row.handler)!, error);
      }
    });
  }

  private async runInside(row: StartedRow, { handler }: RegisteredHandler): Promise<void> {
    await this.transactions.run(async () => {
      const isOurs = (await this.sql.run(MARK_DONE_WITH_EFFECT, [row.id, row.attempts])) === 1;
      if (isOurs) await handler.handle(toDelivery(row));
    });
  }

  private async runOutside(row: StartedRow, { handler, name }: RegisteredHandler): Promise<void> {
    const { leaseSeconds, maxRunSeconds } = QUEUE_POLICY;
    const end = Date.now() + maxRunSeconds * 1000;
    const renewal = setInterval(
      () => {
        if (Date.now() < end) {
          this.sql.run(RENEW, [row.id, row.attempts, leaseSeconds]).catch(() => 0);
          return;
        }
        clearInterval(renewal);
        this.logger.error(`${name} on delivery ${row.id} has not finished in ${maxRunSeconds} s`);
      },
      (leaseSeconds * 1000) / 3,
    );
    try {
      await handler.handle(toDelivery(row));
    } finally {
      clearInterval(renewal);
    }
    await this.sql.run(MARK_DONE, [row.id]);
  }

  private async recordFailure(
    attempt: StartedRow,
    registered: RegisteredHandler,
    error: Error,
  ): Promise<void> {
    const { name, retries = QUEUE_POLICY } = registered;
    const { maxAttempts, backoff } = retries;
    const number = attemptNumber(attempt);
    const isLast = number >= maxAttempts;
    const delay = retryDelaySeconds(number, backoff);
    const values = [attempt.id, attempt.attempts, error.message, delay, isLast];
    if ((await this.sql.run(MARK_FAILED, values)) === 0) return;
    const message = `${name} failed on delivery ${attempt.id} (attempt ${number} of ${maxAttempts})`;
    if (!isLast) return this.logger.warn({ err: error, msg: message });
    this.logger.error({ err: error, msg: `Dead letter: ${message}` });
    await this.giveUp(attempt, registered);
  }

  private async giveUp(attempt: StartedRow, { handler, name }: RegisteredHandler): Promise<void> {
    try {
      await this.transactions.attempt(async () => handler.giveUp?.(toDelivery(attempt)));
    } catch (error) {
      this.logger.error({ err: error as Error, msg: `${name} could not give up delivery ${attempt.id}` });
    }
  }
}

/** Counted from the last time an administrator retried. */
const attemptNumber = ({ attempts, attempts_before_retry }: StartedRow): number =>
  attempts - attempts_before_retry;

function toDelivery(row: StartedRow): Delivery {
  return {
    id: row.id,
    event: row.event,
    payload: row.payload,
    attempt: attemptNumber(row),
    recordedAt: row.created_at,
  };
}
