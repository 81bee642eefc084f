import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every invoice so far has one rate; those of before categories were recorded are stated as they were printed. */
export class InvoiceVatLines1796000300311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice DISABLE TRIGGER USER;
      ALTER TABLE invoice_line DISABLE TRIGGER USER;
      ALTER TABLE invoice_line ADD COLUMN vat_category text;
      UPDATE invoice_line l SET vat_category = CASE WHEN l.vat_rate > 0 THEN 'S' ELSE coalesce(i.vat_category, 'Z') END
        FROM invoice i WHERE i.id = l.invoice_id;
      ALTER TABLE invoice_line ALTER COLUMN vat_category SET NOT NULL,
        ADD CHECK (vat_category IN ('S', 'Z', 'E', 'K', 'G', 'O'));

      ALTER TABLE invoice ADD COLUMN vat_lines jsonb;
      UPDATE invoice i SET vat_lines = jsonb_build_array(jsonb_build_object(
          'category', line.vat_category, 'rate', trim_scale(line.vat_rate), 'allowanceMinor', i.allowance_minor,
          'taxableMinor', i.subtotal_minor - i.allowance_minor, 'vatMinor', i.vat_minor,
          'ordered', jsonb_build_object('goodsMinor', i.ordered_subtotal_minor, 'discountMinor', i.ordered_discount_minor,
            'vatMinor', i.ordered_vat_minor, 'shippingGrossMinor', i.ordered_shipping_minor)))
        FROM (SELECT DISTINCT ON (invoice_id) invoice_id, vat_category, vat_rate FROM invoice_line
               ORDER BY invoice_id, vat_rate DESC) line
       WHERE line.invoice_id = i.id;
      ALTER TABLE invoice ALTER COLUMN vat_lines SET NOT NULL;
      ALTER TABLE invoice ENABLE TRIGGER USER;
      ALTER TABLE invoice_line ENABLE TRIGGER USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice DROP COLUMN vat_lines;
      ALTER TABLE invoice_line DROP COLUMN vat_category;
    `);
  }
}
