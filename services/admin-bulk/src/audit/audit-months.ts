import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

/** A year ahead: entries go on although no worker ran for months. */
const CREATE_MONTHS = prepared(
  'audit.create-months',
  `SELECT create_audit_months(now(), now() + interval '1 year')`,
);

@Injectable()
export class AuditMonths {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('audit.create-months', '40 3 * * *')
  async create(): Promise<void> {
    await this.sql.run(CREATE_MONTHS);
  }
}
