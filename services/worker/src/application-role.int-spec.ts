import { grantApplicationRole } from '@kp/platform/database';
import { createTestDatabase, type TestDatabase } from '@kp/testing';
import { Client } from 'pg';
import { migrations } from '@kp/modules';

const A_SALE = `
  INSERT INTO app_user (email, password_hash, first_name, last_name) VALUES ('ana@bistro.example', '', 'Ana', 'Popescu');
  INSERT INTO orders (order_number, email, language, status, payment_method, payment_status, currency, subtotal_minor,
                      shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address)
  VALUES ('ORD-2026-000001', 'ana@bistro.example', 'en', 'pending', 'cash', 'unpaid', 'USD', 100, 0, '[]', 19, 119, '{}', '{}')`;

describe('the role of gateway and worker beside that of the migrations', () => {
  let database: TestDatabase;
  let application: Client;
  let owner: Client;
  beforeAll(async () => {
    database = await createTestDatabase(migrations);
    application = new Client({ connectionString: database.url });
    owner = new Client({ connectionString: database.ownerUrl });
    await Promise.all([application.connect(), owner.connect()]);
  });
  afterAll(async () => {
    await Promise.all([application.end(), owner.end()]);
    await database.drop();
  });

  /** Tables, sequences and functions with what the role may do to them, as the catalog says. */
  const rights = async () =>
    (
      await owner.query(
        `SELECT relname AS name, relacl::text AS acl FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S')
         UNION ALL SELECT proname, proacl::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         UNION ALL SELECT 'default of ' || defaclobjtype::text, defaclacl::text FROM pg_default_acl ORDER BY 1, 2`,
      )
    ).rows;

  it('owns nothing', async () => {
    const { rows } = await application.query(
      'SELECT relname FROM pg_class WHERE pg_get_userbyid(relowner) = current_user',
    );
    expect(rows).toEqual([]);
  });

  it('is given the same again by every migration, also by two at once', async () => {
    const before = await rights();
    expect(before.length).toBeGreaterThan(100);
    await Promise.all([1, 2].map(() => grantApplicationRole(database.ownerUrl, database.url)));
    expect(await rights()).toEqual(before);
  });

  it('reads and writes a table that the owner creates later, and cannot empty or change it', async () => {
    await owner.query('CREATE TABLE note (id serial PRIMARY KEY, text text)');
    await application.query(`INSERT INTO note (text) VALUES ('first'), ('second')`);
    await application.query(`UPDATE note SET text = 'changed' WHERE id = 1`);
    await application.query('DELETE FROM note WHERE id = 2');
    expect((await application.query('SELECT * FROM note')).rows).toEqual([{ id: 1, text: 'changed' }]);
    for (const change of ['TRUNCATE note', 'ALTER TABLE note ADD more text', 'DROP TABLE note'])
      await expect(application.query(change)).rejects.toMatchObject({ code: '42501' });
  });

  it('waits on locks and limits, listens and notifies without owning anything', async () => {
    await application.query(`SELECT pg_advisory_lock(1), pg_advisory_unlock(1)`);
    await application.query(`SET statement_timeout = '5s'; SET lock_timeout = '5s'; SET work_mem = '8MB'`);
    const heard = new Promise((resolve) => application.once('notification', resolve));
    await application.query('LISTEN kp_role');
    await owner.query(`NOTIFY kp_role, 'from the owner'`);
    expect(await heard).toMatchObject({ channel: 'kp_role', payload: 'from the owner' });
  });

  it('makes the sums of the dashboard and of the customers anew', async () => {
    await owner.query(A_SALE);
    const sums = async () => {
      const { rows } = await owner.query(
        `SELECT (SELECT sum(orders)::int FROM sales_by_day) AS orders, (SELECT sum(total_minor)::int FROM sales_by_day) AS total,
                (SELECT count(*)::int FROM customer_summary) AS customers`,
      );
      return rows[0] as object;
    };
    const right = { orders: 1, total: 119, customers: 1 };
    expect(await sums()).toMatchObject({ orders: 1, total: 119 });
    await owner.query('DELETE FROM sales_by_day; DELETE FROM customer_summary');
    expect(await sums()).toEqual({ orders: null, total: null, customers: 0 });
    await application.query('SELECT rebuild_sales(), rebuild_customers()');
    expect(await sums()).toEqual(right);
  });

  it('must be another one than the owner, of the same database', async () => {
    const elsewhere = new URL(database.url);
    elsewhere.pathname = '/kitchenpass';
    await expect(grantApplicationRole(database.ownerUrl, database.ownerUrl)).rejects.toThrow(
      'The role of DATABASE_URL can act as that of DATABASE_OWNER_URL.',
    );
    await expect(grantApplicationRole(database.ownerUrl, elsewhere.href)).rejects.toThrow(
      'DATABASE_URL and DATABASE_OWNER_URL name two databases.',
    );
  });
});
