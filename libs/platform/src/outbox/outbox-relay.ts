import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PostgresBus, prepared, Sql } from '../database';
import { type Job, JobDriver } from '../queue';
import { DeliveryRunner } from './delivery-runner';
import { HandlerRegistry, queuesOf } from './event-handler';
import { OUTBOX_CHANNEL } from './outbox';

const BATCH_SIZE = 100;
/** Deliveries not started after this time are sent again; Redis drops the duplicate by its job id. */
const SENT_LEASE_SECONDS = 60;
/** The longest delay after a lost notification. */
const POLL_INTERVAL_MS = 1000;

/** The first row always carries the number of messages, even without a delivery to send. */
const FAN_OUT = prepared(
  'outbox.fan-out',
  `WITH fresh AS (
     SELECT id, event, payload->>'lane' AS lane FROM outbox_message WHERE dispatched_at IS NULL
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
   ), due AS (
     SELECT fresh.id, s.handler, CASE WHEN lane = ANY (s.lanes) THEN s.queue || '-' || lane ELSE s.queue END AS queue
     FROM fresh JOIN outbox_subscription s ON s.event = fresh.event AND s.retired_at IS NULL
   ), made AS (
     INSERT INTO outbox_delivery (message_id, handler, queue, sent_at, lease_until)
     SELECT id, handler, queue,
            CASE WHEN handler = ANY ($1) AND NOT queue = ANY ($4) THEN now() END,
            CASE WHEN handler = ANY ($1) AND NOT queue = ANY ($4) THEN now() + make_interval(secs => $3) END
     FROM due
     ON CONFLICT DO NOTHING
     RETURNING id, handler, queue, attempts, sent_at
   ), dispatched AS (
     UPDATE outbox_message SET dispatched_at = now() FROM fresh WHERE outbox_message.id = fresh.id
   )
   SELECT count.messages, made.*
   FROM (SELECT count(*)::int AS messages FROM fresh) count LEFT JOIN made ON made.sent_at IS NOT NULL
   ORDER BY made.id`,
);

const CLAIM = prepared(
  'outbox.claim',
  `UPDATE outbox_delivery d
   SET sent_at = now(), lease_until = now() + make_interval(secs => $1)
   FROM (
     SELECT id FROM outbox_delivery
     WHERE done_at IS NULL AND failed_at IS NULL AND due_at <= now() AND started_at IS NULL
       AND (lease_until IS NULL OR lease_until < now()) AND handler = ANY ($3) AND NOT queue = ANY ($4)
     ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
   ) due
   WHERE d.id = due.id
   RETURNING d.id, d.handler, d.queue, d.attempts`,
);

const RELEASE = prepared(
  'outbox.release',
  `UPDATE outbox_delivery SET lease_until = NULL, due_at = now() + interval '2 seconds'
   WHERE id = ANY ($1) AND started_at IS NULL AND done_at IS NULL AND failed_at IS NULL`,
);

const RELEASE_SENT = prepared(
  'outbox.release-sent',
  `UPDATE outbox_delivery SET lease_until = NULL
   WHERE started_at IS NULL AND done_at IS NULL AND failed_at IS NULL
     AND lease_until IS NOT NULL AND handler = ANY ($1)`,
);

interface ClaimedRow {
  id: number;
  handler: string;
  queue: string;
  attempts: number;
}

type FanOutRow = { messages: number } & (ClaimedRow | { [Field in keyof ClaimedRow]: null });

/** Claims deliveries with SKIP LOCKED, so any number of workers share them; expired leases are sent again. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private isWakePending = false;
  private wasReconnected = false;
  private isPollDue = true;
  private stopped = false;

  constructor(
    private readonly sql: Sql,
    private readonly bus: PostgresBus,
    private readonly handlers: HandlerRegistry,
    private readonly driver: JobDriver,
    private readonly runner: DeliveryRunner,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.driver.onReconnect(() => {
      this.wasReconnected = true;
      this.wake();
    });
    await this.bus.subscribe(OUTBOX_CHANNEL, () => this.wake());
    this.timer = setInterval(() => {
      this.isPollDue = true;
      this.wake();
    }, POLL_INTERVAL_MS);
    this.wake();
  }

  /** Runs before the database connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.release(this.driver.cancelWaiting()).catch(() => undefined);
    await this.driver.close();
  }

  private wake(): void {
    this.isWakePending = true;
    if (this.running || this.stopped) return;
    this.running = this.drain().finally(() => {
      this.running = undefined;
      if (this.isWakePending) this.wake();
    });
  }

  private async drain(): Promise<void> {
    try {
      while (this.isWakePending && !this.stopped) {
        this.isWakePending = false;
        if (this.wasReconnected) await this.releaseSent();
        if (this.isPollDue) await this.runner.endAbandoned();
        this.isPollDue = false;
        while ((await this.sendNew(await this.driver.fullQueues())) === BATCH_SIZE && !this.stopped);
        while ((await this.sendDue(await this.driver.fullQueues())) === BATCH_SIZE && !this.stopped);
      }
    } catch (error) {
      this.logger.warn(`The relay is interrupted: ${(error as Error).message}`);
    }
  }

  /** Redis may have lost sent jobs; it drops the duplicates of those it still has. */
  private async releaseSent(): Promise<void> {
    this.wasReconnected = false;
    await this.sql.run(RELEASE_SENT, [this.handlers.names()]).catch((error: unknown) => {
      this.wasReconnected = true;
      throw error;
    });
  }

  private async sendNew(fullQueues: string[]): Promise<number> {
    const values = [this.handlers.names(), BATCH_SIZE, SENT_LEASE_SECONDS, fullQueues];
    const rows = await this.sql.rows<FanOutRow>(FAN_OUT, values);
    const isSent = await this.send(rows.filter((row): row is ClaimedRow & FanOutRow => row.id !== null));
    return isSent ? rows[0]!.messages : 0;
  }

  private async sendDue(fullQueues: string[]): Promise<number> {
    const values = [SENT_LEASE_SECONDS, BATCH_SIZE, this.handlers.names(), fullQueues];
    const claimed = await this.sql.rows<ClaimedRow>(CLAIM, values);
    return (await this.send(claimed)) ? claimed.length : 0;
  }

  /** A delivery of an earlier release may name a queue that its handler has no more. */
  private queueOf(handler: string, stored: string): string {
    const queues = queuesOf(this.handlers.find(handler)!);
    return queues.includes(stored) ? stored : queues[0]!;
  }

  private async release(ids: number[]): Promise<void> {
    if (ids.length > 0) await this.sql.run(RELEASE, [ids]);
  }

  private async send(claimed: ClaimedRow[]): Promise<boolean> {
    if (claimed.length === 0) return true;
    try {
      await this.driver.send(
        claimed.map(({ id, handler, queue, attempts }): Job => ({
          id,
          handler,
          queue: this.queueOf(handler, queue),
          attempts,
        })),
      );
      return true;
    } catch (error) {
      await this.release(claimed.map(({ id }) => id));
      this.logger.warn(`The queue does not answer, deliveries wait: ${(error as Error).message}`);
      return false;
    }
  }
}
