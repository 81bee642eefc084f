import { setTimeout } from 'node:timers/promises';
import { orderTexts } from '@kp/commerce';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { SettingsService } from '@kp/settings';
import { giveRole, readPdf, waitUntil } from '@kp/testing';
import { strFromU8, unzipSync } from 'fflate';
import { notificationsDescriptor } from '.';

const EMAIL = 'ana.zamfirescu@bistro.example';
const PASSWORD = 'a-good-password';
const PERSONAL = /zamfirescu|ana\.z|Feldioarei|0721 555 111/i;
/** Whatever an order asks for may name somebody. */
const TEXTS = orderTexts((field) => `Zamfirescu, as ${field}`);

describe('Personal data', () => {
  let shop: OrdersShop;
  let admin: string;
  let productId: number;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor],
    });
    await shop.sql(`
      INSERT INTO company_settings (name, address, zip_code, city, country, vat_number, registration_number, iban)
      VALUES ('Bistro Supplies SRL', 'Strada Lungă 1', '500001', 'Brașov', 'Romania', 'RO123', 'J08/1/2017', 'RO00BANK')`);
    await shop.sql(`UPDATE shop_settings SET invoice_currency = 'EUR'`);
    await shop.app.get(SettingsService).refresh();
    admin = await shop.admin();
    productId = await shop.product({ stock: 100_000 });
  });
  afterAll(() => shop.close());

  const remove = (token: string, password = PASSWORD) =>
    shop.call<{ code: string; message: string }>('POST', '/api/auth/me/delete', {
      token,
      body: { currentPassword: password },
    });
  const setStatus = (id: number, status: string) =>
    shop.call('PUT', `/api/orders/${id}/status`, { token: admin, body: { status, note: 'For Zamfirescu' } });
  const untilIdle = () =>
    waitUntil('every event is handled', async () => {
      const open = await shop.sql(
        `SELECT 1 FROM outbox_message m LEFT JOIN outbox_delivery d ON d.message_id = m.id
          WHERE m.dispatched_at IS NULL OR (d.id IS NOT NULL AND d.done_at IS NULL)`,
      );
      return open.length === 0;
    });

  function orderOfAna(quantity = 2) {
    const order = anOrder([{ productId, quantity }]);
    const personal = {
      firstName: 'Ana',
      lastName: 'Zamfirescu',
      company: '',
      address: 'Calea Feldioarei 9',
      phone: '0721 555 111',
    };
    return {
      ...order,
      email: undefined,
      ...TEXTS,
      shippingAddress: { ...order.shippingAddress, ...personal },
      billingAddress: { ...order.billingAddress, ...personal },
    };
  }
  const place = (token: string) =>
    shop.call<OrderAnswer>('POST', '/api/orders', { token, body: orderOfAna() });

  /** A customer with something in every module; answers token and ids. */
  async function ana(email = EMAIL) {
    const body = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Zamfirescu' };
    const { token, user } = (
      await shop.call<{ token: string; user: { id: number } }>('POST', '/api/auth/register', { body })
    ).body;
    const orders = [(await place(token)).body, (await place(token)).body];
    for (const { id } of orders) await setStatus(id, 'delivered');
    await shop.call('POST', `/api/orders/${orders[0]!.id}/invoice`, { token });
    await shop.call('PUT', `/api/alerts/${productId}/price-drop`, { token });
    await shop.call('PUT', '/api/auth/notifications', { token, body: { promotions: false } });
    const saved = { label: 'Kitchen of Zamfirescu', ...orderOfAna().shippingAddress };
    await shop.call('POST', '/api/auth/addresses', { token, body: saved });
    await shop.call('POST', '/api/cart', { token, body: { productId, quantity: 3 } });
    const sender = { name: 'Ana Zamfirescu', email, phone: '0721 555 111' };
    const message = 'Greetings from Zamfirescu';
    await shop.call('POST', '/api/contact', {
      token,
      headers: { 'idempotency-key': `contact-${user.id}` },
      body: { ...sender, subject: 'From Zamfirescu', category: 'general', message },
    });
    await shop.call('POST', '/api/quote-requests', {
      token,
      body: { ...sender, companyName: 'Zamfirescu SRL', products: message },
    });
    for (const status of ['approved', 'pending']) {
      await shop.sql(
        `INSERT INTO review (product_id, user_id, author_name, rating, comment, status)
         VALUES ($1, $2, 'Ana Z.', 5, 'Sticks well', $3)`,
        [productId, user.id, status],
      );
    }
    await untilIdle();
    return { token, userId: user.id, orders };
  }

  /** Every text that is stored, by table. */
  async function tablesWith(pattern: RegExp): Promise<string[]> {
    const tables = await shop.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await shop.sql<{ text: string }>(`SELECT to_jsonb(t)::text AS text FROM "${name}" t`);
        return rows.some(({ text }) => pattern.test(text)) ? [name] : [];
      }),
    );
    return found.flat().sort();
  }

  async function archive(token: string) {
    const response = await shop.app.inject({
      method: 'GET',
      url: '/api/auth/my-data',
      headers: { authorization: `Bearer ${token}` },
    });
    const files = unzipSync(new Uint8Array(response.rawPayload));
    const read = (name: string) => JSON.parse(strFromU8(files[name]!)) as unknown;
    return { headers: response.headers, names: Object.keys(files).sort(), files, read };
  }

  describe('to download', () => {
    it('is a ZIP of everything that the modules store about the customer, and about nobody else', async () => {
      const other = await ana('somebody.else@bistro.example');
      const { token, orders } = await ana();
      const { headers, names, files, read } = await archive(token);
      expect(headers).toMatchObject({
        'content-type': 'application/zip',
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="my-data.zip"',
      });
      const [invoiceFile, invoicePdf] = names.filter((name) => name.startsWith('invoices/'));
      expect(names).toEqual(
        [
          'account.json',
          'addresses.json',
          'cart.json',
          'contact-messages.json',
          'emails.json',
          'contact-replies.json',
          'quote-requests.json',
          'reviews.json',
          'sessions.json',
          'newsletter.json',
          'product-alerts.json',
          'email-preferences.json',
          'payment-customers.json',
          invoiceFile,
          invoicePdf,
          ...orders.map(({ orderNumber }) => `orders/${orderNumber}.json`),
        ].sort(),
      );
      expect(read('account.json')).toMatchObject({ email: EMAIL, firstName: 'Ana' });
      expect(read('addresses.json')).toMatchObject({ saved: [{ label: 'Kitchen of Zamfirescu' }] });
      expect(read('cart.json')).toMatchObject([{ quantity: 3 }]);
      expect(read('contact-messages.json')).toMatchObject([{ message: 'Greetings from Zamfirescu' }]);
      expect(read('quote-requests.json')).toMatchObject([{ companyName: 'Zamfirescu SRL' }]);
      expect(read('reviews.json')).toMatchObject([{ rating: 5, status: 'approved' }, { status: 'pending' }]);
      expect(read(`orders/${orders[0]!.orderNumber}.json`)).toMatchObject({
        ...TEXTS,
        shippingAddress: { street: 'Calea Feldioarei 9' },
      });
      expect(read(invoiceFile!)).toMatchObject({ orderNumber: orders[0]!.orderNumber });
      expect(invoicePdf).toBe(invoiceFile!.replace('.json', '.pdf'));
      const { text } = await readPdf(Buffer.from(files[invoicePdf!]!));
      expect(text).toContain(orders[0]!.orderNumber);
      expect(text).toContain('AnaZamfirescu');
      expect(read('product-alerts.json')).toMatchObject([
        { productId, product: 'Label roll 1', kind: 'price-drop', price: '12.50' },
      ]);
      expect(read('email-preferences.json')).toMatchObject({ emailNotifications: true, promotions: false });
      expect(JSON.stringify(read('emails.json'))).not.toContain('somebody.else');
      const texts = names.filter((name) => name.endsWith('.json'));
      const everything = texts.map((name) => JSON.stringify(read(name))).join();
      expect(everything).not.toMatch(/argon2|password/i);
      await remove(other.token);
      await remove(token);
    });
  });

  describe('of a deleted account', () => {
    it('is gone from every table but its invoice and what finds it; orders and reviews stay without a name', async () => {
      const { token, userId, orders } = await ana();
      expect(await tablesWith(PERSONAL)).toContain('contact_message');
      expect((await remove(token)).status).toBe(204);
      await untilIdle();

      expect((await shop.call('GET', '/api/auth/me', { token })).status).toBe(401);
      await shop.sql(`DELETE FROM mail WHERE kind = 'account-deleted'`);
      expect(await tablesWith(PERSONAL)).toEqual(['invoice', 'invoice_search']);
      expect(await tablesWith(new RegExp(`"user:${userId}"|"user_id": ${userId}\\b`))).toEqual([]);
      const [order] = await shop.sql<object>('SELECT * FROM orders WHERE id = $1', [orders[1]!.id]);
      expect(order).toMatchObject({
        email: '',
        user_id: null,
        shipping_address: { country: 'Romania', city: '' },
      });
      const [invoice] = await shop.sql<object>('SELECT * FROM invoice WHERE order_id = $1', [orders[0]!.id]);
      expect(invoice).toMatchObject({ user_id: null, buyer: { lastName: 'Zamfirescu' } });
      const reviews = await shop.sql<object>(
        `SELECT * FROM review WHERE author_name = '' AND comment = 'Sticks well'`,
      );
      expect(reviews.at(-1)).toMatchObject({ rating: 5, status: 'approved', user_id: null });
    });

    it('is confirmed to its email once, in its language, and nothing is kept for that mail', async () => {
      const { token } = await ana();
      const body = { firstName: 'Ana', lastName: 'Zamfirescu', email: EMAIL, language: 'ro' };
      await shop.call('PUT', '/api/auth/profile', { token, body });
      await remove(token);
      await untilIdle();
      const mails = await shop.sql<object>('SELECT kind, language, subject FROM mail WHERE recipient = $1', [
        EMAIL,
      ]);
      expect(mails).toEqual([
        { kind: 'account-deleted', language: 'ro', subject: 'Contul dumneavoastră a fost șters' },
      ]);
      expect(await shop.count('deletion_notice')).toBe(0);
      await shop.sql(`DELETE FROM mail WHERE kind = 'account-deleted'`);
    });
  });

  describe('stays', () => {
    it('when the password is wrong', async () => {
      const token = await shop.customer('wrong-password@bistro.example');
      const answer = await remove(token, 'not-my-password');
      expect([answer.status, answer.body.code]).toEqual([400, 'AUTH.WRONG_PASSWORD']);
      expect((await shop.call('GET', '/api/auth/me', { token })).status).toBe(200);
    });

    it.each(['pending', 'processing', 'shipped'])('while an order is %s', async (status) => {
      const token = await shop.customer(`${status}@bistro.example`);
      const { id } = (await place(token)).body;
      if (status !== 'pending') await setStatus(id, status);
      const answer = await remove(token);
      expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.ACCOUNT_HAS_OPEN_ORDERS']);
      expect(answer.body.message).toContain("once they're delivered or cancelled");
      await setStatus(id, 'cancelled');
      expect((await remove(token)).status).toBe(204);
    });

    it('while a payment is open', async () => {
      const token = await shop.customer('paying@bistro.example');
      const [{ id }] = (await shop.sql<{ id: number }>(
        `SELECT id FROM app_user WHERE email = 'paying@bistro.example'`,
      )) as [{ id: number }];
      await shop.sql(
        `INSERT INTO checkout (id, rate_limit_key, user_id, state, is_reserved, expires_at)
         VALUES (gen_random_uuid(), 'user:' || $1::int, $1, 'open', true, now() + interval '10 minutes')`,
        [id],
      );
      const answer = await remove(token);
      expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.ACCOUNT_HAS_OPEN_PAYMENT']);
    });

    it('of the last owner; of two at the same time one stays', async () => {
      const alone = await remove(admin);
      expect([alone.status, alone.body.code]).toEqual([409, 'AUTH.LAST_OWNER']);
      const second = await shop.customer('second-admin@kitchenpass.example');
      await giveRole(shop, 'owner', { email: 'second-admin@kitchenpass.example' });
      const both = await Promise.all([remove(admin), remove(second)]);
      expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
      const [left] = await shop.sql<{ n: number }>('SELECT count(*)::int AS n FROM app_user WHERE is_admin');
      expect(left?.n).toBe(1);
    });
  });

  it('of an account that orders at the same moment is deleted or has its order, never both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const token = await shop.customer(`racing-${round}@bistro.example`);
      // The deletion checks the password first, which takes longer than an order.
      const orders = Array.from({ length: 3 }, (_, index) =>
        setTimeout(round * index).then(() => place(token)),
      );
      const [removed, ...placed] = await Promise.all([remove(token), ...orders]);
      const statuses = placed.map(({ status }) => status);
      expect([...statuses, removed!.status].every((status) => [201, 204, 401, 409].includes(status))).toBe(
        true,
      );
      const [kept] = await shop.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM orders WHERE email = 'racing-${round}@bistro.example'`,
      );
      expect(kept?.n).toBe(removed!.status === 204 ? 0 : statuses.filter((status) => status === 201).length);
    }
  });
});
