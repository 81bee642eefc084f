import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { StorageConfig } from '@kp/platform/storage';
import type { Problem } from '@kp/platform/http';
import { waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { DashboardResponse } from '../dashboard/dashboard.dto';
import type { ImportResponse } from '../imports/imports.dto';
import type { ShopReadinessResponse } from './setup.dto';

const ROOT = path.join(__dirname, '../../../..');

describe('the set-up of a shop', () => {
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
      environment: { EMBEDDED: 'true' },
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const call = <Body = Problem>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', address: string, body?: object) =>
    shop.call<Body>(method, `/admin/api/${address}`, { token: admin, body });
  const open = async () => {
    const { body } = await call<ShopReadinessResponse>('GET', 'setup/readiness');
    return Object.fromEntries(
      body.checks.filter(({ isDone }) => !isDone).map(({ name, reason }) => [name, reason ?? 'open']),
    );
  };
  const isNew = async () => (await call<DashboardResponse>('GET', 'dashboard')).body.setup?.isNew;
  const seed = () =>
    promisify(execFile)(process.execPath, ['tools/seed/seed.mjs'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATABASE_URL: shop.ownerUrl, SEED_DEMO: 'true' },
    });

  it('of a new one begins with everything to do', async () => {
    expect(await isNew()).toBe(true);
    expect(await open()).toEqual({
      company: 'open',
      brand: 'open',
      taxes: 'rate',
      rates: 'open',
      shipping: 'open',
      product: 'open',
      payments: 'none',
      mail: 'noServer',
      owner: 'open',
      terms: 'open',
      backup: 'open',
      https: 'open',
      proxy: 'open',
    });
  });

  it('notices what was put right', async () => {
    await shop.product();
    await call('PUT', 'shop-settings', { currency: 'RON', invoiceCurrency: null });
    const company = {
      name: 'Moraru SRL',
      address: 'Str. Fabricii 7',
      city: 'Iași',
      county: 'Iași',
      country: 'Romania',
    };
    const registered = { ...company, vatNumber: 'RO14399840', email: 'office@moraru.ro' };
    const banked = { ...registered, iban: 'RO49AAAA1B31007593840000' };
    await call('PUT', 'company-settings', banked);
    // No invoice is issued without it.
    expect(await open()).toMatchObject({ company: 'open' });
    await call('PUT', 'company-settings', { ...banked, registrationNumber: 'J22/120/2019' });
    await call('PUT', 'brand-settings', { name: 'Moraru' });
    await call('PUT', 'setup/marks/terms');
    const { dataDir } = shop.app.get(StorageConfig);
    await writeFile(path.join(dataDir, 'last-backup.json'), JSON.stringify({ finishedAt: new Date() }));
    const still = Object.keys(await open());
    for (const done of ['company', 'brand', 'product', 'rates', 'backup']) expect(still).not.toContain(done);
    expect(await open()).toMatchObject({ terms: 'missing' });
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Own words' }] };
    const text = JSON.stringify({ type: 'doc', content: [paragraph] });
    for (const slug of ['terms', 'privacy']) {
      const content = [{ language: 'ro', title: slug, body: text }];
      const page = { placement: 'legal', content, revisionId: null };
      const { revisionId } = (await call<{ revisionId: number }>('PUT', `pages/${slug}`, page)).body;
      await call('PUT', `pages/${slug}/published`, { revisionId });
    }
    expect(await open()).not.toHaveProperty('terms');
    await call('DELETE', 'setup/marks/terms');
    expect(await open()).toMatchObject({ terms: 'open' });
  });

  it('offers its assistant until somebody closes it', async () => {
    await call('PUT', 'setup/marks/assistant');
    expect(await isNew()).toBe(false);
  });

  it('has no demo to remove', async () => {
    const { status, body } = await call('POST', 'setup/demo-data/removal', { confirmation: 'DEMO' });
    expect([status, body.code]).toEqual([409, 'SETUP.NO_DEMO_DATA']);
  });

  describe('with the demo', () => {
    beforeAll(async () => {
      await seed();
      await shop.sql(
        `INSERT INTO tag (subject, subject_id, name)
         SELECT 'product', id, unnest(ARRAY['Core range', 'spring']) FROM product`,
      );
    });

    it.each(['csv', 'xlsx'])('takes the whole export back as %s, and nothing changes', async (type) => {
      const { rawPayload } = await shop.app.inject({
        url: `/admin/api/products.${type}`,
        headers: { authorization: `Bearer ${admin}` },
      });
      const { body: uploaded } = await shop.call<ImportResponse>(
        'POST',
        `/admin/api/imports?kind=products&fileName=products.${type}`,
        { token: admin, body: rawPayload, headers: { 'content-type': 'application/octet-stream' } },
      );
      const unread = uploaded.columns.flatMap(({ name, field }) => (field === null ? [name] : []));
      const mapping = uploaded.columns.map(({ field }) => field);
      await call('POST', `imports/${uploaded.id}/check`, { mapping, mode: 'create-and-update' });
      const read = async () => (await call<ImportResponse>('GET', `imports/${uploaded.id}`)).body;
      await waitUntil('it is checked', async () => (await read()).state === 'checked');
      const total = await shop.count('product');
      expect({ ...(await read()), unread }).toMatchObject({
        unread: [],
        total,
        unchanged: total,
        created: 0,
        updated: 0,
        failed: 0,
      });
      expect(total).toBeGreaterThan(300);
    });
  });

  it('loses the whole demo in one job, and nothing of its own', async () => {
    const own = await shop.product({ name: 'Bread basket' });
    expect(await open()).toHaveProperty('demo');
    const [demo] = await shop.sql<{ id: number }>(
      `SELECT row_id::int AS id FROM demo_row JOIN product p ON p.id = row_id
        WHERE table_name = 'product' AND p.status = 'active' AND p.stock_quantity > 9 LIMIT 1`,
    );
    await shop.sql(`UPDATE product SET currency = 'RON' WHERE id = $1`, [demo!.id]);
    const order = anOrder([
      { productId: own, quantity: 2 },
      { productId: demo!.id, quantity: 1 },
    ]);
    const placed = await shop.call<{ orderNumber: string }>('POST', '/api/orders', { body: order });
    expect(placed).toMatchObject({ status: 201 });

    expect((await call('POST', 'setup/demo-data/removal', { confirmation: 'yes' })).status).toBe(400);
    expect((await call('POST', 'setup/demo-data/removal', { confirmation: 'DEMO' })).status).toBe(202);
    await waitUntil('it is gone', async () => !('demo' in (await open())));

    expect(await shop.sql('SELECT order_number AS "orderNumber" FROM orders')).toEqual([
      { orderNumber: placed.body.orderNumber },
    ]);
    expect(await shop.sql('SELECT name FROM product WHERE deleted_at IS NULL ORDER BY id')).toEqual([
      { name: 'Label roll 1' },
      { name: 'Bread basket' },
    ]);
    expect(await shop.sql('SELECT slug FROM category WHERE deleted_at IS NULL')).toEqual([
      { slug: 'food-labels' },
    ]);
    expect(await shop.sql('SELECT email FROM app_user')).toEqual([{ email: 'admin@kitchenpass.example' }]);
    expect(await shop.sql('SELECT name FROM company_settings')).toEqual([{ name: 'Moraru SRL' }]);
    expect([await shop.count('supplier'), await shop.count('review'), await shop.count('demo_row')]).toEqual([
      0, 0, 0,
    ]);
    const lines = await shop.sql<{ quantity: number }>('SELECT quantity FROM order_line ORDER BY quantity');
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it('never gets the demo again, and the next start knows that it is a new shop', async () => {
    await seed();
    expect(await shop.count('orders')).toBe(1);
    const { dataDir } = shop.app.get(StorageConfig);
    expect(JSON.parse(await readFile(path.join(dataDir, 'shop.json'), 'utf8'))).toEqual({ isNewShop: true });
  });
});
