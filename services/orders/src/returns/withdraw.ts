import { Injectable } from '@nestjs/common';
import { canWithdraw } from '@kp/commerce/withdrawal-rules';
import { Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { unshippedUnits } from '../domain/backorder';
import type { Order } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { notWithdrawable, returnTooLarge } from '../domain/return.errors';
import { ORDER_RETURN_CHANGED, type OrderReturnChanged } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { ReturnReader } from './return-reader';
import { FIND_DECLARED, INSERT_WITHDRAWAL, type ReturnView, WITHDRAW_UNITS } from './return.queries';
import { type OrderClaim, withdrawableUnits, WithdrawalReader } from './withdrawal-reader';

export interface WithdrawCommand {
  /** As the customer entered it. */
  name: string;
  items: { itemId: number; quantity: number }[];
  /** Of the form: sent twice, it is one declaration. */
  declarationId: string;
}

interface WithdrawnLine {
  id: number;
  quantity: number;
  unshipped: number;
  undeducted: number;
  backordered: number;
}

/**
 * Declares a withdrawal from the contract. No approval is needed, so it starts as an approved return; money and stock
 * move when the staff has received the goods, or made sure that they were not sent.
 */
@Injectable()
export class Withdraw {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly withdrawals: WithdrawalReader,
    private readonly returns: ReturnReader,
    private readonly outbox: Outbox,
  ) {}

  /** @throws OrderError ORDERS.NOT_FOUND, ORDERS.NOT_WITHDRAWABLE, ORDERS.RETURN_TOO_LARGE */
  async execute(claim: OrderClaim, command: WithdrawCommand): Promise<ReturnView> {
    const { id: orderId } = await this.withdrawals.find(claim);
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order) throw orderNotFound();
      const known = await this.findDeclared(command.declarationId, orderId);
      if (known) return known;
      const { barrier } = this.withdrawals.termsOf(order);
      if (barrier) throw notWithdrawable(barrier);
      return this.declare(order, command);
    });
  }

  private async declare(order: Order, { name, items, declarationId }: WithdrawCommand): Promise<ReturnView> {
    const { id: orderId } = order;
    const lines = items.map((item) => withdrawnLine(order, item));
    const ids = lines.map(({ id }) => id);
    const unshipped = lines.map((line) => line.unshipped);
    const shipped = lines.map((line) => line.quantity - line.unshipped);
    const backordered = lines.map((line) => line.backordered);
    const undeducted = lines.map((line) => line.undeducted);
    await this.sql.run(WITHDRAW_UNITS, [orderId, ids, shipped, unshipped, backordered]);
    const quantities = lines.map(({ quantity }) => quantity);
    const values = [orderId, name, declarationId, ids, quantities, unshipped, undeducted];
    const { id: returnId } = (await this.sql.first<{ id: number }>(INSERT_WITHDRAWAL, values))!;
    const declared = await this.returns.get(returnId);
    const actor = order.userId === null ? 'guest' : 'customer';
    await this.orders.addEvent({ orderId, kind: 'withdrawn', actor, note: declared.returnNumber });
    const event: OrderReturnChanged = { orderId, returnId, state: 'approved' };
    await this.outbox.record(ORDER_RETURN_CHANGED, event);
    return declared;
  }

  private async findDeclared(declarationId: string, orderId: number): Promise<ReturnView | null> {
    const found = await this.sql.first<{ id: number; orderId: number }>(FIND_DECLARED, [declarationId]);
    return found?.orderId === orderId ? this.returns.get(found.id) : null;
  }
}

/** Units that have not left yet go first: they need not be sent back. */
function withdrawnLine(
  { lines, isStockReleased }: Order,
  { itemId, quantity }: { itemId: number; quantity: number },
): WithdrawnLine {
  const line = lines.find(({ id }) => id === itemId) ?? null;
  if (line && !canWithdraw(line.withdrawalException)) throw notWithdrawable('excepted');
  if (!line || withdrawableUnits(line) < quantity) throw returnTooLarge();
  const unshipped = Math.min(quantity, unshippedUnits(line));
  const backordered = Math.min(unshipped, line.backorderedQuantity);
  return {
    id: itemId,
    quantity,
    unshipped,
    backordered,
    undeducted: isStockReleased ? unshipped : backordered,
  };
}
