import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By person, by action and by time; by subject there is one. */
export class ReadAuditLog1795441899920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_entry_actor ON audit_entry (actor_id, id);
      CREATE INDEX audit_entry_action ON audit_entry (action, id);
      CREATE INDEX audit_entry_created_at ON audit_entry USING brin (created_at) WITH (pages_per_range = 16);
      CREATE INDEX audit_entry_subject_kind ON audit_entry (subject, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX audit_entry_actor, audit_entry_action, audit_entry_created_at, audit_entry_subject_kind',
    );
  }
}
