import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '../database';

const RETRY_NOW = prepared(
  'outbox.retry-delayed',
  `UPDATE outbox_delivery SET due_at = now()
   WHERE handler = $1 AND done_at IS NULL AND failed_at IS NULL AND started_at IS NULL
     AND attempts > 0 AND due_at > now()`,
);

const REPEAT = prepared(
  'outbox.repeat-delivery',
  `UPDATE outbox_delivery
   SET done_at = NULL, attempts_before_retry = attempts, due_at = now(), lease_until = NULL, started_at = NULL
   WHERE id = $1 AND done_at IS NOT NULL`,
);

/** For handlers that know more about their deliveries than how often they failed. */
@Injectable()
export class DelayedDeliveries {
  constructor(private readonly sql: Sql) {}

  /** What made them fail is over. */
  async retryNow(handler: string): Promise<void> {
    await this.sql.run(RETRY_NOW, [handler]);
  }

  /** What it did is of no use any more. */
  async repeat(deliveryId: number): Promise<void> {
    await this.sql.run(REPEAT, [deliveryId]);
  }
}
