import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of the shop's currency is no change of prices. */
export class FollowShopCurrency1795970000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ALTER COLUMN currency SET DEFAULT shop_currency();
      ${recordPrices('OLD.price_minor IS DISTINCT FROM NEW.price_minor')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ALTER COLUMN currency SET DEFAULT 'USD';
      ${recordPrices('(OLD.price_minor, OLD.currency) IS DISTINCT FROM (NEW.price_minor, NEW.currency)')}
    `);
  }
}

const recordPrices = (condition: string) => `
  DROP TRIGGER product_price_changed ON product;
  CREATE TRIGGER product_price_changed AFTER UPDATE ON product FOR EACH ROW
    WHEN (${condition} AND current_setting('kitchenpass.price_history', true) IS DISTINCT FROM 'set')
    EXECUTE FUNCTION catalog_record_price();
`;
