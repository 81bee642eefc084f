import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which products an import brought, and what it changed of them, so that it can be undone. */
export class RememberImportedProducts1798145100723 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_import_change (
        -- No foreign key: imports are another module's.
        import_id  integer NOT NULL,
        product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        row        integer NOT NULL,
        is_new     boolean NOT NULL,
        version    integer NOT NULL,
        changes    jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (import_id, product_id)
      );
      CREATE INDEX product_import_change_product ON product_import_change (product_id);
      CREATE INDEX product_import_change_created ON product_import_change (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_import_change');
  }
}
