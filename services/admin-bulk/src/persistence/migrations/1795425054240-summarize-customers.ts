import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of customers reads one row per account. Orders only add rows to `customer_sales_change`, so that those of one
 * customer never wait for each other; a scheduled job adds them to the sums.
 */
export class SummarizeCustomers1795425054240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(ACCOUNT_TRIGGERS);
    await runner.query(ORDER_TRIGGERS);
    await runner.query(REBUILD);
    await runner.query('SELECT rebuild_customers()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION rebuild_customers();
      DROP TRIGGER customer_orders_inserted ON orders;
      DROP TRIGGER customer_order_updated ON orders;
      DROP TRIGGER customer_order_deleted ON orders;
      DROP TRIGGER customer_registered ON app_user;
      DROP TRIGGER customer_renamed ON app_user;
      DROP TABLE customer_sales_change, customer_summary;
      DROP FUNCTION customer_record_inserted_orders(), customer_record_updated_order(),
        customer_record_deleted_order(), customer_add_order(orders, integer), customer_registered(),
        customer_renamed(), customer_search_document(app_user), customer_spent(orders);
    `);
  }
}

const TABLES = `
  CREATE TABLE customer_summary (
    user_id         integer  PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    sort_name       text     NOT NULL,
    search_document tsvector NOT NULL,
    orders          integer  NOT NULL DEFAULT 0,
    spent_minor     bigint   NOT NULL DEFAULT 0
  );
  CREATE INDEX customer_summary_name ON customer_summary (sort_name COLLATE "und-x-icu", user_id);
  CREATE INDEX customer_summary_orders ON customer_summary (orders, user_id);
  CREATE INDEX customer_summary_spent ON customer_summary (spent_minor, user_id);
  CREATE INDEX customer_summary_search ON customer_summary USING gin (search_document);

  CREATE TABLE customer_sales_change (
    user_id     integer NOT NULL,
    orders      integer NOT NULL,
    spent_minor bigint  NOT NULL
  );
  CREATE INDEX customer_sales_change_user ON customer_sales_change (user_id);
`;

/** Searched like orders: by beginnings of words of name, company and email. */
const ACCOUNT_TRIGGERS = `
  CREATE FUNCTION customer_search_document(u app_user) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT order_search_document('', u.email, jsonb_build_object(
             'firstName', u.first_name, 'lastName', u.last_name, 'company', u.company_name), NULL);
  $$;

  CREATE FUNCTION customer_registered() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO customer_summary (user_id, sort_name, search_document)
    VALUES (NEW.id, catalog_words(NEW.first_name || ' ' || NEW.last_name), customer_search_document(NEW));
    RETURN NULL;
  END $$;
  CREATE TRIGGER customer_registered AFTER INSERT ON app_user FOR EACH ROW EXECUTE FUNCTION customer_registered();

  CREATE FUNCTION customer_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE customer_summary
       SET sort_name = catalog_words(NEW.first_name || ' ' || NEW.last_name),
           search_document = customer_search_document(NEW)
     WHERE user_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER customer_renamed AFTER UPDATE ON app_user FOR EACH ROW
    WHEN ((OLD.first_name, OLD.last_name, OLD.email, OLD.company_name)
          IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.company_name))
    EXECUTE FUNCTION customer_renamed();
`;

const ORDER_TRIGGERS = `
  CREATE FUNCTION customer_spent(o orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN o.status = 'cancelled' THEN 0 ELSE o.total_minor::bigint - o.refunded_minor END;
  $$;

  CREATE FUNCTION customer_add_order(o orders, factor integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO customer_sales_change (user_id, orders, spent_minor)
    SELECT o.user_id, factor, factor * customer_spent(o) WHERE o.user_id IS NOT NULL;
  $$;

  CREATE FUNCTION customer_record_inserted_orders() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO customer_sales_change (user_id, orders, spent_minor)
    SELECT o.user_id, count(*), sum(customer_spent(o)) FROM inserted o WHERE o.user_id IS NOT NULL GROUP BY 1;
    RETURN NULL;
  END $$;
  CREATE TRIGGER customer_orders_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION customer_record_inserted_orders();

  CREATE FUNCTION customer_record_updated_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM customer_add_order(OLD, -1), customer_add_order(NEW, 1);
    RETURN NULL;
  END $$;
  CREATE TRIGGER customer_order_updated AFTER UPDATE ON orders FOR EACH ROW
    WHEN ((OLD.user_id, OLD.status = 'cancelled', OLD.total_minor, OLD.refunded_minor)
          IS DISTINCT FROM (NEW.user_id, NEW.status = 'cancelled', NEW.total_minor, NEW.refunded_minor))
    EXECUTE FUNCTION customer_record_updated_order();

  CREATE FUNCTION customer_record_deleted_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM customer_add_order(OLD, -1);
    RETURN NULL;
  END $$;
  CREATE TRIGGER customer_order_deleted AFTER DELETE ON orders
    FOR EACH ROW EXECUTE FUNCTION customer_record_deleted_order();
`;

/** Waits for the transactions that write accounts or orders; later ones wait for it. */
const REBUILD = `
  CREATE FUNCTION rebuild_customers() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE app_user, orders, customer_summary, customer_sales_change IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM customer_sales_change;
    DELETE FROM customer_summary;
    INSERT INTO customer_summary (user_id, sort_name, search_document, orders, spent_minor)
    SELECT u.id, catalog_words(u.first_name || ' ' || u.last_name), customer_search_document(u),
           coalesce(sums.orders, 0), coalesce(sums.spent_minor, 0)
      FROM app_user u
      LEFT JOIN (SELECT user_id, count(*) AS orders, sum(customer_spent(o)) AS spent_minor
                   FROM orders o WHERE user_id IS NOT NULL GROUP BY user_id) sums ON sums.user_id = u.id;
  END $$;
`;
