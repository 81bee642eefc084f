import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers without an account. What is left after the end proves the opt-in, without the email. */
export class CreateNewsletter1795947412182 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_subscription (
        id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        -- Null once it has ended.
        email        text CHECK (email IS NULL OR ended_at IS NULL),
        -- Signed with a key of the shop.
        email_hash   text NOT NULL,
        language     text NOT NULL,
        text_version text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        -- Null until the link in the mailbox was opened.
        confirmed_at timestamptz,
        ended_at     timestamptz
      );
      CREATE UNIQUE INDEX newsletter_subscription_email ON newsletter_subscription (email_hash) WHERE ended_at IS NULL;

      ALTER TABLE promotion ADD COLUMN last_subscription_id integer NOT NULL DEFAULT 0;
      ALTER TABLE promotion_recipient
        ADD COLUMN subscription_id integer REFERENCES newsletter_subscription (id) ON DELETE CASCADE,
        DROP CONSTRAINT promotion_recipient_pkey,
        ALTER COLUMN user_id DROP NOT NULL,
        ADD CHECK (num_nonnulls(user_id, subscription_id) = 1),
        ADD UNIQUE (promotion_id, user_id),
        ADD UNIQUE (promotion_id, subscription_id);
      CREATE INDEX promotion_recipient_subscription ON promotion_recipient (subscription_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM promotion_recipient WHERE user_id IS NULL;
      ALTER TABLE promotion_recipient DROP COLUMN subscription_id,
        DROP CONSTRAINT promotion_recipient_promotion_id_user_id_key,
        ADD PRIMARY KEY (promotion_id, user_id);
      ALTER TABLE promotion DROP COLUMN last_subscription_id;
      DROP TABLE newsletter_subscription;
    `);
  }
}
