import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The database itself keeps documents out of months whose books are closed. */
export class RefuseClosedMonths1801457600301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM closed_month WHERE month = date_trunc('month', NEW.issue_date)) THEN
          RAISE EXCEPTION 'the books of % are closed', to_char(NEW.issue_date, 'YYYY-MM');
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER invoice_month_is_open BEFORE INSERT ON invoice
        FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER invoice_month_is_open ON invoice; DROP FUNCTION refuse_closed_month()');
  }
}
