import { Injectable } from '@nestjs/common';
import { startOfShopDay } from '@kp/i18n/shop-time';
import { prepared, Sql } from '@kp/platform/database';
import { ClosedMonths } from '@kp/settings';
import { dayAfter, daysOfMonth } from '../accounting-month';

/** Must equal the condition of the partial index. */
const NOT_INVOICED = `payment_status IN ('paid', 'partly_refunded') AND invoice_number IS NULL
  AND status <> 'cancelled'`;

const LISTED = 100;

const LIST_NOT_INVOICED = prepared(
  'accounting.list-not-invoiced',
  `SELECT id, order_number AS "orderNumber", total_minor AS "totalMinor", currency
     FROM orders WHERE ${NOT_INVOICED} AND created_at < $1 ORDER BY created_at DESC LIMIT ${LISTED}`,
);

const COUNT_NOT_INVOICED = prepared(
  'accounting.count-not-invoiced',
  `SELECT count(*)::int AS total FROM orders WHERE ${NOT_INVOICED} AND created_at < $1`,
);

const FIND_EMAIL = prepared('accounting.find-email', 'SELECT email FROM app_user WHERE id = $1');

export interface OrderWithoutInvoice {
  id: number;
  orderNumber: string;
  totalMinor: number;
  currency: string;
}

export interface AccountingMonth {
  month: string;
  closedAt: Date | null;
  /** Who closed it; null of an open month and once the account is deleted. */
  closedBy: string | null;
  /** Paid orders of it and of before that have no invoice. */
  notInvoiced: number;
  /** The newest of them. */
  orders: OrderWithoutInvoice[];
}

/** How far the books of a month are. */
@Injectable()
export class AccountingMonths {
  constructor(
    private readonly sql: Sql,
    private readonly closed: ClosedMonths,
  ) {}

  async find(month: string): Promise<AccountingMonth> {
    const closing = (await this.closed.list()).find((each) => each.month === month);
    const until = [startOfShopDay(dayAfter(daysOfMonth(month).to))];
    const { total } = (await this.sql.first<{ total: number }>(COUNT_NOT_INVOICED, until))!;
    return {
      month,
      closedAt: closing?.closedAt ?? null,
      closedBy: closing?.closedBy ? await this.emailOf(closing.closedBy) : null,
      notInvoiced: total,
      orders: await this.sql.rows(LIST_NOT_INVOICED, until),
    };
  }

  private async emailOf(userId: number): Promise<string | null> {
    return (await this.sql.first<{ email: string }>(FIND_EMAIL, [userId]))?.email ?? null;
  }
}
