import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The products of a request, beside what its sender wrote. */
export class RequestQuotedItems1795939407348 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_request ADD COLUMN items jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_request DROP COLUMN items');
  }
}
