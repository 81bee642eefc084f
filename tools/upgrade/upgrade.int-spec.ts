import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { migrations, shopModules, workerModules } from '@kp/modules';
import { anOrder } from '@kp/orders/testing';
import { grantApplicationRole, migrate } from '@kp/platform/database';
import { declaredHandlers, writeSubscriptions } from '@kp/platform/outbox';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { createTestDatabase, startTestShop, type TestDatabase, type TestShop, waitUntil } from '@kp/testing';
import { generateSync } from 'otplib';
import { type Api, apiOf, COLLEAGUE, CUSTOMER, OWNER, PASSWORD, SECURED } from './api';
import { type Dump, fingerprintOf, postgresOf, readDumps, restoreRows } from './dump';

type Facts = Record<string, unknown>;

/** The release's database, brought to the newest schema as the worker's `migrate` does it. */
async function upgrade(database: TestDatabase, dump: Dump): Promise<string[]> {
  await restoreRows(database, dump);
  const ran = await migrate(database.ownerUrl, migrations);
  await grantApplicationRole(database.ownerUrl, database.url);
  await writeSubscriptions(database.url, declaredHandlers(workerModules));
  return ran;
}

const dumps = readDumps();

it('there is a release to upgrade from', () => {
  expect(dumps.length).toBeGreaterThan(0);
});

