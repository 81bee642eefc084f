import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the link of a mail still works is asked before it is sent: a mail server may have been away for hours. */
export class MailLinks1795880910869 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail ADD COLUMN link_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN link_hash');
  }
}
