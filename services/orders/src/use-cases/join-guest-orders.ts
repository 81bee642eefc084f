import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { GUEST_ORDERS_JOINED, type GuestOrdersJoined } from '../events';
import { OrderReader } from '../order-reader';

const OF_GUEST = `user_id IS NULL AND email <> '' AND lower(email) = lower($1)`;

const EXISTS = prepared(
  'orders.has-guest-orders',
  `SELECT EXISTS (SELECT FROM orders WHERE ${OF_GUEST}) AS found`,
);

/** @param $3 one of them; null for all */
const JOIN = prepared(
  'orders.join-guest-orders',
  `UPDATE orders SET user_id = $2 WHERE ${OF_GUEST} AND id = coalesce($3, id) RETURNING id`,
);

/** For the caller who has the link of an order: it is in the caller's account, or a guest's that may join it. */
export type OrderAccount = 'own' | 'joinable';

export function orderAccountOf(
  order: Pick<Order, 'userId' | 'email'>,
  principal: Principal | null,
): OrderAccount | null {
  if (!principal) return null;
  if (order.userId !== null) return order.userId === principal.userId ? 'own' : null;
  return normalizeEmail(order.email) === normalizeEmail(principal.email) ? 'joinable' : null;
}

/** A guest's order becomes an account's with the same email, once the mailbox is proved. */
@Injectable()
export class JoinGuestOrders {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly orders: OrderReader,
    private readonly outbox: Outbox,
  ) {}

  async exist(email: string): Promise<boolean> {
    return (await this.sql.first<{ found: boolean }>(EXISTS, [email]))!.found;
  }

  async joinAll(account: { id: number; email: string }): Promise<void> {
    await this.join(account, null);
  }

  /** The link of one order proves that order only: it is shown to whoever places one with any email. */
  async joinByLink(token: string, principal: Principal): Promise<void> {
    const order = await this.orders.getByLink(token);
    const account = orderAccountOf(order, principal);
    if (account === 'own') return;
    if (account === null) throw orderNotFound();
    await this.join({ id: principal.userId, email: order.email }, order.id);
  }

  private async join({ id, email }: { id: number; email: string }, orderId: number | null): Promise<void> {
    await this.transactions.run(async () => {
      const joined = await this.sql.rows<{ id: number }>(JOIN, [email, id, orderId]);
      if (joined.length === 0) return;
      const event: GuestOrdersJoined = { userId: id, orderIds: joined.map((order) => order.id) };
      await this.outbox.record(GUEST_ORDERS_JOINED, event);
    });
  }
}