describe.each(dumps)('a shop of $name, upgraded', (dump) => {
  const ofRelease = migrations.filter(({ name }) => dump.migrations.includes(name));
  let database: TestDatabase;
  let shop: TestShop;
  let staff: Api;
  let customer: Api;

  const signIn = (email: string, code?: string) =>
    shop.call<{ token: string }>('POST', '/api/auth/login', { body: { email, password: PASSWORD, code } });
  const list = (path: string, api = staff) => api<Facts[]>('GET', path);
  const read = (path: string, api = staff) => api<Facts>('GET', path);
  const orders = () => list('/api/orders?limit=100');
  /** By what the note of the order stands for. */
  const order = async (notes: string) => (await orders()).find((each) => each.notes === notes)!;

  beforeAll(async () => {
    database = await createTestDatabase(ofRelease);
    const schema = (await postgresOf(database.ownerUrl)) === dump.postgres ? dump.schema : undefined;
    // A migration that was edited since makes another schema than shops of that release have.
    if (schema) expect(await fingerprintOf(database.ownerUrl)).toEqual(schema);
    const ran = await upgrade(database, dump);
    const isNewer = (name: string) => !dump.migrations.includes(name);
    expect(ran.toSorted()).toEqual(
      migrations
        .map(({ name }) => name)
        .filter(isNewer)
        .sort(),
    );
    const environment = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
    shop = await startTestShop({ modules: shopModules, worker: true, environment });
    staff = apiOf(shop, (await signIn(OWNER)).body.token);
    customer = apiOf(shop, (await signIn(CUSTOMER)).body.token);
  });
  afterAll(async () => {
    await shop.close();
    await database.drop();
  });

  it('has run every migration once', async () => {
    const recorded = await shop.sql<{ name: string }>('SELECT name FROM migrations');
    expect(recorded.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
    expect(dump.migrations.filter((name) => !migrations.some((known) => known.name === name))).toEqual([]);
  });

  it('prints the schema that all migrations left: a function in its newest text, a table with its triggers', () => {
    const print = (name: string) => {
      const env = { ...process.env, DATABASE_URL: database.ownerUrl };
      const program = path.join(__dirname, '../schema/schema.mjs');
      return spawnSync(process.execPath, [program, name], { encoding: 'utf8', env });
    };
    const { stdout, stderr } = print('product*');
    expect(stderr).toBe('');
    expect(stdout).toContain('TABLE product\n  id ');
    expect(stdout).toContain('CREATE TRIGGER product_text_changed');
    expect(print('catalog_search_document').stdout).toContain('product.brand');
    expect(print('no_such_thing').stderr).toBe('There is no table, view or function called no_such_thing.\n');
  });

  it('has its orders in every state, with what happened to them', async () => {
    const states = (await orders()).map(({ notes, status, paymentStatus, totalAmount }) =>
      [notes, status, paymentStatus, totalAmount].join(' '),
    );
    expect(states.sort()).toEqual([
      'agreed delivered unpaid 105.20',
      'by phone pending unpaid 35.71',
      'cancelled cancelled unpaid 54.75',
      'delivered delivered paid 54.75',
      'discounted pending unpaid 51.78',
      'event not relayed pending unpaid 34.38',
      'mail not sent pending unpaid 34.38',
      'pending pending unpaid 54.75',
      'processing processing unpaid 54.75',
      'returned delivered partly_refunded 54.75',
      'shipped shipped unpaid 54.75',
    ]);
    expect(await order('discounted')).toMatchObject({ discountCode: 'WELCOME10', discount: '2.50' });
    expect(await order('shipped')).toMatchObject({
      items: [{ productName: 'Saucepan 2 l', quantity: 2, shippedQuantity: 2, price: '12.50' }],
      shipments: [
        { awbNumber: 'A1' },
        { awbNumber: 'A2', trackingUrl: expect.stringContaining('A2') as string },
      ],
    });
    const { history } = (await order('shipped')) as { history: Facts[] };
    expect(history.map(({ toStatus }) => toStatus)).toEqual(['pending', 'processing', null, 'shipped']);
    const { id } = await order('delivered');
    expect(await list(`/admin/api/orders/${String(id)}/notes`)).toMatchObject([
      { text: 'Rang the bell twice.' },
    ]);
    expect(await list('/api/orders?mine=true', customer)).toHaveLength(7);
    expect(await read('/admin/api/dashboard?days=30')).toMatchObject({
      totalOrders: 11,
      totalRevenue: '589.95',
    });
  });

  it('has its invoices, stornos and credit notes to the cent, and their e-invoices', async () => {
    const invoices = await list('/api/invoices?limit=100');
    const lines = invoices.map(({ invoiceNumber, isPaid, totalAmount }) =>
      [invoiceNumber, isPaid ? 'paid' : 'unpaid', totalAmount].join(' '),
    );
    expect(lines.sort()).toEqual([
      'CN-2026-000001 paid 13.69',
      'INV-2026-000001 paid 50.37',
      'INV-2026-000002 paid 50.37',
      'INV-2026-000003 paid 50.37',
      'INV-2026-000004 unpaid 96.78',
      'STO-2026-000001 paid -50.37',
    ]);
    for (const { invoiceNumber } of invoices)
      expect(await staff('GET', `/api/invoices/number/${String(invoiceNumber)}/xml`)).toContain(
        String(invoiceNumber),
      );
    expect(await read('/admin/api/invoices/INV-2026-000004/payments')).toMatchObject({
      payments: [{ amount: '5.00' }],
    });
    expect(await read(dump.secrets.payPath)).toMatchObject({
      state: 'partly_paid',
      outstandingAmount: '91.78',
    });
  });

  it('has its payments, returns and quotes', async () => {
    const payments = await list('/admin/api/payments');
    expect(payments.map(({ status }) => status)).toEqual(['failed', 'pending', 'partly_refunded']);
    expect(payments[2]).toMatchObject({
      capturedAmount: '54.75',
      refundedAmount: '14.88',
      refunds: [
        {
          amount: '14.88',
          status: 'done',
        },
      ],
      disputes: [
        {
          state: 'open',
          amount: '14.88',
        },
      ],
    });
    expect(await list('/admin/api/returns')).toMatchObject([
      { state: 'refunded', refundAmount: '14.88', items: [{ isRestocked: true }] },
      { state: 'requested', items: [{ reason: 'damaged' }] },
    ]);
    const requests = await list('/admin/api/quote-requests');
    expect(requests.map(({ products }) => products)[0]).toBe('not priced yet');
    expect(requests[2]).toMatchObject({ quoteState: 'accepted' });
    expect(await read(dump.secrets.quotePath)).toMatchObject({ number: 'Q-2/1', totalAmount: '105.20' });
    expect(await read('/admin/api/contact-messages/1')).toMatchObject({ status: 'answered' });
  });

  it('has its catalogue with texts, files, reviews and former addresses', async () => {
    expect(await list('/admin/api/products?sort=name')).toMatchObject([
      { name: 'Saucepan 2 l', price: '12.50', costPrice: '7.10', stockQuantity: 51 },
      { name: 'Skimmer', price: '8.20', stockQuantity: 5 },
      { name: 'Soup ladle', price: '18.00', stockQuantity: 34, keywords: 'scoop' },
      { name: 'Wok', price: '31.00', stockQuantity: 0 },
    ]);
    expect(await list('/api/products?search=cratita&language=ro')).toMatchObject([{ name: 'Cratiță 2 l' }]);
    expect(await list('/admin/api/products/1/attributes')).toMatchObject([{ name: 'Volume', value: '2' }]);
    expect(await list('/admin/api/products/1/images')).toMatchObject([{ alt: 'Saucepan' }]);
    expect(await list('/admin/api/products/1/documents')).toMatchObject([{ title: 'Care' }]);
    expect(await list('/admin/api/synonyms?search=lidpan')).toMatchObject([
      { terms: ['coveredpan', 'lidpan'] },
    ]);
    expect(await list('/admin/api/reviews')).toMatchObject([{ rating: 4, title: 'Even heat' }]);
    expect(await list('/admin/api/suppliers')).toMatchObject([{ name: 'Metalux', productCount: 3 }]);
    expect((await shop.call('GET', '/api/products/slug/ladle')).headers.location).toContain('soup-ladle');
  });

  it('lets its people in, also with a second factor, and knows what is theirs', async () => {
    expect(await read('/api/auth/me', customer)).toMatchObject({
      firstName: 'Maria',
      vatNumber: 'RO12345674',
    });
    expect(await list('/api/cart', customer)).toMatchObject([
      { quantity: 1, product: { name: 'Soup ladle' } },
    ]);
    expect(await list('/api/alerts', customer)).toMatchObject([
      { kind: 'restock', product: { name: 'Wok' } },
    ]);
    expect((await signIn(SECURED)).status).toBe(401);
    expect((await signIn(SECURED, dump.secrets.recoveryCode)).status).toBe(200);
    expect((await signIn(SECURED, generateSync({ secret: dump.secrets.totp }))).status).toBe(200);
    expect((await signIn('left@bistro.example')).status).toBe(403);
    expect(await list('/admin/api/staff')).toMatchObject([
      { roles: [{ preset: 'owner' }] },
      { email: COLLEAGUE, roles: [{ preset: 'orders' }] },
    ]);
  });

  it('has its settings, promotions, bulk changes and imports', async () => {
    expect(await read('/admin/api/company-settings')).toMatchObject({ name: 'Bistro Supplies SRL' });
    expect(await read('/admin/api/shipping-settings')).toMatchObject({ standardShippingCost: 19.5 });
    expect(await list('/admin/api/shipping-zones')).toMatchObject([
      { name: 'Islands', bands: [{ cost: '49.00' }] },
    ]);
    expect(await read('/admin/api/retention-settings')).toMatchObject({ mailDays: 120, messageDays: 400 });
    expect(await read('/admin/api/mail-sender')).toMatchObject({ email: 'shop@bistro.example' });
    expect(await list('/admin/api/shared-views?list=orders')).toMatchObject([{ name: 'To pack' }]);
    expect(await list('/admin/api/discount-codes')).toMatchObject([{ code: 'WELCOME10', usedCount: 1 }]);
    expect(await list('/admin/api/promotions')).toMatchObject([{ state: 'sent', mailed: 4 }]);
    expect(await list('/admin/api/bulk-jobs')).toMatchObject([
      { kind: 'prices', multiplier: 0.5, state: 'scheduled' },
      { kind: 'stock', operation: 'add', state: 'done', changed: 2 },
    ]);
    expect(await list('/admin/api/imports')).toMatchObject([{ state: 'done', created: 1, failed: 1 }]);
    expect(await list('/admin/api/imports/1/rows')).toMatchObject([{ label: 'No price', outcome: 'failed' }]);
    expect((await list('/admin/api/audit-entries?subject=product')).length).toBeGreaterThan(0);
  });

  it('goes on: open jobs are done, reservations end, the next order has the next number', async () => {
    const open = `SELECT FROM outbox_message m LEFT JOIN outbox_delivery d ON d.message_id = m.id
      WHERE m.dispatched_at IS NULL OR (d.id IS NOT NULL AND d.done_at IS NULL)`;
    await waitUntil('every event is handled', async () => (await shop.sql(open)).length === 0);
    const confirmed = await shop.sql<{ number: string }>(
      `SELECT substring(subject FROM 'ORD-\\S+') AS number FROM mail WHERE kind = 'order-confirmation' ORDER BY id DESC LIMIT 2`,
    );
    expect(confirmed.map(({ number }) => number)).toEqual(['ORD-2026-000011', 'ORD-2026-000010']);

    await shop.sql(`UPDATE checkout SET expires_at = now() - interval '1 second' WHERE state = 'open'`);
    await shop.app.get(ScheduledJobs).runNow('orders.expire-checkouts');
    await waitUntil(
      'the units are back',
      async () => (await shop.sql('SELECT FROM stock_reservation')).length === 0,
    );
    expect(await read('/admin/api/products/2')).toMatchObject({ stockQuantity: 42 });

    const body = anOrder([{ productId: 1, quantity: 1 }]);
    const placed = await staff<Facts>('POST', '/api/orders', body);
    expect(placed.orderNumber).toMatch(/^ORD-\d{4}-000012$/);
  });
});
