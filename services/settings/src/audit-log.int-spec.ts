import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { startTestShop, type TestShop } from '@kp/testing';
import { settingsDescriptor } from '.';

const ANA = { userId: 7, email: 'ana@kitchenpass.example', network: '198.51.100.0/24' };
const CHANGE = {
  action: 'supplier.updated',
  subject: 'supplier',
  subjectId: 3,
  before: { name: 'Nord', phone: null, since: new Date('2026-01-02T03:04:05Z') },
  after: { name: 'Nord SRL', phone: null, since: new Date('2026-01-02T03:04:05Z') },
};

describe('the audit log', () => {
  let shop: TestShop;
  let audit: AuditLog;
  let transactions: Transactions;
  beforeAll(async () => {
    shop = await startTestShop({ modules: [settingsDescriptor] });
    audit = shop.app.get(AuditLog);
    transactions = shop.app.get(Transactions);
  });
  afterAll(() => shop.close());

  const entries = () => shop.sql<Record<string, unknown>>('SELECT * FROM audit_entry ORDER BY id');

  it('keeps who changed which fields, from where', async () => {
    await transactions.run(() => audit.record(ANA, CHANGE));
    expect(await entries()).toEqual([
      {
        id: expect.any(String),
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

  it.each(['UPDATE audit_entry SET actor_id = 1', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
    'cannot be changed: %s',
    async (statement) => {
      await expect(shop.sql(statement)).rejects.toThrow('entries of the audit log are not changed');
    },
  );
});
