import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order came to before it was changed: asked for each delivery of a month, and hardly any order was. */
export class FindChangesOfOrders1801957600101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX order_event_change ON order_event (order_id, id) INCLUDE (amount_minor)
        WHERE kind IN ('taxes_edited', 'items_edited')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_event_change');
  }
}
