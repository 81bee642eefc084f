import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { giveRole, readWorkbook } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { AuditChoicesResponse, AuditEntryResponse } from './audit.dto';

const PATH = '/admin/api/audit-entries';
const SINCE = '2026-01-01T00:00:00Z';
/** Behind the entries of the start. */
const LATER = '2026-02-01T00:00:00Z';

describe('the audit log of the back office', () => {
  let shop: OrdersShop;
  let owner: string;
  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    owner = await shop.admin();
    await shop.sql('SELECT create_audit_months($1, now())', [SINCE]);
    await shop.sql(
      `INSERT INTO audit_entry (created_at, actor_id, actor_email, action, subject, subject_id, before, after)
       SELECT $1::timestamptz + n * interval '1 hour', 1000 + n % 2, concat('person-', n % 2, '@kitchenpass.example'),
              CASE n % 3 WHEN 0 THEN 'product.updated' ELSE 'supplier.updated' END,
              CASE n % 3 WHEN 0 THEN 'product' ELSE 'supplier' END, (n % 5)::text,
              jsonb_build_object('name', concat('=old ', n)), jsonb_build_object('name', concat('new ', n))
         FROM generate_series(1, 240) n`,
      [SINCE],
    );
  });
  afterAll(() => shop.close());

  const list = async (query: string) =>
    (await shop.call<AuditEntryResponse[]>('GET', `${PATH}?${query}`, { token: owner })).body;

  it('is filtered by person, subject, action and period', async () => {
    const byPerson = await list('actor=1001&limit=100');
    expect(new Set(byPerson.map(({ actorEmail }) => actorEmail))).toEqual(
      new Set(['person-1@kitchenpass.example']),
    );
    const ofProduct = await list('subject=product&subjectId=2&limit=100');
    expect(ofProduct).toHaveLength(16);
    expect(ofProduct.every(({ action }) => action === 'product.updated')).toBe(true);
    expect(await list('action=product.updated&limit=100')).toHaveLength(80);
    expect(await list('action=order.items_shipped')).toEqual([]);
    const ofADay = await list('from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z&limit=100');
    expect(ofADay).toHaveLength(24);
    expect(ofADay[0]).toMatchObject({
      createdAt: '2026-01-02T23:00:00.000Z',
      before: { name: '=old 47' },
      after: { name: 'new 47' },
    });
  });

  it('finds what is rare behind tens of thousands of other entries, page by page', async () => {
    await shop.sql(
      `INSERT INTO audit_entry (created_at, actor_id, actor_email, action, subject, subject_id)
       SELECT now(), 3000 + n % 2, 'importer@kitchenpass.example', 'product.updated', 'product', '7' FROM generate_series(1, 25000) n`,
    );
    const rare = await list('actor=1001&subject=supplier&limit=100');
    expect(rare).toHaveLength(80);
    expect(rare.map(({ id }) => id)).toEqual(rare.map(({ id }) => id).sort((left, right) => right - left));
    const page = await list('actor=1001&subject=supplier&limit=30');
    const next = await list(`actor=1001&subject=supplier&limit=50&before=${page.at(-1)!.id}`);
    expect([...page, ...next]).toEqual(rare);
    const both = await list('subjectId=7&limit=2&before=100000');
    expect(both.map(({ actorId }) => actorId).sort()).toEqual([3000, 3001]);
    expect(await list('subject=supplier&subjectId=4&limit=100')).toHaveLength(32);
    expect(await list('actor=3000&action=supplier.updated')).toEqual([]);
  });

  it('calls things by what they are called today, and what is gone by its number', async () => {
    const id = await shop.product({ name: 'Chef knife' });
    const entry = (subject: string, subjectId: string) =>
      shop.sql(
        `INSERT INTO audit_entry (actor_id, actor_email, action, subject, subject_id)
         VALUES (2000, 'x@kitchenpass.example', 'thing.updated', $1, $2)`,
        [subject, subjectId],
      );
    const [admin] = await shop.sql<{ id: number }>(`SELECT id FROM app_user WHERE is_admin`);
    const [category] = await shop.sql<{ id: number; name: string }>('SELECT id, name FROM category LIMIT 1');
    await entry('product', String(id));
    await entry('staff', String(admin!.id));
    await entry('category', String(category!.id));
    await entry('product', '2000000');
    await entry('job', 'test.handle');
    await entry('order', 'not-a-number');
    await shop.sql(
      `INSERT INTO audit_entry (actor_id, actor_email, action, subject, subject_id)
       SELECT id, email, 'thing.updated', 'product', '1' FROM app_user WHERE id = $1`,
      [admin!.id],
    );
    const [own] = await list(`actor=${admin!.id}&action=thing.updated`);
    expect(own!.actorName).toMatch(/\w+ \w+/);
    const { body: choices } = await shop.call<AuditChoicesResponse>('GET', '/admin/api/audit-choices', {
      token: owner,
    });
    const named = choices.actors.filter(({ id }) => id === admin!.id || id === 2000);
    expect(named.map(({ name }) => name)).toEqual([own!.actorName, null]);
    const names = (await list('actor=2000')).map(({ subject, subjectName }) => [subject, subjectName]);
    expect(names.reverse()).toEqual([
      ['product', `Chef knife (KP-${id})`],
      ['staff', expect.stringMatching(/\w+ \w+/)],
      ['category', category!.name],
      ['product', null],
      ['job', null],
      ['order', null],
    ]);
  });

  it('is read page by page, newest first, without gaps although entries are added', async () => {
    const seen: number[] = [];
    let page = await list('subject=supplier&limit=50');
    while (page.length > 0) {
      seen.push(...page.map(({ id }) => id));
      await shop.call('POST', '/admin/api/suppliers', {
        token: owner,
        body: { name: `Supplier ${seen.length}` },
      });
      page = await list(`subject=supplier&limit=50&before=${seen.at(-1)}`);
    }
    expect(seen).toHaveLength(160);
    expect(seen).toEqual([...new Set(seen)].sort((left, right) => right - left));
  });

  it('offers the persons and kinds that have entries', async () => {
    const { body } = await shop.call<AuditChoicesResponse>('GET', '/admin/api/audit-choices', {
      token: owner,
    });
    expect(body.actors.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['person-0@kitchenpass.example', 'person-1@kitchenpass.example']),
    );
    expect(body.subjects).toEqual(expect.arrayContaining(['product', 'supplier']));
  });

  it('is exported as a file that no spreadsheet executes', async () => {
    const { body } = await shop.call<string>('GET', `${PATH}.csv?actor=1001&subject=product`, {
      token: owner,
    });
    const [head, first] = body.replace('\ufeff', '').split('\n');
    expect(head).toBe('Time,By,Network,Action,Subject,Id,Before,After');
    expect(first).toContain('person-1@kitchenpass.example,,product.updated,product');
    expect(body.trim().split('\n')).toHaveLength(41);
    const url = `${PATH}.xlsx?actor=1001&subject=product`;
    const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${owner}` } });
    const workbook = readWorkbook(rawPayload);
    expect(workbook).toHaveLength(41);
    expect(workbook[1]![3]).toBe('product.updated');
  });

  it('of more than 100,000 entries is no Excel file, but a CSV file', async () => {
    await shop.sql(
      `INSERT INTO audit_entry (created_at, actor_id, actor_email, action, subject, subject_id)
       SELECT $1::timestamptz + n * interval '1 second', 1002, 'many@kitchenpass.example', 'product.updated', 'product', 7
         FROM generate_series(1, 100001) n`,
      [SINCE],
    );
    const refused = await shop.call<Problem>('GET', `${PATH}.xlsx?actor=1002`, { token: owner });
    expect([refused.status, refused.body.code]).toEqual([422, 'EXPORT.TOO_MANY_ROWS']);
    expect(refused.body.message).toContain('Export it as CSV');
    const { status, body } = await shop.call<string>('GET', `${PATH}.csv?actor=1002`, { token: owner });
    expect([status, body.trim().split('\n').length]).toEqual([200, 100_002]);
  });

  it('is searched by what things are called, by their codes and by who changed them', async () => {
    const id = await shop.product({ name: 'Boning knife' });
    const supplier = await shop.call<{ id: number }>('POST', '/admin/api/suppliers', {
      token: owner,
      body: { name: 'Carpat Inox' },
    });
    const [ana] = await shop.sql<{ id: number }>(
      `INSERT INTO app_user (email, password_hash, first_name, last_name, is_admin)
       VALUES ('ana.rus@kitchenpass.example', 'x', 'Ana', 'Rus', true) RETURNING id`,
    );
    await shop.sql(
      `INSERT INTO audit_entry (actor_id, actor_email, action, subject, subject_id)
       VALUES (2000, 'x@kitchenpass.example', 'product.updated', 'product', $1), ($2, 'x', 'product.updated', 'product', '8')`,
      [String(id), ana!.id],
    );
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}&from=${LATER}&limit=100`)).map(
        (each) => `${each.subject} ${each.subjectId}`,
      );
    for (const search of ['boning kn', `KP-${id}`]) expect(await found(search)).toEqual([`product ${id}`]);
    expect(await found('inox')).toEqual([`supplier ${supplier.body.id}`]);
    for (const search of ['rus', 'ana.rus@kitchenpass']) expect(await found(search)).toEqual(['product 8']);
    expect(await found('100%')).toEqual([]);
    const { body } = await shop.call<string>('GET', `${PATH}.csv?search=boning&from=${LATER}`, {
      token: owner,
    });
    expect(body.trim().split('\n')).toHaveLength(2);
  });

  it('is for owners', async () => {
    const token = await shop.customer('orders@kitchenpass.example');
    await giveRole(shop, 'orders', { email: 'orders@kitchenpass.example' });
    for (const path of [PATH, `${PATH}.csv`, `${PATH}.xlsx`, '/admin/api/audit-choices']) {
      expect((await shop.call<Problem>('GET', path, { token })).body.code).toBe('AUTH.RIGHT_REQUIRED');
    }
  });

  it.each(['actor=x', 'subject=A', 'from=monday', 'before=0', 'limit=101'])('refuses %s', async (query) => {
    const { status, body } = await shop.call<Problem>('GET', `${PATH}?${query}`, { token: owner });
    expect([status, body.fields?.[0]?.field]).toEqual([400, query.split('=')[0]]);
  });
});
