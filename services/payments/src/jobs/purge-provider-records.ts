import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';

const SANDBOX_RETENTION_DAYS = 180;
const BATCH_SIZE = 1000;

const PURGE_WEBHOOKS = prepared(
  'payments.purge-webhooks',
  `DELETE FROM webhook_event WHERE id IN (
     SELECT id FROM webhook_event
     WHERE received_at < now() - make_interval(days => $1) AND processed_at IS NOT NULL
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);
const PURGE_SANDBOX_REFUNDS = prepared(
  'payments.purge-sandbox-refunds',
  `DELETE FROM sandbox_refund WHERE ref IN (
     SELECT ref FROM sandbox_refund WHERE created_at < now() - make_interval(days => $1) LIMIT $2)`,
);
const PURGE_SANDBOX_PAYMENTS = prepared(
  'payments.purge-sandbox-payments',
  `DELETE FROM sandbox_payment WHERE ref IN (
     SELECT ref FROM sandbox_payment p WHERE created_at < now() - make_interval(days => $1)
        AND NOT EXISTS (SELECT FROM sandbox_refund r WHERE r.payment_ref = p.ref) LIMIT $2)`,
);

@Injectable()
export class PurgeProviderRecords {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsService,
  ) {}

  @ScheduledJob('payments.purge-provider-records', '40 * * * *')
  async purge(): Promise<void> {
    // Far above the few days for which providers repeat a webhook: its row makes it take effect once.
    const { webhookDays } = this.settings.getRetentionPeriods();
    while ((await this.sql.run(PURGE_WEBHOOKS, [webhookDays, BATCH_SIZE])) === BATCH_SIZE);
    while ((await this.sql.run(PURGE_SANDBOX_REFUNDS, [SANDBOX_RETENTION_DAYS, BATCH_SIZE])) === BATCH_SIZE);
    while ((await this.sql.run(PURGE_SANDBOX_PAYMENTS, [SANDBOX_RETENTION_DAYS, BATCH_SIZE])) === BATCH_SIZE);
  }
}
