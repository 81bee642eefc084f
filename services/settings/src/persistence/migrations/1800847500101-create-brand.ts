import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A shop that has no company yet was never named, unless by the demo. */
export class CreateBrand1800847500101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE shop_settings
         ADD COLUMN has_sample_content boolean NOT NULL DEFAULT false,
         ALTER COLUMN name SET DEFAULT 'My shop'`,
    );
    await runner.query(
      `UPDATE shop_settings SET name = 'My shop'
        WHERE name = 'KitchenPass' AND NOT EXISTS (SELECT FROM company_settings)`,
    );
    await runner.query(
      `DO $$ BEGIN
         IF to_regclass('demo_seed') IS NOT NULL THEN
           UPDATE shop_settings SET has_sample_content = EXISTS (SELECT FROM demo_seed WHERE name = 'demo');
         END IF;
       END $$`,
    );
    await runner.query(
      `CREATE TABLE brand_settings (
         id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
         logo jsonb,
         dark_logo jsonb,
         icon jsonb,
         hero_picture jsonb,
         accent text CHECK (accent ~ '^#[0-9a-f]{6}$'),
         social_links text[] NOT NULL DEFAULT '{}',
         texts jsonb NOT NULL DEFAULT '[]')`,
    );
    await runner.query('INSERT INTO brand_settings DEFAULT VALUES');
    await runner.query(
      `CREATE TABLE brand_file (
         name text PRIMARY KEY,
         content_type text NOT NULL,
         content bytea NOT NULL,
         width integer NOT NULL,
         height integer NOT NULL,
         uploaded_at timestamptz NOT NULL DEFAULT now())`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE brand_file');
    await runner.query('DROP TABLE brand_settings');
    await runner.query(
      `ALTER TABLE shop_settings DROP COLUMN has_sample_content, ALTER COLUMN name SET DEFAULT 'KitchenPass'`,
    );
  }
}
