import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a year's orders few go to other countries, whose sum the threshold of the One Stop Shop asks for. */
export class FindOrdersByCountry1800848200201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX orders_consumer_country ON orders ((shipping_address ->> 'country'), created_at)
        WHERE buyer_kind = 'consumer' AND supply_kind IN ('domestic', 'distance_sale')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_consumer_country');
  }
}
