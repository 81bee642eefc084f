import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY = '(o.created_at AT TIME ZONE shop_time_zone())::date';
const FIRST_DAY = 'date_trunc(unit, o.created_at AT TIME ZONE shop_time_zone())::date';
const UNITS = `(VALUES ('day'), ('month')) AS units (unit)`;
const BY_DAY = `
  WITH former AS (DELETE FROM sales_by_day)
  INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor, is_merged)
  SELECT ${DAY}, o.status, count(*), sum(o.total_minor::bigint), sum(o.refunded_minor::bigint), true
    FROM orders o GROUP BY 1, 2`;
const productSums = (merged: 'is_merged' | null) => `
  INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor${merged ? `, ${merged}` : ''})
  SELECT unit, ${FIRST_DAY}, line.product_id, sum(line.quantity), sum(line.line_total_minor::bigint)${merged ? ', true' : ''}
    FROM orders o JOIN order_line line ON line.order_id = o.id CROSS JOIN ${UNITS}
   WHERE o.status <> 'cancelled' GROUP BY 1, 2, 3`;

const rebuild = (former: string, merged: 'is_merged' | null) => `
  CREATE OR REPLACE FUNCTION rebuild_sales() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- Those who merge wait, and nobody else.
    LOCK TABLE sales_by_day, sales_by_product IN SHARE UPDATE EXCLUSIVE MODE;
    ${BY_DAY};
    WITH ${former} ${productSums(merged)};
  END $$;
`;

const record = (into: (table: string, factor: 1 | -1) => string) => `
  CREATE OR REPLACE FUNCTION sales_record_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN ${into('deleted', -1)}; END IF;
    IF TG_OP <> 'DELETE' THEN ${into('inserted', 1)}; END IF;
    RETURN NULL;
  END $$;
`;

/**
 * Sold lines wait in a table without an index until they are merged into the sums of days and months, as customers' orders
 * do: an order wrote four rows with two indexes each.
 */
export class AddSoldLines1800845000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const added = (table: string, factor: 1 | -1) => `
      INSERT INTO sales_line_change (day, product_id, units, sales_minor)
      SELECT ${DAY}, line.product_id, ${factor} * line.quantity, ${factor} * line.line_total_minor::bigint
        FROM ${table} line JOIN orders o ON o.id = line.order_id WHERE o.status <> 'cancelled'`;
    await runner.query(`
      CREATE TABLE sales_line_change (
        day         date    NOT NULL,
        product_id  integer NOT NULL,
        units       integer NOT NULL,
        sales_minor bigint  NOT NULL
      );
      WITH added AS (DELETE FROM sales_by_product WHERE NOT is_merged RETURNING *)
      INSERT INTO sales_line_change (day, product_id, units, sales_minor)
      SELECT first_day, product_id, units, sales_minor FROM added WHERE unit = 'day';
      ALTER TABLE sales_by_product DROP COLUMN is_merged;

      ${record(added)}
      CREATE OR REPLACE FUNCTION sales_add_lines(o orders, factor integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO sales_line_change (day, product_id, units, sales_minor)
        SELECT ${DAY}, product_id, factor * quantity, factor * line_total_minor::bigint
          FROM order_line WHERE order_id = o.id AND o.status <> 'cancelled';
      $$;
      ${rebuild('former AS (DELETE FROM sales_by_product), added AS (DELETE FROM sales_line_change)', null)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const added = (table: string, factor: 1 | -1) => `
      INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor)
      SELECT unit, ${FIRST_DAY}, line.product_id, ${factor} * sum(line.quantity), ${factor} * sum(line.line_total_minor::bigint)
        FROM ${table} line JOIN orders o ON o.id = line.order_id CROSS JOIN ${UNITS}
       WHERE o.status <> 'cancelled' GROUP BY 1, 2, 3`;
    await runner.query(`
      ALTER TABLE sales_by_product ADD COLUMN is_merged boolean NOT NULL DEFAULT true;
      ALTER TABLE sales_by_product ALTER COLUMN is_merged SET DEFAULT false;
      CREATE INDEX sales_by_product_unmerged ON sales_by_product (unit, first_day, product_id) WHERE NOT is_merged;
      INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor)
      SELECT unit, date_trunc(unit, day)::date, product_id, sum(units), sum(sales_minor)
        FROM sales_line_change, ${UNITS} GROUP BY 1, 2, 3;
      DROP TABLE sales_line_change;

      ${record(added)}
      CREATE OR REPLACE FUNCTION sales_add_lines(o orders, factor integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor)
        SELECT unit, ${FIRST_DAY}, product_id, factor * sum(quantity), factor * sum(line_total_minor::bigint)
          FROM order_line, ${UNITS}
         WHERE order_id = o.id AND o.status <> 'cancelled' GROUP BY unit, product_id;
      $$;
      ${rebuild('former AS (DELETE FROM sales_by_product)', 'is_merged')}
    `);
  }
}
