import { Injectable, Logger } from '@nestjs/common';
import { prepared, Sql, Transactions } from '../database';
import type { Delivery } from './event-handler';
import { HandlerRegistry, type RegisteredHandler } from './handler-registry';
import { retryDelaySeconds, TRIES } from './retry-schedule';

interface DeliveryRow {
  id: string;
  handler: string;
  attempts: number;
  event: string;
  payload: unknown;
  created_at: Date;
}

const COLUMNS = 'd.id, d.handler, d.attempts, m.event, m.payload, m.created_at';
const IS_OPEN = 'd.id = $1 AND d.done_at IS NULL AND d.failed_at IS NULL';
const FIND_OPEN = prepared(
  'outbox.find-open',
  `SELECT ${COLUMNS} FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id WHERE ${IS_OPEN}`,
);
/** Done before it has begun: the mark becomes true with the handler's effect, or goes with it. A twin waits here. */
const TAKE_OPEN = prepared(
  'outbox.take-open',
  `UPDATE outbox_delivery d SET done_at = now(), lease_until = NULL, last_error = NULL
   FROM outbox_message m WHERE m.id = d.message_id AND ${IS_OPEN}
   RETURNING ${COLUMNS}`,
);
const MARK_DONE = prepared(
  'outbox.mark-done',
  'UPDATE outbox_delivery SET done_at = now(), lease_until = NULL, last_error = NULL WHERE id = $1',
);
const MARK_FAILED = prepared(
  'outbox.mark-failed',
  `UPDATE outbox_delivery
   SET last_error = $2, lease_until = NULL,
       due_at = now() + make_interval(secs => $3),
       failed_at = CASE WHEN $4 THEN now() END
   WHERE id = $1 AND done_at IS NULL`,
);

/**
 * Brings one delivery to its handler, at most once with effect. Attempts, delays and the end of trying live in
 * PostgreSQL, so a Bull job and the inline driver behave the same.
 */
@Injectable()
export class DeliveryRunner {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly handlers: HandlerRegistry,
  ) {}

  /** Never rejects because of a handler: a failure is written down and tried again when it is due. */
  async run(deliveryId: number, handlerName: string): Promise<void> {
    const registered = this.handlers.find(handlerName);
    if (!registered) return;
    try {
      if (registered.outsideTransaction) await this.runOutside(deliveryId, registered);
      else await this.runInside(deliveryId, registered);
    } catch (error) {
      const row = await this.sql.first<DeliveryRow>(FIND_OPEN, [deliveryId]);
      if (row) await this.writeFailure(row, error as Error);
    }
  }

  private async runInside(deliveryId: number, registered: RegisteredHandler): Promise<void> {
    await this.transactions.run(async () => {
      const taken = await this.sql.first<DeliveryRow>(TAKE_OPEN, [deliveryId]);
      if (taken) await registered.handler.handle(toDelivery(taken));
    });
  }

  private async runOutside(deliveryId: number, registered: RegisteredHandler): Promise<void> {
    const row = await this.sql.first<DeliveryRow>(FIND_OPEN, [deliveryId]);
    if (!row) return;
    await registered.handler.handle(toDelivery(row));
    await this.sql.run(MARK_DONE, [deliveryId]);
  }

  private async writeFailure(row: DeliveryRow, error: Error): Promise<void> {
    const isLast = row.attempts >= TRIES;
    const message = `${row.handler} failed on delivery ${row.id} (try ${row.attempts} of ${TRIES})`;
    this.logger[isLast ? 'error' : 'warn']({ err: error, msg: message });
    await this.sql.run(MARK_FAILED, [row.id, error.message, retryDelaySeconds(row.attempts), isLast]);
  }
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: Number(row.id),
    event: row.event,
    payload: row.payload,
    attempt: row.attempts,
    recordedAt: row.created_at,
  };
}
