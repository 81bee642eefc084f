import type { MigrationInterface, QueryRunner } from 'typeorm';

const dayOf = (order: string) => `(${order}.created_at AT TIME ZONE 'Europe/Bucharest')::date`;
const UNITS = `(VALUES ('day'), ('month')) AS units (unit)`;
const firstDayOf = (order: string) =>
  `date_trunc(unit, ${order}.created_at AT TIME ZONE 'Europe/Bucharest')::date`;

/**
 * Triggers only add rows, so orders that are placed at once never wait for each other. A key may have several rows:
 * reads take their sum, and a scheduled job merges them.
 */
export class SummarizeSales1795399722417 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(ORDER_TRIGGERS);
    await runner.query(LINE_TRIGGERS);
    await runner.query(REBUILD);
    await runner.query('SELECT rebuild_sales()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION rebuild_sales();
      DROP TRIGGER sales_lines_inserted ON order_line;
      DROP TRIGGER sales_lines_updated ON order_line;
      DROP TRIGGER sales_lines_deleted ON order_line;
      DROP TRIGGER sales_orders_inserted ON orders;
      DROP TRIGGER sales_order_updated ON orders;
      DROP TRIGGER sales_order_deleted ON orders;
      DROP FUNCTION sales_record_lines(), sales_record_inserted_orders(), sales_record_updated_order(),
        sales_record_deleted_order(), sales_add_order(orders, integer), sales_add_lines(orders, integer);
      DROP TABLE sales_by_day, sales_by_product;
    `);
  }
}

const TABLES = `
  CREATE TABLE sales_by_day (
    day            date    NOT NULL,
    status         text    NOT NULL,
    orders         integer NOT NULL,
    total_minor    bigint  NOT NULL,
    refunded_minor bigint  NOT NULL,
    is_merged      boolean NOT NULL DEFAULT false
  );
  CREATE INDEX sales_by_day_key ON sales_by_day (day, status);
  CREATE INDEX sales_by_day_unmerged ON sales_by_day (day, status) WHERE NOT is_merged;

  -- Lines of orders that are not cancelled, by day and by month: a year is read from a few months and days.
  CREATE TABLE sales_by_product (
    unit        text    NOT NULL CHECK (unit IN ('day', 'month')),
    first_day   date    NOT NULL,
    product_id  integer NOT NULL,
    units       integer NOT NULL,
    sales_minor bigint  NOT NULL,
    is_merged   boolean NOT NULL DEFAULT false
  );
  CREATE INDEX sales_by_product_key ON sales_by_product (unit, first_day, product_id) INCLUDE (units, sales_minor);
  CREATE INDEX sales_by_product_unmerged ON sales_by_product (unit, first_day, product_id) WHERE NOT is_merged;
`;

const ORDER_TRIGGERS = `
  CREATE FUNCTION sales_add_order(o orders, factor integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor)
    VALUES (${dayOf('o')}, o.status, factor, factor * o.total_minor::bigint, factor * o.refunded_minor::bigint);
  $$;

  CREATE FUNCTION sales_add_lines(o orders, factor integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor)
    SELECT unit, ${firstDayOf('o')}, product_id, factor * sum(quantity), factor * sum(line_total_minor::bigint)
      FROM order_line, ${UNITS}
     WHERE order_id = o.id AND o.status <> 'cancelled' GROUP BY unit, product_id;
  $$;

  CREATE FUNCTION sales_record_inserted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor)
    SELECT ${dayOf('o')}, o.status, count(*), sum(o.total_minor::bigint), sum(o.refunded_minor::bigint)
      FROM inserted o GROUP BY 1, 2;
    RETURN NULL;
  END $$;
  CREATE TRIGGER sales_orders_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION sales_record_inserted_orders();

  CREATE FUNCTION sales_record_updated_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM sales_add_order(OLD, -1), sales_add_order(NEW, 1);
    IF (OLD.status = 'cancelled', OLD.created_at) IS DISTINCT FROM (NEW.status = 'cancelled', NEW.created_at) THEN
      PERFORM sales_add_lines(OLD, -1), sales_add_lines(NEW, 1);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER sales_order_updated AFTER UPDATE ON orders FOR EACH ROW
    WHEN ((OLD.status, OLD.total_minor, OLD.refunded_minor, OLD.created_at)
          IS DISTINCT FROM (NEW.status, NEW.total_minor, NEW.refunded_minor, NEW.created_at))
    EXECUTE FUNCTION sales_record_updated_order();

  -- Before, because the lines are deleted with the order.
  CREATE FUNCTION sales_record_deleted_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM sales_add_order(OLD, -1), sales_add_lines(OLD, -1);
    RETURN OLD;
  END $$;
  CREATE TRIGGER sales_order_deleted BEFORE DELETE ON orders
    FOR EACH ROW EXECUTE FUNCTION sales_record_deleted_order();
`;

const linesOf = (table: string, factor: 1 | -1) => `
  INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor)
  SELECT unit, ${firstDayOf('o')}, line.product_id, ${factor} * sum(line.quantity),
         ${factor} * sum(line.line_total_minor::bigint)
    FROM ${table} line JOIN orders o ON o.id = line.order_id CROSS JOIN ${UNITS}
   WHERE o.status <> 'cancelled' GROUP BY 1, 2, 3;
`;

const LINE_TRIGGERS = `
  CREATE FUNCTION sales_record_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN ${linesOf('deleted', -1)} END IF;
    IF TG_OP <> 'DELETE' THEN ${linesOf('inserted', 1)} END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER sales_lines_inserted AFTER INSERT ON order_line REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION sales_record_lines();
  CREATE TRIGGER sales_lines_updated AFTER UPDATE ON order_line
    REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION sales_record_lines();
  CREATE TRIGGER sales_lines_deleted AFTER DELETE ON order_line REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION sales_record_lines();
`;

/** Waits for the transactions that write orders or merge their sums; later ones wait for it. */
const REBUILD = `
  CREATE FUNCTION rebuild_sales() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE orders, order_line, sales_by_day, sales_by_product IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM sales_by_day;
    DELETE FROM sales_by_product;
    INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor, is_merged)
    SELECT ${dayOf('o')}, o.status, count(*), sum(o.total_minor::bigint), sum(o.refunded_minor::bigint), true
      FROM orders o GROUP BY 1, 2;
    INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor, is_merged)
    SELECT unit, ${firstDayOf('o')}, line.product_id, sum(line.quantity), sum(line.line_total_minor::bigint), true
      FROM orders o JOIN order_line line ON line.order_id = o.id CROSS JOIN ${UNITS}
     WHERE o.status <> 'cancelled' GROUP BY 1, 2, 3;
  END $$;
`;
