import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which languages products are named in is known without reading all translations. */
export class FindTranslatedProducts1799745000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX product_translation_language ON product_translation (language) WHERE name IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_translation_language');
  }
}
