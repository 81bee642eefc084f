import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new email counts after its link was opened, and a deleted account gets one last mail. */
export class ChangeEmail1795379393535 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_change (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id    integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        new_email  text NOT NULL CHECK (length(new_email) <= 254),
        -- Null until the mail with the link is written.
        token_hash bytea UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at   timestamptz
      );
      CREATE UNIQUE INDEX email_change_pending ON email_change (user_id) WHERE ended_at IS NULL;
      CREATE INDEX email_change_user ON email_change (user_id, created_at);
      CREATE INDEX email_change_expires_at ON email_change (expires_at);

      -- What the last mail needs: the account is gone by then, and events hold no personal data.
      CREATE TABLE deletion_notice (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email      text NOT NULL,
        language   text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deletion_notice; DROP TABLE email_change;');
  }
}
