import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the shop wrote above and below the amounts, as it was when the document was issued. */
export class KeepDocumentTexts1801957700203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice ADD COLUMN intro text, ADD COLUMN footer text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN intro, DROP COLUMN footer');
  }
}
