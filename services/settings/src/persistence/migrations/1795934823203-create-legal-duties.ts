import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLegalDuties1795934823203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE legal_duty (
        country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
        duty    text NOT NULL,
        is_on   boolean NOT NULL,
        PRIMARY KEY (country, duty)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE legal_duty');
  }
}
