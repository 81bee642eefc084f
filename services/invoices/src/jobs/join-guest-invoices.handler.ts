import { Injectable } from '@nestjs/common';
import { GUEST_ORDERS_JOINED, type GuestOrdersJoined } from '@kp/orders';
import { prepared, Sql } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';

/** The account may be deleted meanwhile. */
const JOIN = prepared(
  'invoices.join-guest-invoices',
  `UPDATE invoice SET user_id = $1
    WHERE order_id = ANY ($2) AND user_id IS NULL AND EXISTS (SELECT FROM app_user WHERE id = $1)`,
);

@Injectable()
@HandlesEvent(GUEST_ORDERS_JOINED, { name: 'invoices.join-guest-invoices', queue: 'emails' })
export class JoinGuestInvoicesHandler implements EventHandler<GuestOrdersJoined> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload: { userId, orderIds } }: Delivery<GuestOrdersJoined>): Promise<void> {
    await this.sql.run(JOIN, [userId, orderIds]);
  }
}
