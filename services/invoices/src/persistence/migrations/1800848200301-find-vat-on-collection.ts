import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The VAT report looks for these in each period, few as they are. */
export class FindVatOnCollection1800848200301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX invoice_vat_on_collection ON invoice (issue_date, id) WHERE is_vat_on_collection`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_vat_on_collection');
  }
}
