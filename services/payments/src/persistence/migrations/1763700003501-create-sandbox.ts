import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The books of the test provider. It is a provider of its own: nothing here refers to our payments, nor they to it. */
export class CreateSandbox1763700003501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sandbox_payment (
        ref             text PRIMARY KEY,
        method          text NOT NULL,
        reference       text NOT NULL UNIQUE,
        amount_minor    integer NOT NULL,
        currency        text NOT NULL,
        description     text NOT NULL,
        state           text NOT NULL DEFAULT 'open'
                        CHECK (state IN ('open', 'requires_action', 'approved', 'failed', 'succeeded')),
        failure_message text,
        will_decline    boolean NOT NULL DEFAULT false,
        created_at      timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE sandbox_refund (
        ref          text PRIMARY KEY,
        payment_ref  text NOT NULL REFERENCES sandbox_payment (ref),
        reference    text NOT NULL UNIQUE,
        amount_minor integer NOT NULL CHECK (amount_minor > 0),
        created_at   timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sandbox_refund; DROP TABLE sandbox_payment;');
  }
}
