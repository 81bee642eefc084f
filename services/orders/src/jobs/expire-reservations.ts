import { Injectable, Logger } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { DiscountUses } from '../discounts/discount-uses';
import { ORDER_STATUS_CHANGED, type OrderStatusChanged } from '../events';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';

const BATCH_SIZE = 100;
const LIST_EXPIRED = prepared(
  'orders.list-expired-reservations',
  'SELECT id FROM orders WHERE reserved_until < now() ORDER BY reserved_until LIMIT $1',
);
const DELETE_OLD_USAGE = prepared(
  'orders.delete-old-usage',
  'DELETE FROM guest_cash_usage WHERE day < current_date - 1',
);

/** One transaction per order, so that a failure does not affect the others. */
@Injectable()
export class ExpireReservations {
  private readonly logger = new Logger(ExpireReservations.name);

  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly reservations: OrderReservations,
    private readonly discounts: DiscountUses,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('orders.expire-reservations', '*/15 * * * * *')
  async run(): Promise<void> {
    for (const { id } of await this.sql.rows<{ id: number }>(LIST_EXPIRED, [BATCH_SIZE])) {
      await this.expire(id).catch((error: unknown) =>
        this.logger.error({ err: error, msg: `The reservation of order ${id} could not be ended` }),
      );
    }
    await this.sql.run(DELETE_OLD_USAGE);
  }

  private expire(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order?.reservedUntil || order.reservedUntil > new Date()) return;
      if (!order.isStockReleased) await this.reservations.release(orderId);
      const entry = { orderId, actor: 'system' } as const;
      if (!order.confirmationRequired && order.paymentMethod !== 'bank_transfer') {
        await this.orders.change(orderId, { reservedUntil: null });
        if (!order.isStockReleased) await this.orders.addEvent({ ...entry, kind: 'reservation_expired' });
        return;
      }
      await this.discounts.release({ orderId });
      await this.orders.change(orderId, { reservedUntil: null, status: 'cancelled' });
      const change = { fromStatus: order.status, toStatus: 'cancelled' } as const;
      await this.orders.addEvent({ ...entry, kind: 'status', ...change });
      const changed: OrderStatusChanged = { orderId, ...change };
      await this.outbox.record(ORDER_STATUS_CHANGED, changed);
    });
  }
}
