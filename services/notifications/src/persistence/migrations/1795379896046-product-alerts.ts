import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProductAlerts1795379896046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_alert (
        user_id     integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        product_id  integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        kind        text NOT NULL CHECK (kind IN ('restock', 'price-drop')),
        -- Of the subscription, later of the last mail.
        price_minor integer NOT NULL,
        currency    text NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Keeps the sweep from queueing an alert again whose mail waits in the queue.
        queued_at   timestamptz,
        PRIMARY KEY (user_id, product_id, kind)
      );
      CREATE INDEX product_alert_product ON product_alert (product_id);

      ALTER TABLE mail ADD COLUMN unsubscribe_url text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_alert; ALTER TABLE mail DROP COLUMN unsubscribe_url');
  }
}
