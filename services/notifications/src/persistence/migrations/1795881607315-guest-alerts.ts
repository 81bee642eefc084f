import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuestAlerts1795881607315 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guest_alert (
        id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        email        text NOT NULL,
        product_id   integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        language     text NOT NULL,
        created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Null until the link in the mailbox was opened.
        confirmed_at timestamptz,
        -- Keeps the sweep from queueing an alert again whose mail waits in the queue.
        queued_at    timestamptz
      );
      CREATE UNIQUE INDEX guest_alert_email_product ON guest_alert (lower(email), product_id);
      CREATE INDEX guest_alert_product ON guest_alert (product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guest_alert');
  }
}
