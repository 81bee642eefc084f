import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Works on the rule as it stands, because other migrations extend it too. */
const changeKinds = (rule: string) => `
      DO $$ BEGIN EXECUTE (
        SELECT format('ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check,
                       ADD CONSTRAINT order_event_kind_check CHECK (%s)', ${rule})
          FROM (SELECT pg_get_expr(conbin, conrelid) AS rule FROM pg_constraint
                 WHERE conname = 'order_event_kind_check' AND conrelid = 'order_event'::regclass) AS known);
      END $$;`;

/** Notes of the staff, and lines whose price was agreed: they keep the catalog's price and the reason. */
export class OrderByPhone1795400322422 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_staff_note (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id     integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        at           timestamptz NOT NULL DEFAULT now(),
        text         text NOT NULL CHECK (text <> ''),
        author_id    integer REFERENCES app_user (id) ON DELETE SET NULL,
        author_email text NOT NULL
      );
      CREATE INDEX order_staff_note_order ON order_staff_note (order_id);

      ALTER TABLE order_line
        ADD COLUMN list_price_minor integer CHECK (list_price_minor >= 0),
        ADD COLUMN price_reason text,
        ADD CONSTRAINT order_line_price_reason CHECK ((list_price_minor IS NULL) = (price_reason IS NULL));
      ${changeKinds("format('%s OR kind = ''price_agreed''', rule)")}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind = 'price_agreed';
      ${changeKinds("replace(rule, ' OR (kind = ''price_agreed''::text)', '')")}
      ALTER TABLE order_line DROP COLUMN list_price_minor, DROP COLUMN price_reason;
      DROP TABLE order_staff_note;
    `);
  }
}
