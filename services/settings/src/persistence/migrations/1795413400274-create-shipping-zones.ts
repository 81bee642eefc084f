import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShippingZones1795413400274 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shipping_zone (
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name            text NOT NULL CHECK (name <> ''),
        countries       text[] NOT NULL,
        counties        text[] NOT NULL,
        threshold_minor integer CHECK (threshold_minor >= 0),
        version         integer NOT NULL DEFAULT 1,
        CHECK (cardinality(countries) + cardinality(counties) > 0)
      );

      CREATE TABLE shipping_band (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        zone_id     integer NOT NULL REFERENCES shipping_zone ON DELETE CASCADE,
        up_to_grams integer CHECK (up_to_grams > 0),
        cost_minor  integer NOT NULL CHECK (cost_minor >= 0),
        UNIQUE NULLS NOT DISTINCT (zone_id, up_to_grams)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shipping_band; DROP TABLE shipping_zone;');
  }
}
