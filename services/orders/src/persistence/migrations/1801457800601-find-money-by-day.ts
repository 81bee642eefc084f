import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The movements of a month that no provider reports: cash of deliveries, transfers, and what the staff records by hand. */
export class FindMoneyByDay1801457800601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX order_event_money ON order_event (at)
        WHERE kind = 'status' AND (to_status = 'delivered' OR from_status = 'delivered')
           OR kind = 'paid' AND note IS NOT NULL OR kind = 'refunded' AND actor = 'admin' OR kind = 'taxes_edited';
      CREATE INDEX order_transfer_day ON order_transfer (paid_on) WHERE undone_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_transfer_day, order_event_money');
  }
}
