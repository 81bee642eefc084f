import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has a role is an administrator; those of before the roles become owners. */
export class AddStaffRoles1795401993266 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user
        ADD COLUMN role text CHECK (role IN ('owner', 'catalogue', 'orders', 'support'));
      UPDATE app_user SET role = 'owner' WHERE is_admin;
      ALTER TABLE app_user DROP COLUMN is_admin;
      ALTER TABLE app_user ADD COLUMN is_admin boolean NOT NULL GENERATED ALWAYS AS (role IS NOT NULL) STORED;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user DROP COLUMN is_admin;
      ALTER TABLE app_user ADD COLUMN is_admin boolean NOT NULL DEFAULT false;
      UPDATE app_user SET is_admin = true WHERE role IS NOT NULL;
      ALTER TABLE app_user DROP COLUMN role;
    `);
  }
}
