import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database itself keeps issued invoices: it refuses every change but marking them as reversed or forgetting the
 * account, refuses to delete them, and refuses lines that do not sum to their invoice.
 */
export class CreateInvoices1795369254681 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Counted in the transaction that issues: a sequence would leave a gap when that is rolled back.
      CREATE TABLE invoice_series (
        series      text NOT NULL,
        year        smallint NOT NULL,
        last_number integer NOT NULL CHECK (last_number > 0),
        last_date   date NOT NULL,
        PRIMARY KEY (series, year)
      );

      CREATE TABLE invoice (
        id                     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number                 text NOT NULL UNIQUE,
        kind                   text NOT NULL CHECK (kind IN ('invoice', 'storno')),
        order_id               integer NOT NULL REFERENCES orders (id),
        order_number           text NOT NULL,
        user_id                integer REFERENCES app_user (id) ON DELETE SET NULL,
        reverses_id            integer UNIQUE REFERENCES invoice (id),
        reversed_at            timestamptz,
        issue_date             date NOT NULL,
        supply_date            date NOT NULL,
        language               text NOT NULL,
        payment_method         text NOT NULL,
        is_paid                boolean NOT NULL,
        currency               text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        subtotal_minor         integer NOT NULL,
        vat_minor              integer NOT NULL,
        total_minor            integer NOT NULL CHECK (total_minor = subtotal_minor + vat_minor),
        ordered_currency       text NOT NULL CHECK (ordered_currency ~ '^[A-Z]{3}$'),
        ordered_subtotal_minor integer NOT NULL,
        ordered_shipping_minor integer NOT NULL,
        ordered_vat_minor      integer NOT NULL,
        ordered_total_minor    integer NOT NULL,
        exchange_rate          numeric(12, 6) CHECK (exchange_rate > 0),
        exchange_rate_date     date CHECK ((exchange_rate_date IS NULL) = (exchange_rate IS NULL)),
        seller                 jsonb NOT NULL,
        buyer                  jsonb NOT NULL,
        created_at             timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind = 'storno') = (reverses_id IS NOT NULL)),
        CHECK (kind = 'invoice' OR reversed_at IS NULL),
        CHECK ((ordered_currency = currency) = (exchange_rate IS NULL))
      );
      CREATE UNIQUE INDEX invoice_of_order ON invoice (order_id) WHERE kind = 'invoice' AND reversed_at IS NULL;
      CREATE INDEX invoice_order ON invoice (order_id);
      CREATE INDEX invoice_user ON invoice (user_id, id) WHERE user_id IS NOT NULL;

      CREATE TABLE invoice_line (
        invoice_id          integer NOT NULL REFERENCES invoice (id),
        position            smallint NOT NULL,
        product_name        text NOT NULL,
        product_code        text,
        quantity            integer NOT NULL CHECK (quantity <> 0),
        unit_price          numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
        vat_rate            numeric(5, 4) NOT NULL CHECK (vat_rate >= 0),
        line_total_minor    integer NOT NULL,
        ordered_total_minor integer NOT NULL,
        PRIMARY KEY (invoice_id, position)
      );

      CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'invoice' AND TG_OP = 'UPDATE' THEN
          IF to_jsonb(NEW) - '{user_id,reversed_at}'::text[] = to_jsonb(OLD) - '{user_id,reversed_at}'::text[]
             AND (NEW.user_id IS NULL OR NEW.user_id = OLD.user_id)
             AND (OLD.reversed_at IS NULL OR NEW.reversed_at = OLD.reversed_at) THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'An issued invoice cannot be changed or deleted.' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER invoice_is_final BEFORE UPDATE OR DELETE ON invoice
        FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
      CREATE TRIGGER invoice_line_is_final BEFORE UPDATE OR DELETE ON invoice_line
        FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
      CREATE TRIGGER invoice_is_not_truncated BEFORE TRUNCATE ON invoice
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
      CREATE TRIGGER invoice_line_is_not_truncated BEFORE TRUNCATE ON invoice_line
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();

      CREATE FUNCTION check_invoice_sum() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT FROM invoice i WHERE i.id = (to_jsonb(NEW) ->> TG_ARGV[0])::int AND i.subtotal_minor IS DISTINCT FROM
            (SELECT sum(line_total_minor) FROM invoice_line WHERE invoice_id = i.id)
        ) THEN
          RAISE EXCEPTION 'The lines do not sum to their invoice.' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER invoice_sum AFTER INSERT ON invoice DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_invoice_sum('id');
      CREATE CONSTRAINT TRIGGER invoice_line_sum AFTER INSERT ON invoice_line DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_invoice_sum('invoice_id');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invoice_line; DROP TABLE invoice; DROP TABLE invoice_series;
      DROP FUNCTION check_invoice_sum(); DROP FUNCTION refuse_invoice_change();
    `);
  }
}
