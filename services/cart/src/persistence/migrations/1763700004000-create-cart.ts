import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCart1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cart_item (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id    integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        product_id integer NOT NULL REFERENCES product (id),
        quantity   integer NOT NULL CHECK (quantity > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, product_id)
      );
      CREATE INDEX cart_item_product ON cart_item (product_id);

      CREATE TABLE cart_merge (
        user_id    integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        key        text NOT NULL,
        merged     jsonb NOT NULL DEFAULT '{}',
        adjusted   jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cart_merge; DROP TABLE cart_item;');
  }
}
