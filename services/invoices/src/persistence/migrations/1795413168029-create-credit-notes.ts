import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credit notes of refunds, and the discount of an order as an allowance of its invoice. */
export class CreateCreditNotes1795413168029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice
        ADD COLUMN credits_id             integer REFERENCES invoice (id),
        ADD COLUMN refund_key             text UNIQUE,
        ADD COLUMN discount_code          text,
        ADD COLUMN allowance_minor        integer NOT NULL DEFAULT 0,
        ADD COLUMN ordered_discount_minor integer NOT NULL DEFAULT 0,
        DROP CONSTRAINT invoice_kind_check,
        ADD CONSTRAINT invoice_kind_check CHECK (kind IN ('invoice', 'storno', 'credit_note')),
        DROP CONSTRAINT invoice_check,
        ADD CONSTRAINT invoice_total CHECK (total_minor = subtotal_minor - allowance_minor + vat_minor),
        ADD CONSTRAINT invoice_allowance CHECK (allowance_minor = 0 OR discount_code IS NOT NULL),
        ADD CONSTRAINT invoice_credit CHECK (num_nonnulls(credits_id, refund_key) =
                                             CASE kind WHEN 'credit_note' THEN 2 ELSE 0 END);
      CREATE INDEX invoice_credits ON invoice (credits_id) WHERE credits_id IS NOT NULL;

      CREATE FUNCTION check_credited_sum() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT sum(total_minor) FROM invoice WHERE credits_id = NEW.credits_id)
           > (SELECT total_minor FROM invoice WHERE id = NEW.credits_id) THEN
          RAISE EXCEPTION 'Credit notes exceed their invoice.' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER invoice_credited_sum AFTER INSERT ON invoice DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.credits_id IS NOT NULL) EXECUTE FUNCTION check_credited_sum();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER invoice_credited_sum ON invoice;
      DROP FUNCTION check_credited_sum();
      DROP INDEX invoice_credits;
      ALTER TABLE invoice
        DROP CONSTRAINT invoice_credit, DROP CONSTRAINT invoice_allowance, DROP CONSTRAINT invoice_total,
        ADD CONSTRAINT invoice_check CHECK (total_minor = subtotal_minor + vat_minor),
        DROP CONSTRAINT invoice_kind_check,
        ADD CONSTRAINT invoice_kind_check CHECK (kind IN ('invoice', 'storno')),
        DROP COLUMN credits_id, DROP COLUMN refund_key, DROP COLUMN discount_code,
        DROP COLUMN allowance_minor, DROP COLUMN ordered_discount_minor;
    `);
  }
}
