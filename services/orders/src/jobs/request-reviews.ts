import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { ORDER_REVIEW_DUE, type OrderPlaced } from '../events';
import { OrdersConfig } from '../orders.config';

const BATCH_SIZE = 100;
/** Counted from the last delivery: an order can be delivered again. */
const CLAIM_DUE = prepared(
  'orders.claim-due-reviews',
  `UPDATE orders SET review_requested_at = now()
    WHERE id IN (
      SELECT o.id FROM orders o
       WHERE o.status = 'delivered' AND o.user_id IS NOT NULL AND o.review_requested_at IS NULL
         AND (SELECT max(at) FROM order_event e WHERE e.order_id = o.id AND e.kind = 'status' AND e.to_status = 'delivered')
             <= now() - make_interval(days => $1)
       ORDER BY o.id LIMIT $2 FOR UPDATE OF o SKIP LOCKED)
   RETURNING id`,
);

/** Announces once per order of an account that its items can be reviewed by now. */
@Injectable()
export class RequestReviews {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: OrdersConfig,
  ) {}

  @ScheduledJob('orders.request-reviews', '25 * * * *')
  async run(): Promise<void> {
    while ((await this.requestBatch()) === BATCH_SIZE);
  }

  private requestBatch(): Promise<number> {
    return this.transactions.run(async () => {
      const values = [this.config.reviewRequestDays, BATCH_SIZE];
      const orders = await this.sql.rows<{ id: number }>(CLAIM_DUE, values);
      for (const { id } of orders) {
        await this.outbox.record(ORDER_REVIEW_DUE, { orderId: id } satisfies OrderPlaced);
      }
      return orders.length;
    });
  }
}
