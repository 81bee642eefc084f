import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const ADD = prepared(
  'orders.add-transfer',
  `INSERT INTO order_transfer (order_id, amount_minor, paid_on, reference, bank_entry_id, actor_user_id)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
);

const UNDO = prepared(
  'orders.undo-transfer',
  `UPDATE order_transfer SET undone_at = now(), undone_by = $3
    WHERE id = $2 AND order_id = $1 AND undone_at IS NULL`,
);

const LIST_DUE_REMINDERS = prepared(
  'orders.list-transfers-to-remind',
  `SELECT id FROM orders
    WHERE payment_method = 'bank_transfer' AND payment_status = 'unpaid' AND status = 'pending'
      AND NOT confirmation_required AND transfer_reminded_at IS NULL
      AND reserved_until > now() AND reserved_until <= now() + make_interval(days => $1)
    ORDER BY reserved_until LIMIT 100`,
);

const MARK_REMINDED = prepared(
  'orders.mark-transfer-reminded',
  `UPDATE orders SET transfer_reminded_at = now()
    WHERE id = $1 AND transfer_reminded_at IS NULL AND payment_status = 'unpaid' AND status = 'pending'`,
);

export interface NewOrderTransfer {
  amountMinor: number;
  /** ISO day. */
  paidOn: string;
  reference: string;
  /** Of the line of a bank statement. */
  bankEntryId?: number;
}

/** Every change holds the lock of its order. */
@Injectable()
export class OrderTransferRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns false when it is recorded already */
  async add(orderId: number, transfer: NewOrderTransfer, actorUserId: number | null): Promise<boolean> {
    const { amountMinor, paidOn, reference, bankEntryId = null } = transfer;
    return (
      (await this.sql.run(ADD, [orderId, amountMinor, paidOn, reference, bankEntryId, actorUserId])) === 1
    );
  }

  /** @returns false when it is undone already, or of another order */
  async undo(orderId: number, id: number, actorUserId: number): Promise<boolean> {
    return (await this.sql.run(UNDO, [orderId, id, actorUserId])) === 1;
  }

  async listDueReminders(days: number): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(LIST_DUE_REMINDERS, [days])).map(({ id }) => id);
  }

  /** @returns false when it was reminded, paid or cancelled meanwhile */
  async markReminded(orderId: number): Promise<boolean> {
    return (await this.sql.run(MARK_REMINDED, [orderId])) === 1;
  }
}
