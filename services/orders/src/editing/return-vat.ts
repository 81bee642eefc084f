import { Injectable } from '@nestjs/common';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { vatNotReturnable } from '../domain/edit.errors';
import { orderNotFound } from '../domain/order.errors';
import { vatToReturnMinor } from '../domain/vat-return';
import { ORDER_EDITED, type OrderEdited } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { PlanEdit } from './plan-edit';
import { RetaxOrder } from './retax-order';

/** The VAT of an order that was paid in cash was given back, once the register confirmed the number of its buyer. */
@Injectable()
export class ReturnVat {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly planner: PlanEdit,
    private readonly retax: RetaxOrder,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param amount all that is to be returned, as the member of the staff saw it
   * @throws OrderError ORDERS.VAT_NOT_RETURNABLE with the amount of now
   */
  execute(orderId: number, amount: string, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order) throw orderNotFound();
      const dueMinor = vatToReturnMinor(order);
      const { plan } = await this.planner.retax(order, order.vatNumberCheck);
      if (!plan || dueMinor === 0 || parseMinor(amount) !== dueMinor) throw vatNotReturnable(dueMinor, order);
      const eventId = await this.orders.addEvent({
        orderId,
        kind: 'taxes_edited',
        note: order.vatNumber,
        amountMinor: plan.priced.totals.total.minor - order.totalMinor,
        actor: 'admin',
        actorUserId: admin.userId,
      });
      await this.retax.execute(order, plan, { eventId, admin, isBuyerKept: true, isReturned: true });
      await this.outbox.record(ORDER_EDITED, { orderId, eventId } satisfies OrderEdited);
      await this.audit.record(admin, {
        action: 'order.vat_returned',
        subject: 'order',
        subjectId: orderId,
        before: { total: minorToDecimal(order.totalMinor) },
        after: { total: minorToDecimal(plan.priced.totals.total.minor), amount },
      });
      return (await this.orders.find(orderId))!;
    });
  }
}
