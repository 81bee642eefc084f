import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { awaitsPayment } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { type PaymentFacts, Payments } from '@kp/payments';
import type { Order, OrderEvent, OrderLine } from './domain/order.entity';
import { ORDER_PAID, ORDER_PAID_OUT_OF_STOCK, type OrderPlaced } from './events';
import { OrderRepository } from './persistence/order.repository';

type Actor = Pick<OrderEvent, 'actor' | 'actorUserId'>;

/** Lets a payment pay an order that waits for one. */
@Injectable()
export class PayOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly stock: CatalogStock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * An order whose reservation has expired gets its units again; when they are gone it is cancelled and refunded.
   * @returns false when the order waits for nothing, or the payment cannot pay it: not captured, of another amount or
   *   currency, or another order's
   */
  execute(
    orderId: number,
    payment: PaymentFacts,
    by: Actor = { actor: 'system', actorUserId: null },
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order || !awaitsPayment(order)) return false;
      const lines = order.isStockReleased ? await this.orders.findLines(orderId) : [];
      // A payment without a checkout is locked after products, everywhere.
      if (payment.checkoutId === null) await this.lock(lines);
      const { totalMinor, currency } = order;
      if (!(await this.payments.claimForOrder(payment.id, orderId, totalMinor, currency))) return false;
      await this.orders.addEvent({ ...by, orderId, kind: 'paid', amountMinor: totalMinor });
      const { shortages } = lines.length > 0 ? await this.stock.take(lines, { orderId }) : { shortages: [] };
      const columns = { paymentMethod: payment.method, paymentId: payment.id, reservedUntil: null };
      if (shortages.length > 0) await this.refund(order, columns);
      else {
        await this.orders.change(orderId, { ...columns, paymentStatus: 'paid', isStockReleased: false });
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
    const key = `order-${id}-out-of-stock`;
    const paymentId = columns.paymentId!;
    await this.payments.requestRefund({ paymentId, amountMinor: null, reason: 'out-of-stock', key });
    await this.orders.addEvent({ ...entry, kind: 'refund_requested', amountMinor: totalMinor });
    await this.outbox.record(ORDER_PAID_OUT_OF_STOCK, { orderId: id } satisfies OrderPlaced);
  }
}
