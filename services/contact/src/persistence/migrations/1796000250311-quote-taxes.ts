import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuoteTaxes1796000250311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote ADD COLUMN is_tax_included boolean NOT NULL DEFAULT false;
      ALTER TABLE quote_line ADD COLUMN tax_category text, ADD COLUMN tax_rate numeric(5, 4);
      UPDATE quote_line l SET tax_rate = q.vat_rate, tax_category = CASE WHEN q.vat_rate > 0 THEN 'S' ELSE 'Z' END
        FROM quote q WHERE q.id = l.quote_id;
      ALTER TABLE quote_line ALTER COLUMN tax_category SET NOT NULL, ALTER COLUMN tax_rate SET NOT NULL;
      ALTER TABLE quote DROP COLUMN vat_rate;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote ADD COLUMN vat_rate numeric(5, 4);
      UPDATE quote q SET vat_rate = coalesce((SELECT max(tax_rate) FROM quote_line WHERE quote_id = q.id), 0);
      ALTER TABLE quote ALTER COLUMN vat_rate SET NOT NULL, DROP COLUMN is_tax_included;
      ALTER TABLE quote_line DROP COLUMN tax_category, DROP COLUMN tax_rate;
    `);
  }
}
