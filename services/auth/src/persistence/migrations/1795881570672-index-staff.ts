import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of customers leaves the few of the staff out. */
export class IndexStaff1795881570672 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX app_user_staff ON app_user (id) WHERE role IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX app_user_staff');
  }
}
