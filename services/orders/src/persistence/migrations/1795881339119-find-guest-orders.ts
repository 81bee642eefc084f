import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account that is registered later takes its guest orders over. */
export class FindGuestOrders1795881339119 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_guest_email ON orders (lower(email)) WHERE user_id IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_guest_email');
  }
}
