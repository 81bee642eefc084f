import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMail1763700006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        delivery_id bigint NOT NULL UNIQUE,
        kind        text NOT NULL,
        recipient   text NOT NULL,
        language    text NOT NULL,
        subject     text NOT NULL,
        text_body   text NOT NULL,
        html_body   text NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now(),
        sent_at     timestamptz
      );
      CREATE INDEX mail_newest ON mail (created_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail');
  }
}
