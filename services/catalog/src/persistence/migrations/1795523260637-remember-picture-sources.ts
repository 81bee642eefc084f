import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a picture was imported from: a file that names it again changes nothing, and nothing is fetched. */
export class RememberPictureSources1795523260637 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_image ADD COLUMN source_url text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_image DROP COLUMN source_url');
  }
}
