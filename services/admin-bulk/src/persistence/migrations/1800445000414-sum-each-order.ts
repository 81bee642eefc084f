import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders come one by one, and those of guests change the sums of no customer. */
export class SumEachOrder1800445000414 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER sales_orders_inserted ON orders;
      CREATE OR REPLACE FUNCTION sales_record_inserted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor)
        VALUES ((NEW.created_at AT TIME ZONE shop_time_zone())::date, NEW.status, 1, NEW.total_minor, NEW.refunded_minor);
        RETURN NULL;
      END $$;
      CREATE TRIGGER sales_orders_inserted AFTER INSERT ON orders
        FOR EACH ROW EXECUTE FUNCTION sales_record_inserted_orders();

      DROP TRIGGER customer_orders_inserted ON orders;
      CREATE OR REPLACE FUNCTION customer_record_inserted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO customer_sales_change (user_id, orders, spent_minor) VALUES (NEW.user_id, 1, customer_spent(NEW));
        RETURN NULL;
      END $$;
      CREATE TRIGGER customer_orders_inserted AFTER INSERT ON orders
        FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION customer_record_inserted_orders();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER sales_orders_inserted ON orders;
      CREATE OR REPLACE FUNCTION sales_record_inserted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor)
        SELECT (o.created_at AT TIME ZONE shop_time_zone())::date, o.status, count(*), sum(o.total_minor::bigint),
               sum(o.refunded_minor::bigint)
          FROM inserted o GROUP BY 1, 2;
        RETURN NULL;
      END $$;
      CREATE TRIGGER sales_orders_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS inserted
        FOR EACH STATEMENT EXECUTE FUNCTION sales_record_inserted_orders();

      DROP TRIGGER customer_orders_inserted ON orders;
      CREATE OR REPLACE FUNCTION customer_record_inserted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO customer_sales_change (user_id, orders, spent_minor)
        SELECT o.user_id, count(*), sum(customer_spent(o)) FROM inserted o WHERE o.user_id IS NOT NULL GROUP BY 1;
        RETURN NULL;
      END $$;
      CREATE TRIGGER customer_orders_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS inserted
        FOR EACH STATEMENT EXECUTE FUNCTION customer_record_inserted_orders();
    `);
  }
}
