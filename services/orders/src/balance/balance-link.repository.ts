import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { BalanceLink } from './balance-link';

const COLUMNS = `id, order_id AS "orderId", token, amount_minor AS "amountMinor", sent_at AS "sentAt",
  expires_at AS "expiresAt", paid_at AS "paidAt"`;

/** A link over the same amount that was not paid is sent again, so that a customer never has two. */
const RENEW = prepared(
  'orders.renew-balance-link',
  `UPDATE order_balance_link SET sent_at = now(), expires_at = now() + make_interval(days => $3)
    WHERE id = (SELECT max(id) FROM order_balance_link WHERE order_id = $1)
      AND amount_minor = $2 AND paid_at IS NULL
   RETURNING ${COLUMNS}`,
);

const INSERT = prepared(
  'orders.insert-balance-link',
  `INSERT INTO order_balance_link (order_id, amount_minor, expires_at, token)
   VALUES ($1, $2, now() + make_interval(days => $3), $4) RETURNING ${COLUMNS}`,
);

const FIND = prepared('orders.find-balance-link', `SELECT ${COLUMNS} FROM order_balance_link WHERE id = $1`);

const FIND_BY_TOKEN = prepared(
  'orders.find-balance-link-by-token',
  `SELECT ${COLUMNS} FROM order_balance_link WHERE token = $1`,
);

const MARK_PAID = prepared(
  'orders.mark-balance-link-paid',
  'UPDATE order_balance_link SET paid_at = now() WHERE id = $1 AND paid_at IS NULL',
);

/** Changes hold the lock of the order. */
@Injectable()
export class BalanceLinkRepository {
  constructor(private readonly sql: Sql) {}

  async send(orderId: number, amountMinor: number, days: number): Promise<BalanceLink> {
    const renewed = await this.sql.first<BalanceLink>(RENEW, [orderId, amountMinor, days]);
    if (renewed) return renewed;
    const token = newToken();
    return (await this.sql.first<BalanceLink>(INSERT, [orderId, amountMinor, days, token]))!;
  }

  find(id: number): Promise<BalanceLink | null> {
    return this.sql.first(FIND, [id]);
  }

  findByToken(token: string): Promise<BalanceLink | null> {
    return this.sql.first(FIND_BY_TOKEN, [token]);
  }

  async markPaid(id: number): Promise<void> {
    await this.sql.run(MARK_PAID, [id]);
  }
}

/** Starts in another way than the tokens of invoices, whose pages have the same path. */
const newToken = (): string => `o-${randomBytes(24).toString('base64url')}`;
