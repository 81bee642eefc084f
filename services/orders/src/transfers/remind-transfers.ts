import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '@kp/payments';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { ORDER_TRANSFER_REMINDED, type OrderPlaced } from '../events';
import { OrderTransferRepository } from './order-transfer.repository';

/** Customers whose money has not come are reminded once, some days before their order is cancelled. */
@Injectable()
export class RemindTransfers {
  constructor(
    private readonly transactions: Transactions,
    private readonly transfers: OrderTransferRepository,
    private readonly settings: PaymentSettings,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('orders.remind-transfers', '0 */10 * * * *')
  async run(): Promise<void> {
    const { reminderDays } = this.settings.current;
    if (reminderDays === 0) return;
    for (const orderId of await this.transfers.listDueReminders(reminderDays)) {
      await this.transactions.run(async () => {
        if (!(await this.transfers.markReminded(orderId))) return;
        await this.outbox.record(ORDER_TRANSFER_REMINDED, { orderId } satisfies OrderPlaced);
      });
    }
  }
}
