import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed what: entries are added, never changed. */
export class CreateAuditLog1795398600417 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id          bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        created_at  timestamptz NOT NULL DEFAULT now(),
        -- No foreign key: the entry outlives the account.
        actor_id    integer     NOT NULL,
        actor_email text        NOT NULL,
        network     text,
        action      text        NOT NULL,
        subject     text        NOT NULL,
        subject_id  text        NOT NULL,
        before      jsonb,
        after       jsonb
      );
      CREATE INDEX audit_entry_subject ON audit_entry (subject, subject_id, id);
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'entries of the audit log are not changed';
        END $$;
      CREATE TRIGGER audit_entry_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry; DROP FUNCTION refuse_audit_change()');
  }
}
