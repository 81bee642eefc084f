import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a role that owns no table create the months ahead, which it can only read and add to. */
export class OpenAuditMonths1795533012340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- New tables come with the default privileges; of these the log and its months keep two.
      CREATE FUNCTION restrict_audit_log() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
        DECLARE
          revocation text;
        BEGIN
          FOR revocation IN
            SELECT format('REVOKE %s ON %s FROM %s', a.privilege_type, c.oid::regclass, a.grantee::regrole)
              FROM pg_partition_tree('audit_entry') t JOIN pg_class c ON c.oid = t.relid, aclexplode(c.relacl) a
             WHERE a.grantee NOT IN (0, c.relowner) AND a.privilege_type NOT IN ('SELECT', 'INSERT')
          LOOP
            EXECUTE revocation;
          END LOOP;
        END $$;
      CREATE FUNCTION open_audit_months() RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN
          PERFORM create_audit_months(now(), now() + interval '1 year');
          PERFORM restrict_audit_log();
        END $$;
      REVOKE EXECUTE ON FUNCTION restrict_audit_log, open_audit_months FROM PUBLIC;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION open_audit_months, restrict_audit_log');
  }
}
