import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that are uploaded before their product are measured when they come. */
export class MeasurePictures1800848200401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media_file ADD COLUMN width integer, ADD COLUMN height integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media_file DROP COLUMN width, DROP COLUMN height');
  }
}
