import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice keeps the logo that it was first drawn with. */
export class PrintLogo1800847500102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_pdf ADD COLUMN logo text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_pdf DROP COLUMN logo');
  }
}
