import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "HG-100" and "HG 100" are the code "hg100" to who types it. */
export class CompareCodesWithoutSeparators1801957600201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION catalog_code_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS $$ SELECT translate(lower(code), ' -./_', '') $$`,
    );
    await runner.query(
      `CREATE INDEX product_code_key ON product (catalog_code_key(sku) text_pattern_ops)
        WHERE sku IS NOT NULL AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_code_key');
    await runner.query('DROP FUNCTION catalog_code_key');
  }
}
