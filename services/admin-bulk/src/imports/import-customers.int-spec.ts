import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { giveRole, waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { ImportResponse, ImportRowResponse } from './imports.dto';

const IMPORTS = '/admin/api/imports';
const COMPANY = 'companyName,companyAddress,companyCity,companyCounty,companyCountry';

describe('the import of customers', () => {
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
    for (const name of ['maria', 'zoe']) await shop.customer(`${name}@hotel.example`);
  });
  afterAll(() => shop.close());

  const upload = (lines: readonly (string | Buffer)[]) =>
    shop.call<ImportResponse & Problem>('POST', `${IMPORTS}?kind=customers&fileName=list.csv`, {
      token: admin,
      body: Buffer.isBuffer(lines[0]) ? lines[0] : Buffer.from(lines.join('\r\n')),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const act = (id: number, action: string, body: object) =>
    shop.call<ImportResponse>('POST', `${IMPORTS}/${id}/${action}`, { token: admin, body });
  const atRest = async (id: number) => {
    const read = async () =>
      (await shop.call<ImportResponse>('GET', `${IMPORTS}/${id}`, { token: admin })).body;
    const isAtRest = async () => !['checking', 'importing'].includes((await read()).state);
    await waitUntil('the import is at rest', isAtRest);
    return read();
  };
  const checked = async (...lines: (string | Buffer)[]) => {
    const { id, columns } = (await upload(lines)).body;
    await act(id, 'check', { mapping: columns.map(({ field }) => field), mode: 'create-and-update' });
    return atRest(id);
  };
  const imported = async (...lines: string[]) => {
    const { id } = await checked(...lines);
    await act(id, 'start', { skipFailed: true });
    return atRest(id);
  };
  const rows = async (id: number, outcome: string) => {
    const path = `${IMPORTS}/${id}/rows?outcome=${outcome}`;
    return (await shop.call<ImportRowResponse[]>('GET', path, { token: admin })).body;
  };
  const account = async (email: string) =>
    (
      await shop.sql<Record<string, unknown>>(
        `SELECT id, first_name AS "firstName", language, company_city AS city, billing_phone AS phone, is_admin AS "isAdmin"
           FROM app_user WHERE email = $1`,
        [email],
      )
    )[0];

  it('says what would happen, changes nothing, and then does it', async () => {
    const file = [
      `E-mail;Vorname;Nachname;language;${COMPANY.replaceAll(',', ';')}`,
      'Chef@Bistro.Example;Élise;Martin;FR;Bistro;Rue du Lac 1;Lyon;Rhône;France',
      'maria@hotel.example;Mara;;;;;;;',
    ];
    const job = await checked(...file);
    expect(job).toMatchObject({ state: 'checked', created: 1, updated: 1, failed: 0 });
    expect(await account('chef@bistro.example')).toBeUndefined();
    await act(job.id, 'start', { skipFailed: false });
    expect(await atRest(job.id)).toMatchObject({ state: 'done', created: 1, updated: 1 });
    expect(await account('chef@bistro.example')).toMatchObject({
      firstName: 'Élise',
      language: 'fr',
      city: 'Lyon',
      isAdmin: false,
    });
    expect((await account('maria@hotel.example'))!['firstName']).toBe('Mara');
    const [updated] = await rows(job.id, 'updated');
    expect(updated!.changes).toEqual([{ field: 'firstName', before: 'Ana', after: 'Mara' }]);
    const entries = await shop.sql(
      `SELECT action, after FROM audit_entry WHERE action IN ('customer.created', 'customer.updated') ORDER BY id`,
    );
    const company = COMPANY.split(',');
    expect(entries).toEqual([
      {
        action: 'customer.created',
        after: { fields: expect.arrayContaining(['email', 'firstName', ...company]) as string[] },
      },
      { action: 'customer.updated', after: { fields: ['firstName'] } },
    ]);
  });

  it('gives a new account no password that anybody knows; a link for a new one works', async () => {
    await imported('email,firstName,lastName', 'new@bistro.example,New,Guest');
    for (const password of ['', 'new@bistro.example', 'password']) {
      const body = { email: 'new@bistro.example', password };
      expect((await shop.call('POST', '/api/auth/login', { body })).status).toBeGreaterThanOrEqual(400);
    }
    const { id } = (await account('new@bistro.example')) as { id: number };
    const path = `/admin/api/customers/${id}/password-reset`;
    expect((await shop.call('POST', path, { token: admin })).status).toBe(202);
  });

  it('of an export, which has no staff accounts, changes nothing', async () => {
    await shop.sql(
      `UPDATE app_user SET first_name = '=Zoe', billing_phone = '+40 21 300', delivery_address = E'Two\\nlines', company_city = ' spaced '
        WHERE email = 'zoe@hotel.example'`,
    );
    const [counted] = await shop.sql<{ total: number }>(
      `SELECT count(*)::int AS total FROM app_user WHERE NOT is_admin`,
    );
    const headers = { authorization: `Bearer ${admin}` };
    for (const format of ['csv', 'xlsx']) {
      const file = await shop.app.inject({ url: `/admin/api/customers.${format}`, headers });
      const job = await checked(file.rawPayload);
      expect(job).toMatchObject({ ...counted, unchanged: counted!.total, updated: 0, created: 0, failed: 0 });
      expect(job.columns.filter(({ field }) => field === null).map(({ name }) => name)).toEqual([
        'id',
        'createdAt',
        'disabledAt',
        'orders',
        'spent',
        'currency',
        'lastOrderAt',
        'tags',
      ]);
    }
  });

  it('names the row and the field of every problem and changes no staff account', async () => {
    const [owner] = await shop.sql<{ email: string }>(`SELECT email FROM app_user WHERE is_admin`);
    const job = await imported(
      'email,firstName,lastName,language,companyName,billingEmail,billingPhone',
      'not an email,A,B,,,,',
      'nameless@bistro.example,,,,,,',
      'a@bistro.example,A,B,xx,,,',
      'b@bistro.example,A,B,,Bistro,wrong,abc',
      `${owner!.email},Somebody,Else,,,,`,
      'c@bistro.example,A,B,,,,',
      'C@BISTRO.example,A,B,,,,',
      ',A,B,,,,',
    );
    expect(job).toMatchObject({ state: 'done', created: 1, failed: 7 });
    const found = (await rows(job.id, 'failed')).map(({ row, problems }) => [
      row,
      ...problems.map(({ field, messageKey }) => `${field ?? ''} ${messageKey.replace('validation.', '')}`),
    ]);
    expect(found).toEqual([
      [2, 'email emailInvalid'],
      [3, 'firstName firstNameRequired', 'lastName lastNameRequired'],
      [4, 'language importValueUnknown'],
      [
        5,
        'billingEmail emailInvalid',
        'billingPhone phoneInvalid',
        ...['Address', 'City', 'County', 'Country'].map((name) => `company${name} company${name}Required`),
      ],
      [6, ' importReadOnly'],
      [8, ' importDuplicate'],
      [9, 'email emailInvalid'],
    ]);
  });

  it('keeps hostile rows to themselves and takes names of all scripts', async () => {
    const job = await imported(
      'email,firstName,lastName,companyName',
      `"'; DROP TABLE app_user; --@x.example",A,B,`,
      `long@bistro.example,${'x'.repeat(40_000)},B,`,
      `script@bistro.example,<script>alert(1)</script>,'=1+1,`,
      `emoji@bistro.example,Zoë 🍜,陳,`,
      `"a@bistro.example, b@bistro.example",A,B,`,
      `bell@bistro.example,\u0007Ana,"Po\npescu",`,
    );
    expect(job).toMatchObject({ state: 'done', failed: 3 });
    expect((await rows(job.id, 'failed')).map(({ row }) => row)).toEqual([2, 3, 6]);
    const made = await shop.sql(
      `SELECT first_name AS first, last_name AS last FROM app_user
        WHERE email = ANY (ARRAY['script@bistro.example', 'emoji@bistro.example', 'bell@bistro.example']) ORDER BY id`,
    );
    expect(made).toEqual([
      { first: '<script>alert(1)</script>', last: '=1+1' },
      { first: 'Zoë 🍜', last: '陳' },
      { first: 'Ana', last: 'Po pescu' },
    ]);
  });

  it('touches no password, session or role, and sends no mail', async () => {
    const facts = () =>
      shop.sql(
        `SELECT (SELECT md5(string_agg(concat(id, password_hash, is_admin), ',' ORDER BY id)) FROM app_user
                  WHERE email LIKE '%@hotel.example') AS accounts,
                (SELECT count(*)::int FROM auth_session) AS sessions, (SELECT count(*)::int FROM outbox_message
                  WHERE event NOT LIKE 'admin-bulk.%') AS events`,
      );
    const before = await facts();
    const job = await imported(
      'email,firstName,lastName,password,role,is_admin',
      'maria@hotel.example,Marie,Last,hacked,owner,true',
      'fresh@bistro.example,Fresh,Start,hacked,owner,true',
    );
    expect(job).toMatchObject({ created: 1, updated: 1 });
    expect(await facts()).toEqual(before);
    expect(await account('fresh@bistro.example')).toMatchObject({ isAdmin: false });
  });

  it('is for roles with the right to customers', async () => {
    await giveRole(shop, 'catalogue', { has: 'owner' });
    try {
      expect((await upload(['email', 'a@b.example'])).body.code).toBe('IMPORT.KIND_FORBIDDEN');
    } finally {
      await giveRole(shop, 'owner', { has: 'catalogue' });
    }
  });
});
