import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { awaitsPayment } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { type PaymentSnapshot, Payments } from '@kp/payments';
import { DiscountUses } from '../discounts/discount-uses';
import { deductedUnits } from '../domain/backorder';
import type { Order, OrderEvent, OrderLine } from '../domain/order.entity';
import { notAwaitingPayment, orderNotFound, paymentMismatch } from '../domain/order.errors';
import { ORDER_PAID, ORDER_PAID_OUT_OF_STOCK, type OrderPlaced } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { PromisedDays } from '../promised-days';

type Actor = Pick<OrderEvent, 'actor' | 'actorUserId'>;

@Injectable()
export class PayOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly stock: CatalogStock,
    private readonly discounts: DiscountUses,
    private readonly promises: PromisedDays,
    private readonly outbox: Outbox,
  ) {}

  /** Refunds an order without stock. @returns false when the payment does not match what the order awaits */
  execute(
    orderId: number,
    payment: PaymentSnapshot,
    by: Actor = { actor: 'system', actorUserId: null },
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order || !awaitsPayment(order)) return false;
      const lines = order.isStockReleased ? deductedUnits(await this.orders.findLines(orderId)) : [];
      // LOCK_ORDER (transactions.ts): a payment without a checkout comes after products, everywhere.
      if (payment.checkoutId === null) await this.lock(lines);
      const { totalMinor, currency } = order;
      if (!(await this.payments.matchToOrder(payment.id, orderId, totalMinor, currency))) return false;
      await this.payments.name(payment, order.orderNumber);
      await this.orders.addEvent({ ...by, orderId, kind: 'paid', amountMinor: totalMinor });
      const { shortages } =
        lines.length > 0 ? await this.stock.deduct(lines, { orderId }) : { shortages: [] };
      const columns = { paymentMethod: payment.method, paymentId: payment.id, reservedUntil: null };
      if (shortages.length > 0) await this.refund(order, columns);
      else {
        const days = this.promises.of(order.shippingAddress, order.lines, new Date());
        const paid = { ...columns, ...days, paymentStatus: 'paid', isStockReleased: false } as const;
        await this.orders.change(orderId, paid);
        await this.outbox.record(ORDER_PAID, { orderId } satisfies OrderPlaced);
      }
      return true;
    });
  }

  private async lock(lines: readonly OrderLine[]): Promise<void> {
    if (lines.length > 0) await this.stock.lock(lines.map(({ productId }) => productId));
  }

  private async refund({ id, status, totalMinor }: Order, columns: Partial<Order>): Promise<void> {
    await this.orders.change(id, { ...columns, status: 'cancelled', paymentStatus: 'out_of_stock_paid' });
    const entry = { orderId: id, actor: 'system' } as const;
    await this.orders.addEvent({ ...entry, kind: 'status', fromStatus: status, toStatus: 'cancelled' });
    await this.discounts.release({ orderId: id });
    await requestOutOfStockRefund(this.payments, id, columns.paymentId!);
    await this.orders.addEvent({ ...entry, kind: 'refund_requested', amountMinor: totalMinor });
    await this.outbox.record(ORDER_PAID_OUT_OF_STOCK, { orderId: id } satisfies OrderPlaced);
  }
}

export async function requestOutOfStockRefund(
  payments: Payments,
  orderId: number,
  paymentId: number,
): Promise<void> {
  const key = `order-${orderId}-out-of-stock`;
  await payments.requestRefund({ paymentId, amountMinor: null, reason: 'out-of-stock', key });
}

@Injectable()
export class MatchPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
    private readonly audit: AuditLog,
  ) {}

  execute(orderId: number, paymentId: number, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order) throw orderNotFound();
      const isMatched = order.paymentId === paymentId && order.paymentStatus === 'paid';
      if (!isMatched) await this.pay(order, paymentId, admin);
      const after = (await this.orders.find(orderId))!;
      await this.audit.record(admin, {
        action: 'order.payment-matched',
        subject: 'order',
        subjectId: orderId,
        before: audited(order),
        after: audited(after),
      });
      return after;
    });
  }

  private async pay(order: Order, paymentId: number, { userId }: Principal): Promise<void> {
    if (!awaitsPayment(order)) throw notAwaitingPayment();
    const payment = await this.payments.findById(paymentId);
    const by = { actor: 'admin', actorUserId: userId } as const;
    const isPaid = payment !== null && (await this.payOrder.execute(order.id, payment, by));
    if (!isPaid) throw paymentMismatch(order.totalMinor, order.currency);
  }
}

function audited({ status, paymentMethod, paymentStatus, paymentId }: Order) {
  return { status, paymentMethod, paymentStatus, paymentId };
}
