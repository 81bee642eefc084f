import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = `
  CREATE INDEX audit_entry_subject ON audit_entry (subject, subject_id, id);
  CREATE INDEX audit_entry_subject_kind ON audit_entry (subject, id);
  CREATE INDEX audit_entry_actor ON audit_entry (actor_id, id);
  CREATE INDEX audit_entry_action ON audit_entry (action, id);
  CREATE INDEX audit_entry_created_at ON audit_entry USING brin (created_at) WITH (pages_per_range = 16);
  CREATE TRIGGER audit_entry_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
`;

/** A table per month, so that old months are dropped as a whole while no entry can be deleted. */
export class PartitionAuditLog1795443922540 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entry RENAME TO audit_entry_whole;
      CREATE TABLE audit_entry (
        id          bigint      GENERATED ALWAYS AS IDENTITY,
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
      ) PARTITION BY RANGE (created_at);
      -- Months of UTC. Attaching a table, other than creating it as a partition, blocks no entry meanwhile.
      CREATE FUNCTION create_audit_months(first timestamptz, last timestamptz) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE
          start timestamp := date_trunc('month', first AT TIME ZONE 'UTC');
          name  text;
        BEGIN
          WHILE start <= last AT TIME ZONE 'UTC' LOOP
            name := to_char(start, '"audit_entry_"YYYY_MM');
            IF to_regclass(name) IS NULL THEN
              EXECUTE format('CREATE TABLE %I (LIKE audit_entry INCLUDING INDEXES)', name);
              EXECUTE format('CREATE TRIGGER audit_entry_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', name);
              EXECUTE format('ALTER TABLE audit_entry ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name,
                start AT TIME ZONE 'UTC', (start + interval '1 month') AT TIME ZONE 'UTC');
            END IF;
            start := start + interval '1 month';
          END LOOP;
        END $$;
      CREATE FUNCTION drop_audit_months(before date) RETURNS SETOF text LANGUAGE plpgsql AS $$
        DECLARE
          month text;
        BEGIN
          IF before > now() - interval '1 year' THEN
            RAISE EXCEPTION 'the last 12 months of the audit log are kept';
          END IF;
          FOR month IN
            SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
             WHERE i.inhparent = 'audit_entry'::regclass
               AND c.relname < to_char(before, '"audit_entry_"YYYY_MM') ORDER BY 1
          LOOP
            EXECUTE format('DROP TABLE %I', month);
            RETURN NEXT month;
          END LOOP;
        END $$;
      REVOKE EXECUTE ON FUNCTION create_audit_months, drop_audit_months FROM PUBLIC;
      SELECT create_audit_months(least(now(), (SELECT min(created_at) FROM audit_entry_whole)), now() + interval '1 year');
      INSERT INTO audit_entry OVERRIDING SYSTEM VALUE SELECT * FROM audit_entry_whole;
      SELECT setval(pg_get_serial_sequence('audit_entry', 'id'), max(id)) FROM audit_entry_whole HAVING max(id) > 0;
      DROP TABLE audit_entry_whole;
      ALTER TABLE audit_entry ADD PRIMARY KEY (id, created_at);
      ${INDEXES}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entry RENAME TO audit_entry_months;
      CREATE TABLE audit_entry (LIKE audit_entry_months INCLUDING DEFAULTS INCLUDING IDENTITY);
      INSERT INTO audit_entry OVERRIDING SYSTEM VALUE SELECT * FROM audit_entry_months;
      SELECT setval(pg_get_serial_sequence('audit_entry', 'id'), max(id)) FROM audit_entry_months HAVING max(id) > 0;
      DROP TABLE audit_entry_months;
      DROP FUNCTION create_audit_months, drop_audit_months;
      ALTER TABLE audit_entry ADD PRIMARY KEY (id);
      ${INDEXES}
    `);
  }
}
