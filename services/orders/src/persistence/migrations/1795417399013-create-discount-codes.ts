import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A use belongs to a checkout until its order is placed. Its customer is known by account and mailbox. */
export class CreateDiscountCodes1795417399013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE discount_code (
        id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code              text NOT NULL,
        kind              text NOT NULL CHECK (kind IN ('percent', 'amount', 'free_shipping')),
        value             integer NOT NULL,
        minimum_minor     integer NOT NULL CHECK (minimum_minor >= 0),
        starts_at         timestamptz,
        ends_at           timestamptz CHECK (ends_at > starts_at),
        max_uses          integer CHECK (max_uses > 0),
        once_per_customer boolean NOT NULL,
        is_active         boolean NOT NULL,
        used_count        integer NOT NULL DEFAULT 0 CHECK (used_count >= 0),
        version           integer NOT NULL DEFAULT 1,
        created_at        timestamptz NOT NULL DEFAULT now(),
        CHECK (CASE kind WHEN 'percent' THEN value BETWEEN 1 AND 100 WHEN 'amount' THEN value > 0 ELSE value = 0 END)
      );
      CREATE UNIQUE INDEX discount_code_code ON discount_code (lower(code));

      CREATE TABLE discount_use (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code_id     integer NOT NULL REFERENCES discount_code,
        checkout_id uuid UNIQUE,
        order_id    integer UNIQUE,
        user_id     integer,
        mailbox     text,
        is_once     boolean NOT NULL,
        used_at     timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(checkout_id, order_id) = 1)
      );
      CREATE UNIQUE INDEX discount_use_account ON discount_use (code_id, user_id) WHERE is_once;
      CREATE UNIQUE INDEX discount_use_mailbox ON discount_use (code_id, mailbox) WHERE is_once;
      CREATE INDEX discount_use_code_mailbox ON discount_use (code_id, mailbox);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE discount_use; DROP TABLE discount_code;');
  }
}
