import { Injectable } from '@nestjs/common';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { balanceChanged } from '../domain/edit.errors';
import { orderNotFound } from '../domain/order.errors';
import { ORDER_BALANCE_PAID, type OrderPlaced } from '../events';
import { OrderRepository } from '../persistence/order.repository';

/** What a change added to a paid order was paid: by transfer, in cash or at a terminal. */
@Injectable()
export class RecordBalance {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @param amount all that is outstanding, as the member of the staff saw it */
  execute(id: number, amount: string, reference: string, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      const { outstandingMinor: amountMinor } = order;
      if (amountMinor === 0 || parseMinor(amount) !== amountMinor) throw balanceChanged(order);
      await this.orders.change(id, { outstandingMinor: 0 });
      await this.orders.addEvent({
        orderId: id,
        kind: 'paid',
        actor: 'admin',
        actorUserId: admin.userId,
        amountMinor,
        note: reference,
      });
      await this.outbox.record(ORDER_BALANCE_PAID, { orderId: id } satisfies OrderPlaced);
      await this.audit.record(admin, {
        action: 'order.balance_paid',
        subject: 'order',
        subjectId: id,
        before: { outstandingAmount: minorToDecimal(amountMinor) },
        after: { outstandingAmount: minorToDecimal(0), reference },
      });
      return (await this.orders.find(id))!;
    });
  }
}
