import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameIdempotencyKeys1797020047204 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment RENAME COLUMN intent_key TO idempotency_key;
      ALTER TABLE payment_refund RENAME COLUMN intent_key TO idempotency_key;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_refund RENAME COLUMN idempotency_key TO intent_key;
      ALTER TABLE payment RENAME COLUMN idempotency_key TO intent_key;
    `);
  }
}
