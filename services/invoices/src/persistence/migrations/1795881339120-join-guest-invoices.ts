import type { MigrationInterface, QueryRunner } from 'typeorm';

const refuseChange = (allowedOwner: string) => `
  CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_TABLE_NAME = 'invoice' AND TG_OP = 'UPDATE' THEN
      IF to_jsonb(NEW) - '{user_id,reversed_at}'::text[] = to_jsonb(OLD) - '{user_id,reversed_at}'::text[]
         AND (NEW.user_id IS NULL OR ${allowedOwner})
         AND (OLD.reversed_at IS NULL OR NEW.reversed_at = OLD.reversed_at) THEN
        RETURN NEW;
      END IF;
    END IF;
    RAISE EXCEPTION 'An issued invoice cannot be changed or deleted.' USING ERRCODE = 'restrict_violation';
  END $$`;

/** The invoice of a guest's order is shown in the account that the order joins; what it says stays. */
export class JoinGuestInvoices1795881339120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(refuseChange('OLD.user_id IS NULL OR NEW.user_id = OLD.user_id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refuseChange('NEW.user_id = OLD.user_id'));
  }
}
