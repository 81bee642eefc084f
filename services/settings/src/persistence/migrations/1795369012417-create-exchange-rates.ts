import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new shop starts with a rate of the day of its installation, so that invoices never print a date before it. */
export class CreateExchangeRates1795369012417 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exchange_rate (
        base       text NOT NULL CHECK (base ~ '^[A-Z]{3}$'),
        quote      text NOT NULL CHECK (quote ~ '^[A-Z]{3}$' AND quote <> base),
        valid_from date NOT NULL,
        rate       numeric(12, 6) NOT NULL CHECK (rate > 0),
        PRIMARY KEY (base, quote, valid_from)
      );
      INSERT INTO exchange_rate (base, quote, valid_from, rate)
      VALUES ('USD', 'EUR', (now() AT TIME ZONE 'Europe/Bucharest')::date, 0.92);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exchange_rate');
  }
}
