import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails are counted per mailbox, and one that must be unique names what it is about. */
export class MailLimits1795319899067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail
        ADD COLUMN mailbox text GENERATED ALWAYS AS (
          lower(regexp_replace(trim(recipient), '[+][^@]*(@[^@]*)$', '\\1'))) STORED,
        ADD COLUMN unique_key text UNIQUE;
      DROP INDEX mail_recipient;
      CREATE INDEX mail_mailbox ON mail (mailbox, kind, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX mail_mailbox;
      ALTER TABLE mail DROP COLUMN mailbox, DROP COLUMN unique_key;
      CREATE INDEX mail_recipient ON mail (lower(recipient), kind, created_at);
    `);
  }
}
