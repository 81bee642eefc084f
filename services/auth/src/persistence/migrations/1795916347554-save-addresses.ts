import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places that an account has things delivered to, one of them its default. */
export class SaveAddresses1795916347554 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_address (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
        label text NOT NULL,
        address jsonb NOT NULL,
        is_default boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX saved_address_label ON saved_address (user_id, lower(label));
      CREATE UNIQUE INDEX saved_address_default ON saved_address (user_id) WHERE is_default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_address');
  }
}
