import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { giveRole, readWorkbook } from '@kp/testing';
import type { CustomerDetailsResponse, CustomerResponse } from './customers.dto';
import { adminBulkDescriptor } from '..';

const SUMS = `SELECT s.user_id, s.orders + coalesce(sum(c.orders), 0)::int AS orders,
                     (s.spent_minor + coalesce(sum(c.spent_minor), 0))::int AS spent
                FROM customer_summary s LEFT JOIN customer_sales_change c ON c.user_id = s.user_id
               GROUP BY s.user_id ORDER BY 1`;
const FACTS = `SELECT u.id AS user_id, count(o.id)::int AS orders,
                      coalesce(sum(o.total_minor - o.refunded_minor) FILTER (WHERE o.status <> 'cancelled'), 0)::int AS spent
                 FROM app_user u LEFT JOIN orders o ON o.user_id = u.id GROUP BY u.id ORDER BY 1`;

describe('the list of customers', () => {
  let shop: OrdersShop;
  let admin: string;
  let knife: number;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
    knife = await shop.product({ name: 'Knife', priceMinor: 2_000, stock: 1_000 });
    for (const name of ['Ana', 'Maria', 'Émile', 'Zoe']) {
      const email = `${name === 'Émile' ? 'emile' : name.toLowerCase()}@hotel-${name.length}.example`;
      tokens[name] = await shop.customer(email);
      await shop.sql('UPDATE app_user SET first_name = $2 WHERE email = $1', [email, name]);
    }
    await shop.sql(
      `UPDATE app_user SET company_name = 'Bistro Nord SRL', last_name = 'Ștefan' WHERE first_name = 'Zoe'`,
    );
    const phones = { Maria: '(0722) 333.444', Zoe: '+33612345678' };
    for (const [name, phone] of Object.entries(phones))
      await shop.sql('UPDATE app_user SET billing_phone = $2 WHERE first_name = $1', [name, phone]);
  });
  afterAll(() => shop.close());

  const place = async (name: string, quantity = 1): Promise<number> => {
    const body = anOrder([{ productId: knife, quantity }]);
    const answer = await shop.call<OrderAnswer>('POST', '/api/orders', { body, token: tokens[name] });
    return answer.body.id;
  };
  const setStatus = (id: number, status: string) =>
    shop.call('PUT', `/api/orders/${id}/status`, { body: { status }, token: admin });
  const list = async (query = '') => {
    const path = `/admin/api/customers?${query}`;
    const { body, headers } = await shop.call<CustomerResponse[]>('GET', path, { token: admin });
    return { names: body.map(({ firstName }) => firstName), total: Number(headers['x-total-count']), body };
  };
  const details = async (id: number, token = admin) =>
    shop.call<CustomerDetailsResponse & Problem>('GET', `/admin/api/customers/${id}`, { token });

  it('has figures of this moment, also of orders that are placed, cancelled and merged at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => place(index % 4 === 0 ? 'Zoe' : 'Maria', 1 + (index % 3))),
    );
    const jobs = shop.app.get(ScheduledJobs);
    await Promise.all([
      ...ids.slice(0, 6).map((id) => setStatus(id, 'cancelled')),
      ...Array.from({ length: 4 }, () => place('Zoe')),
      jobs.runNow('admin-bulk.merge-sales'),
      jobs.runNow('admin-bulk.merge-sales'),
    ]);
    expect(await shop.sql(SUMS)).toEqual(await shop.sql(FACTS));
    const { body } = await list('search=zoe');
    const [facts] = await shop.sql<{ orders: number; spent: string; last: Date }>(
      `SELECT count(*)::int AS orders, max(created_at) AS last,
              (sum(total_minor) FILTER (WHERE status <> 'cancelled') / 100.0)::numeric(12, 2)::text AS spent
         FROM orders WHERE user_id = $1`,
      [body[0]!.id],
    );
    expect(body[0]).toMatchObject({ orderCount: facts!.orders, spent: facts!.spent, currency: 'USD' });
    expect(body[0]!.lastOrderAt).toBe(facts!.last.toISOString());
    await jobs.runNow('admin-bulk.merge-sales');
    expect(await shop.sql(SUMS)).toEqual(await shop.sql(FACTS));
    expect(await shop.count('customer_sales_change')).toBe(0);
  });

  it('is searched by beginnings of name, company and email, without accents', async () => {
    for (const [search, names] of [
      ['emi', ['Émile']],
      ['stefan', ['Zoe']],
      ['bistro no', ['Zoe']],
      ['maria@hotel', ['Maria']],
      ['nobody', []],
      ['0722 333 444', ['Maria']],
      ['+40 (0)722-333-444', ['Maria']],
      ['٠٧٢٢٣٣٣٤٤٤', ['Maria']],
      ['06 12 34 56 78', ['Zoe']],
      ['0722 333 445', []],
      [`'&!:*\\`, ['Zoe', 'Émile', 'Maria', 'Ana']],
    ] as const) {
      const found = await list(`search=${encodeURIComponent(search)}`);
      expect([search, found.total]).toEqual([search, found.names.length]);
      if (!search.startsWith("'")) expect([search, found.names]).toEqual([search, names]);
    }
    expect((await list('search=z')).body[0]).not.toHaveProperty('passwordHash');
  });

  it('leaves the staff out, in list, count and export, until they are customers again', async () => {
    const email = 'colleague@hotel-9.example';
    await shop.customer(email);
    expect((await list('search=colleague')).total).toBe(1);
    await giveRole(shop, 'support', { email: email });
    expect(await list('search=colleague')).toMatchObject({ total: 0, names: [] });
    expect((await list()).total).toBe(4);
    const csv = await shop.call<string>('GET', '/admin/api/customers.csv', { token: admin });
    expect(csv.body).not.toContain(email);
    expect(csv.body).toContain('zoe@hotel-3.example');
    await shop.sql('DELETE FROM app_user WHERE email = $1', [email]);
  });

  it('is filtered, sorted and paged', async () => {
    expect((await list()).names).toEqual(['Zoe', 'Émile', 'Maria', 'Ana']);
    expect((await list('sort=createdAt')).names).toEqual(['Ana', 'Maria', 'Émile', 'Zoe']);
    expect((await list('sort=name')).names).toEqual(['Ana', 'Émile', 'Maria', 'Zoe']);
    expect((await list('sort=name&limit=2&offset=2')).names).toEqual(['Maria', 'Zoe']);
    expect((await list('sort=-name&limit=2&offset=3')).names).toEqual(['Ana']);
    expect((await list('sort=name&limit=2&offset=4')).names).toEqual([]);
    expect((await list('sort=-spent')).names[0]).toBe('Maria');
    expect((await list('sort=-orders&orders=with')).names).toEqual(['Maria', 'Zoe']);
    expect(await list('orders=without&limit=1&offset=1')).toMatchObject({ names: ['Ana'], total: 2 });
    await shop.sql(
      `UPDATE app_user SET disabled_at = now(), disabled_reason = 'Fraud' WHERE first_name = 'Émile'`,
    );
    expect((await list('state=disabled&sort=-spent')).names).toEqual(['Émile']);
    expect((await list('state=active&orders=without&search=an')).names).toEqual(['Ana']);
    await shop.sql(`UPDATE app_user SET tax_id = '14399840' WHERE first_name IN ('Zoe', 'Ana')`);
    await shop.sql(`UPDATE app_user SET company_standing = 'inactive' WHERE first_name = 'Ana'`);
    expect((await list('standing=not_checked')).names).toEqual(['Zoe']);
    expect((await list('standing=inactive&orders=without&search=an')).names).toEqual(['Ana']);
    expect((await list('standing=no_vat')).total).toBe(0);
    for (const query of ['sort=email', 'state=gone', 'orders=some', 'standing=odd', 'limit=0']) {
      const { status, body } = await shop.call<Problem>('GET', `/admin/api/customers?${query}`, {
        token: admin,
      });
      expect([status, body.fields?.[0]?.field]).toEqual([400, query.split('=')[0]]);
    }
  });

  it('leads to a customer with orders, invoices, addresses and open sessions', async () => {
    await shop.sql(
      `UPDATE app_user SET delivery_address = 'Strada Lipscani 12', delivery_city = 'București', delivery_country = 'Romania',
              vat_number = 'RO123' WHERE first_name = 'Zoe'`,
    );
    const [zoe] = (await list('search=zoe')).body;
    const { body } = await details(zoe!.id);
    expect(body).toMatchObject({
      firstName: 'Zoe',
      companyName: 'Bistro Nord SRL',
      vatNumber: 'RO123',
      openSessions: 1,
      pendingEmail: null,
      disabledReason: null,
      hasSecondFactor: false,
      isStaff: false,
      orderCount: zoe!.orderCount,
      spent: zoe!.spent,
      recentInvoices: [],
      companyAddress: null,
      deliveryAddress: {
        address: 'Strada Lipscani 12',
        country: 'Romania',
        zip: null,
      },
    });
    expect(body.recentOrders).toHaveLength(9);
    expect(body.recentOrders[0]!.createdAt).toBe(zoe!.lastOrderAt);
    const [emile] = (await list('search=emile')).body;
    expect((await details(emile!.id)).body).toMatchObject({ disabledReason: 'Fraud', recentOrders: [] });
    const unknown = await details(2_000_000_000);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'AUTH.CUSTOMER_NOT_FOUND']);
  });

  it('forgets a deleted account, and is made anew from accounts and orders', async () => {
    await shop.sql(`DELETE FROM app_user WHERE first_name = 'Maria'`);
    expect((await list('search=maria')).total).toBe(0);
    await shop.app.get(ScheduledJobs).runNow('admin-bulk.merge-sales');
    const before = await shop.sql('SELECT * FROM customer_summary ORDER BY user_id');
    await shop.sql('UPDATE customer_summary SET orders = 7, spent_minor = 1');
    await shop.sql('SELECT rebuild_customers()');
    expect(await shop.sql('SELECT * FROM customer_summary ORDER BY user_id')).toEqual(before);
  });

  it('is exported with the same filters, in batches, and runs no formula', async () => {
    await shop.sql(
      `INSERT INTO app_user (email, first_name, last_name, password_hash, company_name, company_city)
       SELECT concat('chef-', n, '@nord.example'), '=1+1', 'Nord', 'none', 'Trattoria', 'Cluj'
         FROM generate_series(1, 1100) n`,
    );
    const exported = async (query: string) => {
      const { body } = await shop.call<string>('GET', `/admin/api/customers.csv?${query}`, { token: admin });
      const [head, ...lines] = body.replace('\ufeff', '').trim().split('\n');
      return lines.map((line) => {
        const cells = line.split(',');
        return Object.fromEntries(head!.split(',').map((name, at) => [name, cells[at]]));
      });
    };
    const chefs = await exported('search=trattoria&orders=without');
    expect(chefs).toHaveLength(1100);
    expect(new Set(chefs.map(({ email }) => email)).size).toBe(1100);
    expect(chefs[0]).toMatchObject({ firstName: "'=1+1", companyCity: 'Cluj', orders: '0', spent: '0.00' });
    const [zoe] = await exported('search=zoe');
    expect(zoe).toMatchObject({
      firstName: 'Zoe',
      currency: 'USD',
      orders: expect.stringMatching(/^[1-9]/),
    });
    expect(Object.keys(zoe!)).not.toContain('passwordHash');
    const url = '/admin/api/customers.xlsx?search=trattoria&orders=without';
    const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
    const [columns = [], first = [], ...others] = readWorkbook(rawPayload);
    expect(others).toHaveLength(1099);
    expect(['firstName', 'orders', 'spent'].map((name) => first[columns.indexOf(name)])).toEqual([
      '=1+1',
      0,
      0,
    ]);
    const token = tokens.Zoe;
    for (const file of ['customers.csv', 'customers.xlsx']) {
      expect((await shop.call('GET', `/admin/api/${file}`, { token })).status).toBe(403);
    }
  });
});
