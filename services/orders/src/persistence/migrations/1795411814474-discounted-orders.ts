import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The discount cuts the subtotal. A code of free shipping takes off nothing there. */
export class DiscountedOrders1795411814474 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN discount_code text,
        ADD COLUMN discount_minor integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_discount CHECK (discount_minor BETWEEN 0 AND subtotal_minor
                                              AND (discount_minor = 0 OR discount_code IS NOT NULL)),
        DROP CONSTRAINT orders_check,
        ADD CONSTRAINT orders_total
            CHECK (total_minor = subtotal_minor - discount_minor + shipping_minor + vat_minor);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        DROP CONSTRAINT orders_total,
        ADD CONSTRAINT orders_check CHECK (total_minor = subtotal_minor + shipping_minor + vat_minor),
        DROP CONSTRAINT orders_discount,
        DROP COLUMN discount_minor,
        DROP COLUMN discount_code;
    `);
  }
}
