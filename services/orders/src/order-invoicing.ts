import { Injectable } from '@nestjs/common';
import {
  type CurrencyCode,
  namedPaymentMethod,
  type OrderReferenceField,
  type OrderStatus,
} from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { isPlacedByGuest, type Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { OrderReader } from './order-reader';
import { OrderRepository } from './persistence/order.repository';
import {
  FIND_RETURN,
  LIST_RETURNS_OF_ORDER,
  returnIdOfRefund,
  type ReturnView,
} from './returns/return.queries';

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
  | 'paymentMethod'
  | 'paymentId'
  | 'currency'
  | 'subtotalMinor'
  | 'discountCode'
  | 'discountMinor'
  | 'shippingMinor'
  | 'deliveryMethod'
  | 'taxLines'
  | 'isTaxIncluded'
  | 'supplyKind'
  | 'taxCountry'
  | 'vatMinor'
  | 'totalMinor'
  | 'outstandingMinor'
  | 'concededMinor'
  | 'shippingAddress'
  | 'billingAddress'
  | 'vatNumber'
  | OrderReferenceField
  | 'lines'
  | 'history'
  | 'isNegotiated'
> & {
  /** Of the last delivery; of an order on its way, of its dispatch; null before. */
  suppliedAt: Date | null;
};

/** A return that was refunded, in the currency of its order. */
export interface RefundedReturn {
  orderId: number;
  amountMinor: number;
  currency: CurrencyCode;
  units: { productCode: string; quantity: number }[];
}

@Injectable()
export class OrderInvoicing {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly sql: Sql,
  ) {}

  /** The order of a guest behind a status link, also once it joined an account. Customers invoice theirs in their account. */
  async getOfGuest(token: string): Promise<Order> {
    const order = await this.reader.getByLink(token);
    if (!isPlacedByGuest(order)) throw orderNotFound();
    return order;
  }

  /** Locks the order until the end of the transaction, so that it can be neither invoiced twice nor cancelled meanwhile. */
  async getForUpdate(id: number, principal: Principal | null): Promise<InvoicedOrder> {
    const order = await this.orders.findForUpdate(id);
    const isVisible =
      principal === null || principal.rights.includes('invoices') || order?.userId === principal.userId;
    if (!order || !isVisible) throw orderNotFound();
    const reached = (status: OrderStatus) => order.history.findLast(({ toStatus }) => toStatus === status);
    const supplied = reached('delivered') ?? (order.status === 'shipped' ? reached('shipped') : undefined);
    return { ...order, suppliedAt: supplied?.at ?? null };
  }

  /** Its invoice was paid, or is no longer. Payments of the order itself count first. */
  async setPaidByInvoice(id: number, isPaid: boolean): Promise<void> {
    const order = (await this.orders.findForUpdate(id))!;
    const { paymentStatus, paymentId, totalMinor: amountMinor } = order;
    const method = namedPaymentMethod(order, amountMinor);
    if (isPaid && paymentStatus === 'unpaid') {
      await this.orders.change(id, { paymentStatus: 'paid', paymentId: null, reservedUntil: null });
      await this.orders.addEvent({ orderId: id, kind: 'paid', actor: 'system', amountMinor });
    }
    const isPaidByInvoice = method !== 'cash' && method !== 'none' && paymentId === null;
    if (!isPaid && isPaidByInvoice && paymentStatus === 'paid' && order.concededMinor < amountMinor)
      await this.orders.change(id, { paymentStatus: 'unpaid' });
  }

  /** @param invoiceNumber null once its invoice is reversed */
  async markInvoiced(id: number, invoiceNumber: string | null): Promise<void> {
    await this.orders.change(id, { invoiceNumber, ...(invoiceNumber === null ? { concededMinor: 0 } : {}) });
  }

  /** Its invoice was credited by so much, which is not asked for any more and left by returns. */
  async concede(id: number, amountMinor: number): Promise<void> {
    const order = (await this.orders.findForUpdate(id))!;
    const outstandingMinor = Math.max(0, order.outstandingMinor - amountMinor);
    const concededMinor = order.concededMinor + amountMinor;
    const isAll = order.paymentStatus === 'unpaid' && concededMinor >= order.totalMinor;
    const nothingToPay = isAll ? ({ paymentStatus: 'paid', reservedUntil: null } as const) : {};
    await this.orders.change(id, { concededMinor, outstandingMinor, ...nothingToPay });
  }

  /** What its corrected invoice takes of what was conceded before. */
  async setConceded(id: number, concededMinor: number): Promise<void> {
    await this.orders.change(id, { concededMinor });
  }

  /** Its invoice was paid by so much, or by all that is due; negative once that is undone. */
  async payOutstanding(
    id: number,
    { orderedMinor, isAll }: { orderedMinor: number; isAll: boolean },
  ): Promise<void> {
    const order = (await this.orders.findForUpdate(id))!;
    if (order.paymentStatus === 'unpaid') return;
    const outstandingMinor = isAll ? 0 : Math.max(0, order.outstandingMinor - orderedMinor);
    if (outstandingMinor !== order.outstandingMinor) await this.orders.change(id, { outstandingMinor });
  }

  /** The return that asked for a refund with this key, if one did. */
  async findReturnOfRefund(key: string): Promise<RefundedReturn | null> {
    const returnId = returnIdOfRefund(key);
    return returnId === null ? null : this.findReturn(returnId, (method) => method === 'payment');
  }

  /** Null unless it was refunded in cash or by transfer, which no payment reports. */
  findReturnPaidBack(returnId: number): Promise<RefundedReturn | null> {
    return this.findReturn(returnId, (method) => method === 'cash' || method === 'transfer');
  }

  /** Ids, oldest first. */
  async listRefundedReturns(orderId: number): Promise<number[]> {
    const returns = await this.sql.rows<ReturnView>(LIST_RETURNS_OF_ORDER, [orderId]);
    return returns
      .filter(({ state }) => state === 'refunded')
      .map(({ id }) => id)
      .reverse();
  }

  private async findReturn(
    returnId: number,
    isRefundedBy: (method: ReturnView['refundMethod']) => boolean,
  ): Promise<RefundedReturn | null> {
    const found = await this.sql.first<ReturnView>(FIND_RETURN, [returnId]);
    if (!found || !isRefundedBy(found.refundMethod)) return null;
    const { orderId, refundMinor, currency, lines: units } = found;
    return { orderId, amountMinor: refundMinor!, currency, units };
  }
}
