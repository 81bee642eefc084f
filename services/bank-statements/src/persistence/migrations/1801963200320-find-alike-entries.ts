import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of other files that may be the same movement. */
export class FindAlikeEntries1801963200320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX bank_entry_alike ON bank_entry (booked_on, amount_minor)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bank_entry_alike');
  }
}
