import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that differ in one to three options, such as a size, are variants of a group. */
export class GroupVariants1798346000403 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_group (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name       text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 200),
        -- By language.
        names      jsonb NOT NULL DEFAULT '{}',
        options    text[] NOT NULL CHECK (cardinality(options) BETWEEN 1 AND 3),
        version    integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE product
        ADD COLUMN group_id integer REFERENCES product_group (id),
        ADD COLUMN group_position integer,
        ADD COLUMN option_values text[],
        ADD CHECK ((group_id IS NULL) = (option_values IS NULL) AND (group_id IS NULL) = (group_position IS NULL));
      CREATE INDEX product_variants ON product (group_id, group_position, id)
        WHERE group_id IS NOT NULL AND deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product DROP COLUMN option_values, DROP COLUMN group_position, DROP COLUMN group_id;
      DROP TABLE product_group;
    `);
  }
}
