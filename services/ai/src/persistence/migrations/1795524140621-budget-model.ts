import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a session has used of its budget at the model. */
export class BudgetModel1795524140621 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE assistant_session ADD COLUMN model_tokens integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE assistant_session DROP COLUMN model_tokens');
  }
}
