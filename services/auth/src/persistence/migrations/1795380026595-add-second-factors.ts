import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSecondFactors1795380026595 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor (
        user_id          integer PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
        encrypted_secret bytea NOT NULL,
        -- Fingerprint of the key that encrypted it, to find what a rotation of JWT_SECRET leaves behind.
        key_id           bytea NOT NULL,
        created_at       timestamptz NOT NULL DEFAULT now(),
        -- Null until a first code was entered; only then is it asked for.
        confirmed_at     timestamptz,
        -- Time step of the newest code used: no code works twice.
        last_used_step   bigint
      );
      CREATE INDEX second_factor_key ON second_factor (key_id);

      CREATE TABLE recovery_code (
        user_id   integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at   timestamptz,
        PRIMARY KEY (user_id, code_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_code; DROP TABLE second_factor;');
  }
}
