import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { OrderRepository } from '../persistence/order.repository';
import type { Order } from '../domain/order.entity';
import { PromisedDays } from '../promised-days';
import { Backorders } from './backorders';

const BATCH_SIZE = 100;

/** Gives units that came into stock, in whichever way, to the orders that wait for them. */
@Injectable()
export class AllocateBackorders {
  private readonly logger = new Logger(AllocateBackorders.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly backorders: Backorders,
    private readonly promises: PromisedDays,
  ) {}

  @ScheduledJob('orders.allocate-backorders', '*/15 * * * * *')
  async run(): Promise<void> {
    for (const id of await this.backorders.listAllocatable(BATCH_SIZE)) {
      await this.allocate(id).catch((error: unknown) =>
        this.logger.error({ err: error, msg: `The backorder of order ${id} could not be allocated` }),
      );
    }
  }

  private allocate(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order || order.status === 'cancelled') return;
      await this.backorders.allocate(orderId);
      if (order.promisedFirstDay === null) await this.promise(order);
    });
  }

  /** The first promise of an order that has all its units now. */
  private async promise(order: Order): Promise<void> {
    const { id, reservedUntil } = order;
    if (reservedUntil !== null) return;
    const days = this.promises.of(order, await this.orders.findLines(id), new Date());
    if (days.promisedFirstDay !== null) await this.orders.change(id, days);
  }
}
