import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDeliveryMethods1800852100101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_method (
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind            text NOT NULL CHECK (kind IN ('courier', 'pickup', 'van')),
        name            text NOT NULL,
        zone_id         integer REFERENCES shipping_zone ON DELETE CASCADE,
        basis           text NOT NULL CHECK (basis IN ('weight', 'value')),
        rates           jsonb NOT NULL CHECK (jsonb_array_length(rates) > 0),
        threshold_minor bigint CHECK (threshold_minor >= 0),
        min_days        smallint,
        max_days        smallint,
        weekdays        smallint[] NOT NULL CHECK (kind <> 'van' OR cardinality(weekdays) > 0),
        cut_off         text NOT NULL CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        cut_off_days    smallint NOT NULL CHECK (cut_off_days >= 0),
        version         integer NOT NULL,
        CONSTRAINT delivery_method_days
          CHECK ((min_days IS NULL) = (max_days IS NULL) AND min_days >= 0 AND max_days >= min_days)
      );
      CREATE INDEX delivery_method_zone ON delivery_method (zone_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE delivery_method;');
  }
}
