import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Units that a quote sold without stock, and the VAT number that its request named. */
export class BackorderUnits1795904901337 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN vat_number text;
      ALTER TABLE order_line
        ADD COLUMN backordered_quantity integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_line_backordered
          CHECK (backordered_quantity >= 0 AND backordered_quantity + shipped_quantity <= quantity);
      CREATE INDEX order_line_on_backorder ON order_line (product_id, order_id) WHERE backordered_quantity > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_line DROP COLUMN backordered_quantity;
      ALTER TABLE orders DROP COLUMN vat_number;
    `);
  }
}
