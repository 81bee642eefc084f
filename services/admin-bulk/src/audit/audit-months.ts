import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

/** A year ahead: entries go on although no worker ran for months. */
const OPEN_MONTHS = prepared('audit.open-months', 'SELECT open_audit_months()');

@Injectable()
export class AuditMonths {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('audit.create-months', '40 3 * * *')
  async create(): Promise<void> {
    await this.sql.run(OPEN_MONTHS);
  }
}
