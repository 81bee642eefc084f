import { Injectable } from '@nestjs/common';
import type { Principal } from '@kp/platform/http';
import type { Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { OrderRepository } from './persistence/order.repository';

/** Amounts are in minor units of `currency`. */
export type InvoicedOrder = Pick<
  Order,
  | 'id'
  | 'orderNumber'
  | 'userId'
  | 'email'
  | 'language'
  | 'status'
  | 'paymentStatus'
  | 'currency'
  | 'subtotalMinor'
  | 'shippingMinor'
  | 'vatRate'
  | 'vatMinor'
  | 'totalMinor'
  | 'billingAddress'
  | 'lines'
> & {
  deliveredAt: Date | null;
};

@Injectable()
export class OrderInvoicing {
  constructor(private readonly orders: OrderRepository) {}

  /** Locks the order until the end of the transaction, so that it can be neither invoiced twice nor cancelled meanwhile. */
  async getForUpdate(id: number, principal: Principal | null): Promise<InvoicedOrder> {
    const locked = await this.orders.findForUpdate(id);
    const isVisible = principal === null || principal.isAdmin || locked?.userId === principal.userId;
    const order = isVisible ? await this.orders.find(id) : null;
    if (!order) throw orderNotFound();
    const delivered = order.history.findLast(({ toStatus }) => toStatus === 'delivered');
    return { ...order, deliveredAt: delivered?.at ?? null };
  }

  /** @param invoiceNumber null once its invoice is reversed */
  async markInvoiced(id: number, invoiceNumber: string | null): Promise<void> {
    await this.orders.change(id, { invoiceNumber });
  }
}
