import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRetentionSettings1795426813208 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE retention_settings (
        id               smallint PRIMARY KEY CHECK (id = 1),
        mail_days        integer NOT NULL DEFAULT 90 CHECK (mail_days BETWEEN 30 AND 365),
        unsent_mail_days integer NOT NULL DEFAULT 365 CHECK (unsent_mail_days BETWEEN 90 AND 730),
        checkout_days    integer NOT NULL DEFAULT 30 CHECK (checkout_days BETWEEN 14 AND 365),
        webhook_days     integer NOT NULL DEFAULT 90 CHECK (webhook_days BETWEEN 30 AND 365),
        message_days     integer CHECK (message_days BETWEEN 180 AND 3650)
      );
      INSERT INTO retention_settings (id) VALUES (1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention_settings');
  }
}
