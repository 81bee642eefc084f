import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without rows the numbers of the company say how it is registered, as before. */
export class VatRegistrations1797245000211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vat_registration (
        valid_from date PRIMARY KEY,
        status     text NOT NULL CHECK (status IN ('registered', 'on_collection', 'not_registered'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vat_registration');
  }
}
