import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { businessDay } from '../business-day';
import { SettingsError } from '../settings.errors';

const LIST = prepared(
  'settings.list-closed-months',
  `SELECT to_char(month, 'YYYY-MM') AS month, closed_at AS "closedAt", closed_by AS "closedBy"
     FROM closed_month ORDER BY month DESC`,
);

const CLOSE = prepared(
  'settings.close-month',
  `INSERT INTO closed_month (month, closed_by) VALUES ($1, $2) ON CONFLICT (month) DO NOTHING`,
);

const REOPEN = prepared('settings.reopen-month', 'DELETE FROM closed_month WHERE month = $1');

const FIRST_OPEN_DAY = prepared('settings.first-open-day', 'SELECT first_open_day($1)::text AS day');

export interface ClosedMonth {
  /** "2026-11". */
  month: string;
  closedAt: Date;
  closedBy: number | null;
}

/**
 * Months whose books are closed: no document gets a day in them, and no money is recorded or taken back on one. It stands
 * here because orders and invoices ask before they change something.
 */
@Injectable()
export class ClosedMonths {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. */
  list(): Promise<ClosedMonth[]> {
    return this.sql.rows(LIST);
  }

  /** Waits for what is being issued or recorded. A closed month stays as it is. @throws SettingsError MONTH_NOT_OVER */
  async close(month: string, actor: AuditActor): Promise<void> {
    if (month >= businessDay(new Date()).slice(0, 7)) throw new SettingsError('SETTINGS.MONTH_NOT_OVER');
    await this.transactions.run(async () => {
      if ((await this.sql.run(CLOSE, [`${month}-01`, actor.userId])) === 0) return;
      await this.record(actor, month, true);
    });
  }

  reopen(month: string, actor: AuditActor): Promise<void> {
    return this.transactions.run(async () => {
      if ((await this.sql.run(REOPEN, [`${month}-01`])) === 0) return;
      await this.record(actor, month, false);
    });
  }

  /** Until the end of the transaction no month is closed. @throws SettingsError MONTH_CLOSED */
  async assertOpen(day: string): Promise<void> {
    const { day: open } = (await this.sql.first<{ day: string }>(FIRST_OPEN_DAY, [day]))!;
    if (open === day) return;
    const month = day.slice(0, 7);
    throw new SettingsError('SETTINGS.MONTH_CLOSED', `The books of ${month} are closed.`, { month });
  }

  private record(actor: AuditActor, month: string, isClosed: boolean): Promise<void> {
    return this.audit.record(actor, {
      action: `accounting-month.${isClosed ? 'closed' : 'open'}`,
      subject: 'accounting-month',
      subjectId: month,
      before: { isClosed: !isClosed },
      after: { isClosed },
    });
  }
}
