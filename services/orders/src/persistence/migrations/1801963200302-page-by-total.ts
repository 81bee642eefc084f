import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is outstanding tells paid orders from partly paid ones: with it in the index no order that a far page skips is read. */
export class PageByTotal1801963200302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(index(', outstanding_minor'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(index(''));
  }
}

const index = (included: string) => `
  DROP INDEX orders_total;
  CREATE INDEX orders_total ON orders (total_minor, id) INCLUDE (status, payment_status, payment_method, created_at${included})`;
