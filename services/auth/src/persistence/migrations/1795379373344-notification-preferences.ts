import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotificationPreferences1795379373344 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user
        ADD COLUMN email_notifications boolean NOT NULL DEFAULT true,
        ADD COLUMN order_updates       boolean NOT NULL DEFAULT true,
        ADD COLUMN product_restocks    boolean NOT NULL DEFAULT false,
        ADD COLUMN price_drops         boolean NOT NULL DEFAULT false,
        ADD COLUMN promotions          boolean NOT NULL DEFAULT true;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user
        DROP COLUMN email_notifications, DROP COLUMN order_updates, DROP COLUMN product_restocks,
        DROP COLUMN price_drops, DROP COLUMN promotions;
    `);
  }
}
