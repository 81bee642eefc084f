import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the end of a hold was handed to the job that asks the provider first. */
export class AskBeforeRelease1763700005002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout ADD COLUMN ending_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout DROP COLUMN ending_since');
  }
}
