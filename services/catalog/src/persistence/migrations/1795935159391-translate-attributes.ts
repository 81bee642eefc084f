import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and values of attributes are few words that return in many categories, so each is translated once. */
export class TranslateAttributes1795935159391 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attribute_text (
        source   text NOT NULL CHECK (source <> ''),
        language text NOT NULL,
        text     text NOT NULL CHECK (text <> ''),
        PRIMARY KEY (language, source)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attribute_text');
  }
}
