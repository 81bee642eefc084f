import type { MigrationInterface, QueryRunner } from 'typeorm';

const ONE_TAX_LINE = `jsonb_build_array(jsonb_build_object(
  'category', CASE WHEN vat_rate > 0 THEN 'S' ELSE 'Z' END, 'rate', trim_scale(vat_rate), 'goodsMinor', subtotal_minor,
  'discountMinor', discount_minor, 'shippingMinor', shipping_minor, 'taxMinor', vat_minor, 'removedMinor', 0))`;

/** As `PricedOrder` is stored since, of checkouts that are not ordered yet. */
const TAXED_DRAFT = `priced - 'vatRate' || jsonb_build_object(
  'isTaxIncluded', false,
  'supply', jsonb_build_object('kind', 'domestic', 'country', 'RO'),
  'lines', (SELECT coalesce(jsonb_agg(line || jsonb_build_object(
      'taxCategory', CASE WHEN (priced ->> 'vatRate')::numeric > 0 THEN 'S' ELSE 'Z' END,
      'taxRate', priced -> 'vatRate', 'priceTaxRate', NULL)), '[]') FROM jsonb_array_elements(priced -> 'lines') line),
  'totals', priced -> 'totals' || jsonb_build_object('taxLines', jsonb_build_array(jsonb_build_object(
      'category', CASE WHEN (priced ->> 'vatRate')::numeric > 0 THEN 'S' ELSE 'Z' END, 'rate', priced -> 'vatRate',
      'goodsMinor', priced #> '{totals,subtotal,minor}',
      'discountMinor', coalesce(priced #> '{totals,discount,minor}', '0'),
      'shippingMinor', priced #> '{totals,shipping,minor}', 'taxMinor', priced #> '{totals,vat,minor}', 'removedMinor', 0))))`;

/** Every order has been taxed at home with one rate, without tax in its prices. */
export class TaxLines1796000200311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The change of type rewrites the table once and runs no trigger.
    await runner.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_vat_rate_check, DROP CONSTRAINT orders_total;
      ALTER TABLE orders ALTER COLUMN vat_rate TYPE jsonb USING ${ONE_TAX_LINE};
      ALTER TABLE orders RENAME COLUMN vat_rate TO tax_lines;
      ALTER TABLE orders
        ADD COLUMN is_tax_included boolean NOT NULL DEFAULT false,
        ADD COLUMN vat_removed_minor integer NOT NULL DEFAULT 0 CHECK (vat_removed_minor >= 0),
        ADD COLUMN supply_kind text NOT NULL DEFAULT 'domestic' CHECK
          (supply_kind IN ('domestic', 'distance_sale', 'intra_community', 'export', 'outside_scope')),
        ADD COLUMN tax_country text NOT NULL DEFAULT 'RO' CHECK (tax_country ~ '^[A-Z]{2}$'),
        ADD CONSTRAINT orders_total CHECK (total_minor = subtotal_minor - discount_minor + shipping_minor
                                           - vat_removed_minor + CASE WHEN is_tax_included THEN 0 ELSE vat_minor END);

      ALTER TABLE order_line ADD COLUMN tax_category text, ADD COLUMN tax_rate numeric(5, 4),
        ADD COLUMN price_tax_rate numeric(5, 4);
      ALTER TABLE order_line DISABLE TRIGGER USER;
      UPDATE order_line l SET tax_category = o.tax_lines #>> '{0,category}', tax_rate = (o.tax_lines #>> '{0,rate}')::numeric
        FROM orders o WHERE o.id = l.order_id;
      ALTER TABLE order_line ENABLE TRIGGER USER;
      ALTER TABLE order_line
        ALTER COLUMN tax_category SET NOT NULL,
        ALTER COLUMN tax_rate SET NOT NULL,
        ADD CHECK (tax_category IN ('S', 'Z', 'E', 'K', 'G', 'O')),
        ADD CHECK (tax_rate >= 0);

      UPDATE checkout_draft SET priced = ${TAXED_DRAFT} WHERE priced ? 'vatRate';
    `);
  }

  /** Of an order with several rates only the sum of its VAT remains true. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE checkout_draft SET priced = priced || jsonb_build_object('vatRate', priced #> '{totals,taxLines,0,rate}');
      ALTER TABLE order_line DROP COLUMN tax_category, DROP COLUMN tax_rate, DROP COLUMN price_tax_rate;
      ALTER TABLE orders DROP CONSTRAINT orders_total;
      ALTER TABLE orders DROP COLUMN is_tax_included, DROP COLUMN vat_removed_minor, DROP COLUMN supply_kind, DROP COLUMN tax_country;
      ALTER TABLE orders RENAME COLUMN tax_lines TO vat_rate;
      ALTER TABLE orders ALTER COLUMN vat_rate TYPE numeric(5, 4) USING coalesce((vat_rate #>> '{0,rate}')::numeric, 0);
      ALTER TABLE orders
        ADD CONSTRAINT orders_vat_rate_check CHECK (vat_rate >= 0),
        ADD CONSTRAINT orders_total
          CHECK (total_minor = subtotal_minor - discount_minor + shipping_minor + vat_minor) NOT VALID;
    `);
  }
}
