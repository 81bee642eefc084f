import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months whose books are closed. Who issues a document or records money waits for a closing, and a closing for them. */
export class CloseMonths1801457600201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE closed_month (
        month     date PRIMARY KEY CHECK (month = date_trunc('month', month)),
        closed_at timestamptz NOT NULL DEFAULT now(),
        closed_by integer
      );

      -- Each statement of it sees what was committed while it waited.
      CREATE FUNCTION first_open_day(asked date) RETURNS date LANGUAGE plpgsql AS $$
      DECLARE
        day date := asked;
      BEGIN
        LOCK TABLE closed_month IN SHARE MODE;
        WHILE EXISTS (SELECT FROM closed_month WHERE month = date_trunc('month', day)) LOOP
          day := date_trunc('month', day) + interval '1 month';
        END LOOP;
        RETURN day;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION first_open_day(date); DROP TABLE closed_month');
  }
}
