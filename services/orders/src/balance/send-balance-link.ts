import { Injectable } from '@nestjs/common';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { PaymentMethods } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { balanceChanged } from '../domain/edit.errors';
import { orderNotFound, paymentMethodUnavailable } from '../domain/order.errors';
import { ORDER_BALANCE_DUE, type OrderBalanceDue } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { BalanceLinkRepository } from './balance-link.repository';

const LINK_TTL_DAYS = 14;

/** Mails the customer a link that takes what a change added. */
@Injectable()
export class SendBalanceLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly links: BalanceLinkRepository,
    private readonly methods: PaymentMethods,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sent again, it is the same link with a new end.
   *
   * @param amount all that is outstanding, as the member of the staff saw it
   */
  execute(id: number, amount: string, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      const { outstandingMinor: amountMinor, status, currency } = order;
      const isDue = amountMinor > 0 && status !== 'cancelled' && order.email !== '';
      if (!isDue || parseMinor(amount) !== amountMinor) throw balanceChanged(order);
      if (this.methods.onlineMethods(currency).length === 0) throw paymentMethodUnavailable();
      const link = await this.links.send(id, amountMinor, LINK_TTL_DAYS);
      const entry = { orderId: id, actor: 'admin', actorUserId: admin.userId, amountMinor } as const;
      const eventId = await this.orders.addEvent({ ...entry, kind: 'balance_link_sent' });
      const due: OrderBalanceDue = { orderId: id, linkId: link.id, eventId };
      await this.outbox.record(ORDER_BALANCE_DUE, due);
      await this.audit.record(admin, {
        action: 'order.balance_link_sent',
        subject: 'order',
        subjectId: id,
        before: null,
        after: { amount: minorToDecimal(amountMinor), currency, expiresAt: link.expiresAt.toISOString() },
      });
      return (await this.orders.find(id))!;
    });
  }
}
