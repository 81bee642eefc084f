import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckVatNumbers1796900000501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vat_number_check (
        number     text PRIMARY KEY,
        state      text NOT NULL CHECK (state IN ('valid', 'invalid')),
        request_id text,
        checked_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vat_number_check');
  }
}
