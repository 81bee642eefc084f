import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The defaults keep gateways of the release before working while the new one is rolled out. */
export class DelayLoginAttempts1795380026592 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE login_attempt
        ADD COLUMN blocked_until timestamptz NOT NULL DEFAULT now(),
        -- Whether the last sign-in of this client to this account succeeded.
        ADD COLUMN is_trusted boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE login_attempt DROP COLUMN blocked_until, DROP COLUMN is_trusted');
  }
}
