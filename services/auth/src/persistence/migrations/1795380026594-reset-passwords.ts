import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResetPasswords1795380026594 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_reset (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- Null when no account has the email: both cases do the same work.
        user_id      integer REFERENCES app_user (id) ON DELETE CASCADE,
        requested_at timestamptz NOT NULL DEFAULT now(),
        -- Set when the mail is written; the token itself is not stored.
        token_hash   bytea UNIQUE,
        expires_at   timestamptz,
        used_at      timestamptz
      );
      CREATE INDEX password_reset_user ON password_reset (user_id, id);
      CREATE INDEX password_reset_requested_at ON password_reset (requested_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_reset');
  }
}
