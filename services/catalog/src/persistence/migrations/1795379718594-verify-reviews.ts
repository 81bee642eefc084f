import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A review of an ordered line is a verified purchase. The line belongs to a module to the right, hence no foreign key;
 * the unique index allows one review per line under concurrency.
 */
export class VerifyReviews1795379718594 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE review
        ADD COLUMN title         text NOT NULL DEFAULT '',
        ADD COLUMN order_line_id integer,
        ADD COLUMN revision      integer NOT NULL DEFAULT 1,
        ADD COLUMN status_reason text,
        ADD COLUMN moderated_at  timestamptz,
        ADD COLUMN moderated_by  integer;
      CREATE UNIQUE INDEX review_order_line ON review (order_line_id);
      CREATE INDEX review_status ON review (status, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX review_status;
      ALTER TABLE review
        DROP COLUMN title, DROP COLUMN order_line_id, DROP COLUMN revision,
        DROP COLUMN status_reason, DROP COLUMN moderated_at, DROP COLUMN moderated_by;
    `);
  }
}
