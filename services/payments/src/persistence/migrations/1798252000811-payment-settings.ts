import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which payment methods are offered, and how: until now all of them, as their keys say. */
export class PaymentSettings1798252000811 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_settings (
        id            smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        methods       jsonb    NOT NULL,
        transfer_days smallint NOT NULL DEFAULT 5 CHECK (transfer_days BETWEEN 1 AND 30),
        reminder_days smallint NOT NULL DEFAULT 2 CHECK (reminder_days BETWEEN 0 AND 14),
        version       integer  NOT NULL DEFAULT 1
      );
      INSERT INTO payment_settings (methods)
      SELECT jsonb_agg(jsonb_build_object('id', id, 'isOn', id <> 'bank_transfer', 'countries', NULL,
                'buyers', 'everybody', 'minTotalMinor', NULL, 'maxTotalMinor', NULL, 'texts', '[]'::jsonb)
              ORDER BY position)
        FROM unnest(ARRAY['stripe', 'revolut', 'paypal', 'cash', 'bank_transfer'])
          WITH ORDINALITY AS method (id, position);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_settings');
  }
}
