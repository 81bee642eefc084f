import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailbox that an account had before can take a change back for a week. */
export class UndoEmailChanges1795879623109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE email_change
        ADD COLUMN old_email text CHECK (length(old_email) <= 254),
        -- Null until the mail to the old email is written.
        ADD COLUMN undo_token_hash bytea UNIQUE,
        ADD COLUMN undo_expires_at timestamptz;
      CREATE INDEX email_change_undo_expires_at ON email_change (greatest(expires_at, undo_expires_at));
      DROP INDEX email_change_expires_at;
      CREATE INDEX email_change_old_email ON email_change (lower(old_email)) WHERE old_email IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX email_change_old_email;
      DROP INDEX email_change_undo_expires_at;
      CREATE INDEX email_change_expires_at ON email_change (expires_at);
      ALTER TABLE email_change DROP COLUMN undo_expires_at, DROP COLUMN undo_token_hash, DROP COLUMN old_email;
    `);
  }
}
