import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which orders a document is of: the one source of what is invoiced, and once each. */
export class CreateInvoiceParts1801962000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_part (
        invoice_id   integer NOT NULL REFERENCES invoice (id),
        order_id     integer NOT NULL REFERENCES orders (id),
        total_minor  bigint NOT NULL,
        -- Of an invoice that is not reversed.
        is_invoicing boolean NOT NULL,
        PRIMARY KEY (invoice_id, order_id)
      );
      INSERT INTO invoice_part (invoice_id, order_id, total_minor, is_invoicing)
      SELECT id, order_id, total_minor, kind = 'invoice' AND reversed_at IS NULL FROM invoice;
      CREATE UNIQUE INDEX invoice_part_of_order ON invoice_part (order_id) WHERE is_invoicing;
      CREATE INDEX invoice_part_order ON invoice_part (order_id);
      DROP INDEX invoice_of_order;

      CREATE FUNCTION refuse_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NOT NEW.is_invoicing
           AND to_jsonb(NEW) - 'is_invoicing' = to_jsonb(OLD) - 'is_invoicing' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'A part of an issued invoice cannot be changed or deleted.' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER invoice_part_is_final BEFORE UPDATE OR DELETE ON invoice_part
        FOR EACH ROW EXECUTE FUNCTION refuse_part_change();
      CREATE TRIGGER invoice_part_is_not_truncated BEFORE TRUNCATE ON invoice_part
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_part_change();

      CREATE FUNCTION check_part_sum() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT FROM invoice i WHERE i.id = (to_jsonb(NEW) ->> TG_ARGV[0])::int AND i.total_minor IS DISTINCT FROM
            (SELECT sum(total_minor) FROM invoice_part WHERE invoice_id = i.id)
        ) THEN
          RAISE EXCEPTION 'The parts do not sum to their invoice.' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER invoice_parts_sum AFTER INSERT ON invoice DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_part_sum('id');
      CREATE CONSTRAINT TRIGGER invoice_part_sum AFTER INSERT ON invoice_part DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_part_sum('invoice_id');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX invoice_of_order ON invoice (order_id) WHERE kind = 'invoice' AND reversed_at IS NULL;
      DROP TRIGGER invoice_parts_sum ON invoice;
      DROP TABLE invoice_part;
      DROP FUNCTION check_part_sum(); DROP FUNCTION refuse_part_change();
    `);
  }
}
