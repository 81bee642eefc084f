import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTrackingUrlTemplate1795384344266 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipping_settings
        ADD COLUMN tracking_url_template text NOT NULL DEFAULT ''
        CHECK (tracking_url_template = '' OR tracking_url_template LIKE 'https://%{awb}%')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipping_settings DROP COLUMN tracking_url_template');
  }
}
