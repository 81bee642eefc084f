import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WriteDocumentTexts1801957700202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company_settings ADD COLUMN document_texts jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_settings DROP COLUMN document_texts');
  }
}
