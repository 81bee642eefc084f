import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTags1797034000703 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tag (
        subject    text NOT NULL CHECK (subject IN ('order', 'product', 'customer')),
        subject_id integer NOT NULL,
        name       text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40 AND name NOT LIKE '%,%'),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX tag_of_subject ON tag (subject, subject_id, lower(name));
      CREATE INDEX tag_by_name ON tag (subject, lower(name), subject_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tag');
  }
}
