import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What returns to other member states are made of. */
export class FindTaxesAbroad1801457800901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX invoice_tax_country ON invoice (tax_country, issue_date);
      CREATE INDEX invoice_intra_community ON invoice (issue_date) WHERE vat_category = 'K';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_intra_community, invoice_tax_country');
  }
}
