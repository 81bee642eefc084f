import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMailSender1795401045388 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- At most one row; without it MAIL_FROM is the sender.
      CREATE TABLE mail_sender (
        id       smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        name     text NOT NULL CHECK (name <> ''),
        email    text NOT NULL CHECK (email <> ''),
        reply_to text NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_sender');
  }
}
