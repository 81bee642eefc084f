import { Injectable } from '@nestjs/common';
import type { ReturnReason } from '@kp/commerce';
import { Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { OrderEvent } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { orderNotReturnable, returnTooLarge } from '../domain/return.errors';
import { ORDER_RETURN_CHANGED, type OrderReturnChanged } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { ReturnReader } from './return-reader';
import { COUNT_RETURNED_UNITS, INSERT_RETURN } from './return.queries';

export interface RequestReturnCommand {
  items: { itemId: number; quantity: number; reason: ReturnReason }[];
  comment?: string;
}

@Injectable()
export class RequestReturn {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly reader: ReturnReader,
    private readonly outbox: Outbox,
  ) {}

  /** @param userId null for the guest who has the order's link */
  execute(orderId: number, { items, comment }: RequestReturnCommand, userId: number | null): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order || order.userId !== userId) throw orderNotFound();
      if (!(await this.reader.returnableUntil(order))) throw orderNotReturnable();
      const actor = userId === null ? 'guest' : 'customer';
      const returnId = await this.add(orderId, { items, comment }, { actor, actorUserId: userId });
      const event: OrderReturnChanged = { orderId, returnId, state: 'requested' };
      await this.outbox.record(ORDER_RETURN_CHANGED, event);
    });
  }

  /** In a transaction that has locked the order. @returns the id of the return */
  async add(
    orderId: number,
    { items, comment }: RequestReturnCommand,
    by: Pick<OrderEvent, 'actor' | 'actorUserId'>,
  ): Promise<number> {
    const ids = items.map(({ itemId }) => itemId);
    const quantities = items.map(({ quantity }) => quantity);
    const counted = await this.sql.run(COUNT_RETURNED_UNITS, [orderId, ids, quantities]);
    if (counted !== items.length) throw returnTooLarge();
    const reasons = items.map(({ reason }) => reason);
    const values = [orderId, comment || null, ids, quantities, reasons];
    const { id: returnId } = (await this.sql.first<{ id: number }>(INSERT_RETURN, values))!;
    const { returnNumber: note } = await this.reader.get(returnId);
    await this.orders.addEvent({ orderId, kind: 'return_requested', ...by, note });
    return returnId;
  }
}
