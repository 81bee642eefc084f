import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every save is a revision with the texts of all languages; one of them may be published. */
export class CreatePages1800857600103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE page (
         id serial PRIMARY KEY,
         slug text NOT NULL UNIQUE,
         placement text NOT NULL CHECK (placement IN ('help', 'company', 'legal', 'none')),
         published_revision_id integer,
         published_at timestamptz)`,
    );
    await runner.query(
      `CREATE TABLE page_revision (
         id serial PRIMARY KEY,
         page_id integer NOT NULL REFERENCES page ON DELETE CASCADE,
         content json NOT NULL,
         saved_by integer,
         saved_at timestamptz NOT NULL DEFAULT now())`,
    );
    await runner.query('CREATE INDEX page_revision_of ON page_revision (page_id, id DESC)');
    await runner.query(
      'ALTER TABLE page ADD FOREIGN KEY (published_revision_id) REFERENCES page_revision ON DELETE SET NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page, page_revision CASCADE');
  }
}
