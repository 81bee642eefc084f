import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { awaitsPayment } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { type PaymentSnapshot, Payments } from '@kp/payments';
import { DiscountUses } from '../discounts/discount-uses';
import { deductedUnits } from '../domain/backorder';
import type { Order, OrderEvent, OrderLine } from '../domain/order.entity';
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
        const days = this.promises.of(order, order.lines, new Date());
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
