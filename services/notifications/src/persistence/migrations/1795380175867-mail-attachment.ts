import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The file of the storage that goes with a mail. */
export class MailAttachment1795380175867 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail ADD COLUMN attachment jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN attachment');
  }
}
