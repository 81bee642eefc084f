import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PostgresBus, prepared, Sql } from '../database';
import { JobDriver } from '../queue';
import { HandlerRegistry } from './handler-registry';
import { OUTBOX_CHANNEL } from './outbox';

const BATCH = 100;
/** A delivery that is not done after this time is sent again: its job was lost with Redis or its worker died. */
const LEASE_SECONDS = 60;
/** A lost wake-up costs at most this long. */
const POLL_MILLISECONDS = 1000;

/**
 * New messages become deliveries, claimed already where the queue has room; the first row always tells how many
 * messages there were.
 */
const FAN_OUT = prepared(
  'outbox.fan-out',
  `WITH fresh AS (
     SELECT id, event FROM outbox_message WHERE dispatched_at IS NULL
     ORDER BY id LIMIT $5 FOR UPDATE SKIP LOCKED
   ), made AS (
     INSERT INTO outbox_delivery (message_id, handler, queue, sent_at, attempts, lease_until)
     SELECT fresh.id, known.handler, known.queue, CASE WHEN has_room THEN now() END, has_room::int,
            CASE WHEN has_room THEN now() + make_interval(secs => $6) END
     FROM fresh JOIN unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) AS known (event, handler, queue, has_room)
          USING (event)
     ON CONFLICT DO NOTHING
     RETURNING id, queue, handler, attempts
   ), dispatched AS (
     UPDATE outbox_message SET dispatched_at = now() FROM fresh WHERE outbox_message.id = fresh.id
   )
   SELECT count.messages, made.*
   FROM (SELECT count(*)::int AS messages FROM fresh) count LEFT JOIN made ON made.attempts > 0
   ORDER BY made.id`,
);

const CLAIM = prepared(
  'outbox.claim',
  `UPDATE outbox_delivery d
   SET sent_at = now(), attempts = attempts + 1, lease_until = now() + make_interval(secs => $1)
   FROM (
     SELECT id FROM outbox_delivery
     WHERE done_at IS NULL AND failed_at IS NULL AND due_at <= now()
       AND (lease_until IS NULL OR lease_until < now()) AND handler = ANY ($3)
     ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
   ) due
   WHERE d.id = due.id
   RETURNING d.id, d.queue, d.handler, d.attempts`,
);

const RELEASE = prepared(
  'outbox.release',
  `UPDATE outbox_delivery
   SET lease_until = NULL, attempts = attempts - 1, due_at = now() + interval '2 seconds'
   WHERE id = ANY ($1) AND done_at IS NULL`,
);

interface ClaimedRow {
  id: string;
  queue: string;
  handler: string;
  attempts: number;
}

/** Without a delivery, all but `messages` is null: nobody handles what happened. */
type FannedRow = { messages: number } & (ClaimedRow | { [Field in keyof ClaimedRow]: null });

/**
 * Carries recorded events to the job queues: one delivery row per handler, claimed with SKIP LOCKED so that any
 * number of workers share the work, sent again when a lease runs out.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private wanted = false;
  private stopped = false;

  constructor(
    private readonly sql: Sql,
    private readonly bus: PostgresBus,
    private readonly handlers: HandlerRegistry,
    private readonly driver: JobDriver,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.subscribe(OUTBOX_CHANNEL, () => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MILLISECONDS);
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.wanted = true;
    if (this.running || this.stopped) return;
    this.running = this.drain().finally(() => (this.running = undefined));
  }

  private async drain(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        while ((await this.sendNew(await this.driver.fullQueues())) === BATCH && !this.stopped);
        while ((await this.sendDue(await this.driver.fullQueues())) === BATCH && !this.stopped);
      }
    } catch (error) {
      this.logger.warn(`The relay is interrupted: ${(error as Error).message}`);
    }
  }

  /** @returns how many messages there were */
  private async sendNew(fullQueues: string[]): Promise<number> {
    const known = this.handlers.all();
    const columns = [
      known.map(({ event }) => event),
      known.map(({ name }) => name),
      known.map(({ queue }) => queue),
      known.map(({ queue }) => !fullQueues.includes(queue)),
    ];
    const rows = await this.sql.rows<FannedRow>(FAN_OUT, [...columns, BATCH, LEASE_SECONDS]);
    const isSent = await this.send(rows.filter((row): row is ClaimedRow & FannedRow => row.id !== null));
    return isSent ? rows[0]!.messages : 0;
  }

  /** @returns how many deliveries were due */
  private async sendDue(fullQueues: string[]): Promise<number> {
    const open = this.handlers.all().filter(({ queue }) => !fullQueues.includes(queue));
    const names = open.map(({ name }) => name);
    const claimed = await this.sql.rows<ClaimedRow>(CLAIM, [LEASE_SECONDS, BATCH, names]);
    return (await this.send(claimed)) ? claimed.length : 0;
  }

  private async send(claimed: ClaimedRow[]): Promise<boolean> {
    if (claimed.length === 0) return true;
    try {
      await this.driver.send(claimed.map((row) => ({ ...row, id: Number(row.id), attempt: row.attempts })));
      return true;
    } catch (error) {
      // The queue is away: this was no try. The rows stay where nothing is lost, in PostgreSQL.
      await this.sql.run(RELEASE, [claimed.map((row) => row.id)]);
      this.logger.warn(`The queue does not answer, deliveries wait: ${(error as Error).message}`);
      return false;
    }
  }
}
