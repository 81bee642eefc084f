import { AuditLog, auditMigrations } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { DataSource } from 'typeorm';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { adminBulkDescriptor } from '..';

const [, , PartitionAuditLog, OpenAuditMonths] = auditMigrations;

const ANA = { userId: 7, email: 'ana@kitchenpass.example', network: '198.51.100.0/24' };
const CHANGE = {
  action: 'supplier.updated',
  subject: 'supplier',
  subjectId: 3,
  before: { name: 'Nord', phone: null, since: new Date('2026-01-02T03:04:05Z') },
  after: { name: 'Nord SRL', phone: null, since: new Date('2026-01-02T03:04:05Z') },
};

describe('the audit log', () => {
  let shop: OrdersShop;
  let audit: AuditLog;
  let transactions: Transactions;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    audit = shop.app.get(AuditLog);
    transactions = shop.app.get(Transactions);
  });
  afterAll(() => shop.close());

  const entries = () => shop.sql<Record<string, unknown>>('SELECT * FROM audit_entry ORDER BY id');

  it('keeps who changed which fields, from where', async () => {
    await transactions.run(() => audit.record(ANA, CHANGE));
    expect(await entries()).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.any(Date),
        actor_id: 7,
        actor_email: 'ana@kitchenpass.example',
        network: '198.51.100.0/24',
        action: 'supplier.updated',
        subject: 'supplier',
        subject_id: '3',
        before: { name: 'Nord' },
        after: { name: 'Nord SRL' },
      },
    ]);
  });

  it('has no entry of a change that changed nothing or was rolled back', async () => {
    const count = (await entries()).length;
    await transactions.run(() => audit.record(ANA, { ...CHANGE, after: { ...CHANGE.before } }));
    const failing = transactions.run(async () => {
      await audit.record(ANA, CHANGE);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await entries()).toHaveLength(count);
  });

  it('is written together with its change only', async () => {
    await expect(audit.record(ANA, CHANGE)).rejects.toThrow('in the transaction of the change');
  });

  const asApplication = <Row>(text: string) => shop.app.get(DataSource).query<Row[]>(text);
  const refused = (text: string) =>
    asApplication(text).then(
      () => 'done',
      ({ driverError: { code, message } }) => [code, message],
    );
  const tableOf = async (of: string) => {
    const [month] = await shop.sql<{ name: string }>(
      'SELECT tableoid::regclass::text AS name FROM audit_entry LIMIT 1',
    );
    return of === 'audit_entry' ? of : month!.name;
  };

  it.each(['audit_entry', 'the month'])('is not changed by the owner of the tables: %s', async (of) => {
    const table = await tableOf(of);
    for (const change of [`UPDATE ${table} SET actor_id = 1`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      await expect(shop.sql(change)).rejects.toThrow('entries of the audit log are not changed');
  });

  it.each(['audit_entry', 'the month'])(
    'cannot be changed, opened or dropped by the role of gateway and worker: %s',
    async (of) => {
      const table = await tableOf(of);
      const denied = ['42501', `permission denied for table ${table}`];
      const notOwner = ['42501', `must be owner of table ${table}`];
      // PostgreSQL warns, and gives nothing.
      await asApplication(`GRANT ALL ON ${table} TO current_user`);
      expect(await refused(`UPDATE ${table} SET actor_id = 1`)).toEqual(denied);
      expect(await refused(`DELETE FROM ${table}`)).toEqual(denied);
      expect(await refused(`TRUNCATE ${table}`)).toEqual(denied);
      for (const trigger of ['audit_entry_unchanged', 'USER', 'ALL'])
        expect(await refused(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`)).toEqual(notOwner);
      expect(await refused(`DROP TABLE ${table}`)).toEqual(notOwner);
    },
  );

  it('is out of reach of that role by any other way', async () => {
    const [{ owner } = { owner: '' }] = await shop.sql<{ owner: string }>('SELECT current_user AS owner');
    for (const [way, message] of [
      [`SET ROLE ${owner}`, `permission denied to set role "${owner}"`],
      [
        'SET session_replication_role = replica',
        'permission denied to set parameter "session_replication_role"',
      ],
      ['CREATE TABLE audit_entry_2000_01 (id int)', 'permission denied for schema public'],
      [`SELECT drop_audit_months('2020-01-01')`, 'permission denied for function drop_audit_months'],
      [`SELECT create_audit_months(now(), now())`, 'permission denied for function create_audit_months'],
      ['DROP FUNCTION refuse_audit_change() CASCADE', 'must be owner of function refuse_audit_change'],
    ])
      expect(await refused(way!)).toEqual(['42501', message]);
  });

  describe('by months', () => {
    const months = async () =>
      (
        await shop.sql<{ name: string }>(
          `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'audit_entry'::regclass ORDER BY 1`,
        )
      ).map(({ name }) => name);

    it('has the next year ready, and creates none twice', async () => {
      const ready = await months();
      expect(ready).toHaveLength(13);
      await shop.app.get(ScheduledJobs).runNow('audit.create-months');
      expect(await months()).toEqual(ready);
    });

    it('gets the next month of the owner by the scheduled job, which can only read it and add to it', async () => {
      const ready = await months();
      await shop.sql(`DROP TABLE ${ready.at(-1)}`);
      await shop.app.get(ScheduledJobs).runNow('audit.create-months');
      expect(await months()).toEqual(ready);
      const rights = await asApplication<{ name: string; owner: string; rights: string }>(
        `SELECT t.relid::regclass::text AS name, pg_get_userbyid(relowner) AS owner, string_agg(p, ' ' ORDER BY p) AS rights
           FROM pg_partition_tree('audit_entry') t JOIN pg_class c ON c.oid = t.relid,
                unnest(string_to_array('SELECT INSERT UPDATE DELETE TRUNCATE REFERENCES TRIGGER MAINTAIN', ' ')) p
          WHERE has_table_privilege(t.relid, p) GROUP BY 1, 2 ORDER BY 1`,
      );
      expect(rights).toEqual(
        ['audit_entry', ...ready].map((name) => ({ name, owner: 'shop', rights: 'INSERT SELECT' })),
      );
    });

    it('loses whole months that are older than a year, and only those before the day', async () => {
      await shop.sql(`SELECT create_audit_months('2024-11-30T23:00Z', '2025-02-01')`);
      await shop.sql(
        `INSERT INTO audit_entry (created_at, actor_id, actor_email, action, subject, subject_id)
         SELECT at::timestamptz, 1, 'a@b.example', 'month.test', 'month', at
           FROM unnest(ARRAY['2024-11-30T23:59Z', '2024-12-31T23:59Z', '2025-01-01T00:00Z']) AS at`,
      );
      const dropped = await shop.sql<{ name: string }>(`SELECT drop_audit_months('2025-01-20') AS name`);
      expect(dropped.map(({ name }) => name)).toEqual(['audit_entry_2024_11', 'audit_entry_2024_12']);
      expect(
        (await entries()).flatMap(({ action, subject_id: id }) => (action === 'month.test' ? [id] : [])),
      ).toEqual(['2025-01-01T00:00Z']);
      await expect(shop.sql('SELECT drop_audit_months(now()::date)')).rejects.toThrow(
        'the last 12 months of the audit log are kept',
      );
    });

    it('keeps its entries and goes on counting when one table becomes many, and back', async () => {
      const before = await entries();
      const runner = shop.owner.createQueryRunner();
      const [migration, later] = [new PartitionAuditLog!(), new OpenAuditMonths!()];
      await later.down(runner);
      await migration.down(runner);
      expect([await months(), await entries()]).toEqual([[], before]);
      await expect(shop.sql('DELETE FROM audit_entry')).rejects.toThrow('are not changed');
      await migration.up(runner);
      await later.up(runner);
      await runner.release();
      expect(await entries()).toEqual(before);
      await transactions.run(() => audit.record(ANA, CHANGE));
      expect(Number((await entries()).at(-1)!.id)).toBe(Number(before.at(-1)!.id) + 1);
      expect((await months()).at(0)).toBe('audit_entry_2025_01');
      await expect(shop.sql('DELETE FROM audit_entry_2025_01')).rejects.toThrow('are not changed');
    });
  });
});
