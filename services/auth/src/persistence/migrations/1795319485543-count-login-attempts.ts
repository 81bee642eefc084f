import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed guesses must not be forgotten with a restart, and all gateways count them together. */
export class CountLoginAttempts1795319485543 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE login_attempt (
        -- A keyed hash of the client's network and the e-mail: neither is stored.
        key        bytea PRIMARY KEY,
        attempts   integer NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX login_attempt_expires_at ON login_attempt (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_attempt');
  }
}
