import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Under which name a provider keeps what an account has saved for later. */
export class PaymentCustomers1801657600102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_customer (
        user_id   integer NOT NULL,
        -- With the keys of the provider's test mode, which knows none of the others.
        is_test   boolean NOT NULL,
        -- Of the request that makes it at the provider: a lost answer is asked for again.
        reference uuid    NOT NULL DEFAULT gen_random_uuid(),
        ref       text    UNIQUE,
        PRIMARY KEY (user_id, is_test)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_customer');
  }
}
