import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an answer goes when it is not the sender's address, and an index for counting what one address was sent. */
export class MailReplies1763700006001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail ADD COLUMN reply_to text;
      CREATE INDEX mail_recipient ON mail (lower(recipient), kind, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mail_recipient; ALTER TABLE mail DROP COLUMN reply_to');
  }
}
