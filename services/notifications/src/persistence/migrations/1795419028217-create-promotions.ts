import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePromotions1795419028217 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promotion (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name         text NOT NULL CHECK (name <> ''),
        link         text NOT NULL,
        product_ids  integer[] NOT NULL,
        texts        jsonb NOT NULL,
        audience     text NOT NULL CHECK (audience IN ('all', 'customers')),
        -- Empty for all.
        languages    text[] NOT NULL,
        state        text NOT NULL DEFAULT 'draft'
                     CHECK (state IN ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
        send_at      timestamptz CHECK (send_at IS NOT NULL OR state = 'draft'),
        ended_at     timestamptz,
        -- Counted when the sending starts.
        recipients   integer,
        mailed       integer NOT NULL DEFAULT 0,
        -- Accounts up to this one have their mail.
        last_user_id integer NOT NULL DEFAULT 0,
        version      integer NOT NULL DEFAULT 1,
        created_at   timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX promotion_open ON promotion (send_at, id) WHERE state IN ('scheduled', 'sending');

      CREATE TABLE promotion_recipient (
        promotion_id integer NOT NULL REFERENCES promotion (id),
        user_id      integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        mailed_at    timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (promotion_id, user_id)
      );
      CREATE INDEX promotion_recipient_user ON promotion_recipient (user_id);
      CREATE INDEX promotion_recipient_mailed ON promotion_recipient (mailed_at);

      -- Mails of a promotion belong to no delivery; their unique key makes each one the only one.
      ALTER TABLE mail ALTER COLUMN delivery_id DROP NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail WHERE delivery_id IS NULL;
      ALTER TABLE mail ALTER COLUMN delivery_id SET NOT NULL;
      DROP TABLE promotion_recipient, promotion;
    `);
  }
}
