import { Injectable } from '@nestjs/common';
import { type PaymentSnapshot, Payments, refundableMinor } from '@kp/payments';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { ORDER_BALANCE_PAID, type OrderPlaced } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { type BalanceLink, balanceLinkStateOf, isStillDue } from './balance-link';
import { BalanceLinkRepository } from './balance-link.repository';

/** What is paid by a link pays the order exactly once; all other money goes back. */
@Injectable()
export class PayBalance {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly links: BalanceLinkRepository,
    private readonly payments: Payments,
    private readonly outbox: Outbox,
  ) {}

  /** A captured payment pays what is due, or is refunded: when that is paid already, or is another amount by now. */
  execute(paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const locked = await this.lock(await this.payments.findById(paymentId));
      if (!locked) return;
      const { order, link } = locked;
      const payment = (await this.payments.findById(paymentId))!;
      if (payment.orderId !== null || refundableMinor(payment) === 0) return;
      if (await this.pays(payment, order, link)) return;
      const key = 'balance-not-due';
      await this.payments.requestRefund({ paymentId, amountMinor: null, reason: 'unmatched', key });
    });
  }

  /** What was approved at PayPal is captured only while it is due. Calls the provider, so it runs outside transactions. */
  async capture(payment: PaymentSnapshot): Promise<void> {
    if (payment.capturedMinor === 0) {
      if (payment.status === 'cancelled' || !(await this.isNeeded(payment))) return;
      await this.payments.capture(payment.providerRef!);
    }
    await this.execute(payment.id);
  }

  private async pays(payment: PaymentSnapshot, order: Order, link: BalanceLink): Promise<boolean> {
    const { id: orderId, currency } = order;
    const { amountMinor } = link;
    if (link.paidAt !== null || !isStillDue(link, order)) return false;
    if (!(await this.payments.matchToBalance(payment, orderId, amountMinor, currency))) return false;
    await this.payments.name(payment, order.orderNumber);
    await this.links.markPaid(link.id);
    await this.orders.change(orderId, { outstandingMinor: 0 });
    await this.orders.addEvent({ orderId, kind: 'paid', actor: 'system', amountMinor });
    await this.outbox.record(ORDER_BALANCE_PAID, { orderId } satisfies OrderPlaced);
    return true;
  }

  private isNeeded(payment: PaymentSnapshot): Promise<boolean> {
    return this.transactions.run(async () => {
      const locked = await this.lock(payment);
      const all = await this.payments.listOfBalance(payment.balanceId!);
      const payments = all.filter(({ id }) => id !== payment.id);
      const facts = { isOnlineAvailable: true, payments, now: new Date() };
      const state = locked ? balanceLinkStateOf(locked.link, locked.order, facts) : 'obsolete';
      if (state === 'payable' || state === 'expired') return true;
      await this.payments.cancelApproved(payment.id, `Not captured: what is due is ${state}`);
      return false;
    });
  }

  /** The order first, as everywhere, so that browser, webhook, staff and a second payment wait for each other. */
  private async lock(payment: PaymentSnapshot | null): Promise<{ order: Order; link: BalanceLink } | null> {
    const found = payment?.balanceId ? await this.links.find(payment.balanceId) : null;
    const order = found && (await this.orders.findForUpdate(found.orderId));
    return found && order && { order, link: (await this.links.find(found.id))! };
  }
}
