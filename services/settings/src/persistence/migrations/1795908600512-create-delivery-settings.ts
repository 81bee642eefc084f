import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDeliverySettings1795908600512 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_settings (
        id                 smallint PRIMARY KEY CHECK (id = 1),
        cut_off            text NOT NULL DEFAULT '14:00' CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        working_days       smallint[] NOT NULL DEFAULT '{1,2,3,4,5}' CHECK (cardinality(working_days) > 0),
        closed_days        text[] NOT NULL DEFAULT '{}',
        bucharest_min_days smallint NOT NULL DEFAULT 1 CHECK (bucharest_min_days >= 0),
        bucharest_max_days smallint NOT NULL DEFAULT 3 CHECK (bucharest_max_days >= bucharest_min_days),
        romania_min_days   smallint NOT NULL DEFAULT 2 CHECK (romania_min_days >= 0),
        romania_max_days   smallint NOT NULL DEFAULT 5 CHECK (romania_max_days >= romania_min_days)
      );
      INSERT INTO delivery_settings (id) VALUES (1);

      ALTER TABLE shipping_zone
        ADD COLUMN min_days smallint,
        ADD COLUMN max_days smallint,
        ADD CONSTRAINT shipping_zone_days
          CHECK ((min_days IS NULL) = (max_days IS NULL) AND min_days >= 0 AND max_days >= min_days);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipping_zone DROP COLUMN min_days, DROP COLUMN max_days;
      DROP TABLE delivery_settings;
    `);
  }
}
