import type { MigrationInterface, QueryRunner } from 'typeorm';

const trigger = (condition: string) => `
  DROP TRIGGER product_version ON product;
  CREATE TRIGGER product_version BEFORE UPDATE ON product
    FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION catalog_count_version();
`;

/** Units move in statements of their own (`stock.queries.ts`), so a sale compares no other column. */
export class MovesOfUnitsAreNoVersions1800445000413 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(trigger('NEW.version = OLD.version AND NEW.stock_quantity = OLD.stock_quantity'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trigger('NEW.version = OLD.version'));
  }
}
