import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a public register says of the company of an account, until its number changes. */
export class CheckCompanies1801962000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user
        ADD COLUMN company_standing text CHECK (company_standing IN ('vat_payer', 'no_vat', 'inactive', 'not_found')),
        ADD COLUMN company_checked_at timestamptz;
      CREATE FUNCTION forget_company_standing() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.company_standing := NULL;
        NEW.company_checked_at := NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER app_user_company_standing BEFORE UPDATE OF vat_number, tax_id ON app_user FOR EACH ROW
        WHEN ((NEW.vat_number, NEW.tax_id) IS DISTINCT FROM (OLD.vat_number, OLD.tax_id))
        EXECUTE FUNCTION forget_company_standing();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER app_user_company_standing ON app_user;
      DROP FUNCTION forget_company_standing();
      ALTER TABLE app_user DROP COLUMN company_standing, DROP COLUMN company_checked_at;
    `);
  }
}
