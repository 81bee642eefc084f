import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberDevices1795380026593 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth_session
        ADD COLUMN user_agent text,
        ADD COLUMN network text,
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
        -- Such a session ends when the account is no longer an administrator's.
        ADD COLUMN opened_as_admin boolean NOT NULL DEFAULT false;
      UPDATE auth_session SET opened_as_admin = true
        FROM app_user WHERE app_user.id = user_id AND is_admin;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth_session
        DROP COLUMN user_agent, DROP COLUMN network, DROP COLUMN last_seen_at, DROP COLUMN opened_as_admin
    `);
  }
}
