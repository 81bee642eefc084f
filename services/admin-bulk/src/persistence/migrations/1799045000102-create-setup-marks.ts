import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSetupMarks1799045000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setup_mark (
        name      text        PRIMARY KEY,
        marked_at timestamptz NOT NULL DEFAULT now(),
        marked_by integer     NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE setup_mark');
  }
}
