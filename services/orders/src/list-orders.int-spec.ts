import { Sql } from '@kp/platform/database';
import type { Problem } from '@kp/platform/http';
import type { OrderStatusResponse } from './http/order-status.dto';
import type { OrderResponse } from './http/orders.dto';
import { OrderReader } from './order-reader';
import { anOrder } from './testing/an-order';
import { type OrdersShop, startOrdersShop } from './testing/orders-shop';

describe('reading orders', () => {
  let shop: OrdersShop;
  let admin: string;
  let maria: string;
  let dan: string;
  let ofMaria: OrderResponse[];
  let ofDan: OrderResponse;
  let ofGuest: OrderResponse;

  beforeAll(async () => {
    shop = await startOrdersShop();
    [admin, maria, dan] = [
      await shop.admin(),
      await shop.customer('maria@k.example'),
      await shop.customer('dan@k.example'),
    ];
    const products = [await shop.product({ stock: 500 }), await shop.product({ stock: 500 })];
    const place = async (token?: string) => {
      const body = anOrder(products.map((productId) => ({ productId, quantity: 1 })));
      return (await shop.call<OrderResponse>('POST', '/api/orders', { body, token })).body;
    };
    ofMaria = [await place(maria), await place(maria), await place(maria)];
    ofDan = await place(dan);
    ofGuest = await place();
    const body = { status: 'shipped' };
    await shop.call('PUT', `/api/orders/${ofMaria[1]!.id}/status`, { token: admin, body });
  });
  afterAll(() => shop.close());

  const list = (token: string, query = '') =>
    shop.call<OrderResponse[]>('GET', `/api/orders${query}`, { token });
  const idsOf = async (token: string, query = '') => (await list(token, query)).body.map(({ id }) => id);

  it('a customer sees only their own orders, newest first, with or without mine=true', async () => {
    const own = ofMaria.map(({ id }) => id).reverse();
    expect(await idsOf(maria)).toEqual(own);
    expect(await idsOf(maria, '?mine=true')).toEqual(own);
    expect(await idsOf(maria, '?mine=false&_t=1763700000000')).toEqual(own);
  });

  it('an administrator sees all orders, and with mine=true their own', async () => {
    const answer = await list(admin);
    expect(answer.headers['x-total-count']).toBe('5');
    expect(answer.body[0]!.id).toBe(ofGuest.id);
    expect(answer.body).toHaveLength(5);
    expect(await idsOf(admin, '?mine=true')).toEqual([]);
  });

  it('limit and offset select a page, and the count is of all pages', async () => {
    const answer = await list(maria, '?limit=1&offset=1');
    expect(answer.body.map(({ id }) => id)).toEqual([ofMaria[1]!.id]);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(await idsOf(maria, '?limit=&offset=')).toHaveLength(3);
  });

  it('can be filtered by status', async () => {
    expect(await idsOf(admin, '?status=shipped')).toEqual([ofMaria[1]!.id]);
    expect(await idsOf(admin, '?status=delivered')).toEqual([]);
  });

  it('each order of a list is complete: items, addresses in both formats, history', async () => {
    const [newest] = (await list(dan)).body;
    expect(newest).toEqual(ofDan);
    expect(newest!.items).toHaveLength(2);
    expect(newest!.shippingAddress).toMatchObject({
      street: 'Strada Lipscani 12',
      name: 'Ana Popescu',
      state: 'București',
    });
  });

  it.each([
    ['limit', ['0', '1001', 'all', '1.5']],
    ['offset', ['-1', 'x']],
    ['status', ['lost']],
    ['mine', ['perhaps']],
  ])('an invalid %s is rejected with the field name', async (field, values) => {
    for (const value of values) {
      const answer = await shop.call<Problem>('GET', `/api/orders?${field}=${value}`, { token: admin });
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('takes as many statements for five orders as for one', async () => {
    const rows = jest.spyOn(shop.app.get(Sql), 'rows');
    const statements = async (query: string) => {
      rows.mockClear();
      await list(admin, query);
      return rows.mock.calls.filter(([{ name }]) => name.startsWith('orders.')).length;
    };
    const forOne = await statements('?limit=1');
    expect(forOne).toBeGreaterThan(0);
    expect(await statements('?limit=5')).toBe(forOne);
    rows.mockRestore();
  });

  it("another customer's order, a guest's and an unknown one are all not found", async () => {
    for (const id of [ofDan.id, ofGuest.id, 2_000_000_000]) {
      const answer = await shop.call<Problem>('GET', `/api/orders/${id}`, { token: maria });
      expect([answer.status, answer.body.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
    }
    const { body } = await shop.call('GET', `/api/orders/${ofDan.id}`, { token: admin });
    expect(body).toEqual({
      ...ofDan,
      customerId: expect.any(Number),
      transfers: [],
      withdrawalPath: null,
    });
  });

  it('reading orders requires signing in', async () => {
    expect((await shop.call('GET', '/api/orders')).status).toBe(401);
    expect((await shop.call('GET', `/api/orders/${ofGuest.id}`)).status).toBe(401);
  });

  it('personal responses are not cached', async () => {
    const link = ofGuest.statusUrl!.split('/order-status/')[1]!;
    for (const [path, token] of [
      ['/api/orders', maria],
      [`/api/orders/${ofMaria[0]!.id}`, maria],
      ['/api/auth/me', maria],
      ['/api/cart', maria],
      [`/api/order-status/${link}`, undefined],
    ] as const) {
      const { status, headers } = await shop.call('GET', path, { token });
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    }
  });

  it('a guest follows the order by its link, which shows no contact data', async () => {
    const token = ofGuest.statusUrl!.split('/order-status/')[1]!;
    const answer = await shop.call<OrderStatusResponse>('GET', `/api/order-status/${token}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      orderNumber: ofGuest.orderNumber,
      totalAmount: ofGuest.totalAmount,
      shipTo: { firstName: 'Ana', city: 'Bucharest', country: 'Romania' },
    });
    for (const secret of ['ana@bistro-nord.example', 'Lipscani', '+40 721', 'Popescu']) {
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
  });

  it('a forged link is not found', async () => {
    const token = ofGuest.statusUrl!.split('/order-status/')[1]!;
    for (const wrong of [
      'x',
      token.replace(String(ofGuest.id), String(ofDan.id)),
      `${token}A`,
      '%20',
      'a'.repeat(90),
    ]) {
      expect((await shop.call('GET', `/api/order-status/${wrong}`)).status).toBe(404);
    }
  });

  it('emails get the complete order, with the link of a guest and the account of a customer', async () => {
    const reader = shop.app.get(OrderReader, { strict: false });
    expect(await reader.getForMail(ofGuest.id)).toMatchObject({
      orderNumber: ofGuest.orderNumber,
      language: 'en',
      statusUrl: ofGuest.statusUrl,
      totalMinor: 5_475,
      lines: [{ unitPriceMinor: 1_250 }, { unitPriceMinor: 1_250 }],
    });
    expect((await reader.getForMail(ofDan.id)).statusUrl).toMatch(/\/account\?tab=orders&order=\d+$/);
    await expect(reader.getForMail(2_000_000_000)).rejects.toMatchObject({ code: 'ORDERS.NOT_FOUND' });
  });

  it('names products in the language of the page, and in mails as they were ordered', async () => {
    const [pot, ladle] = [await shop.product({ name: 'Stock pot' }), await shop.product({ name: 'Ladle' })];
    const translate = 'INSERT INTO product_translation (product_id, language, name) VALUES ($1, $2, $3)';
    await shop.sql(translate, [pot, 'ro', 'Oală']);
    await shop.sql(translate, [pot, 'ja', '寸胴鍋']);
    await shop.sql(translate, [ladle, 'ro', 'Polonic']);
    const items = [pot, ladle].map((productId) => ({ productId, quantity: 1 }));
    const inRomanian = { headers: { 'accept-language': 'ro' } };
    const body = anOrder(items, { language: 'ro' });
    const placed = await shop.call<OrderResponse>('POST', '/api/orders', { body, ...inRomanian });
    const guest = await shop.call<OrderResponse>('POST', '/api/orders', { body, ...inRomanian });
    const own = await shop.call<OrderResponse>('POST', '/api/orders', { body, token: dan, ...inRomanian });
    const namesOf = (order: Pick<OrderResponse, 'items'>) =>
      order.items.map(({ productName }) => productName);
    expect(namesOf(placed.body)).toEqual(['Oală', 'Polonic']);

    const names = async (language: string) => {
      const options = { token: dan, headers: { 'accept-language': language } };
      const { body: order } = await shop.call<OrderResponse>('GET', `/api/orders/${own.body.id}`, options);
      const { body: listed } = await shop.call<OrderResponse[]>('GET', '/api/orders', options);
      expect(listed.find(({ id }) => id === own.body.id)!.items).toEqual(order.items);
      return namesOf(order);
    };
    expect(await names('ro')).toEqual(['Oală', 'Polonic']);
    expect(await names('en')).toEqual(['Stock pot', 'Ladle']);
    expect(await names('ja')).toEqual(['寸胴鍋', 'Ladle']);

    const token = guest.body.statusUrl!.split('/order-status/')[1]!;
    const status = await shop.call<OrderStatusResponse>('GET', `/api/order-status/${token}`);
    expect(namesOf(status.body)).toEqual(['Stock pot', 'Ladle']);

    await shop.sql(`UPDATE product SET name = 'Stock pot XL' WHERE id = $1`, [pot]);
    await shop.sql(
      `UPDATE product_translation SET name = 'Oală XL' WHERE product_id = $1 AND language = 'ro'`,
      [pot],
    );
    expect(await names('ja')).toEqual(['Oală', 'Ladle']);
    const mail = await shop.app.get(OrderReader, { strict: false }).getForMail(own.body.id);
    expect(mail.lines.map(({ productName }) => productName)).toEqual(['Oală', 'Polonic']);
  });

  it('tell what was bought together, from the second order on and never from a cancelled one', async () => {
    const [first, second, third] = [
      await shop.product({ stock: 9 }),
      await shop.product({ stock: 9 }),
      await shop.product({ stock: 9 }),
    ];
    const together = async (id: number) =>
      (await shop.call<{ productIds: number[] }>('GET', `/api/products/${id}/bought-together`)).body
        .productIds;
    const place = async (...ids: number[]) => {
      const body = anOrder(ids.map((productId) => ({ productId, quantity: 1 })));
      return (await shop.call<OrderResponse>('POST', '/api/orders', { body, token: dan })).body.id;
    };
    await place(first!, second!, third!);
    const again = await place(first!, second!);
    expect(await together(first!)).toEqual([second]);
    expect(await together(third!)).toEqual([]);
    await shop.call('PUT', `/api/orders/${again}/status`, { token: admin, body: { status: 'cancelled' } });
    expect(await together(second!)).toEqual([]);
    expect(await together(999_999)).toEqual([]);
  });

  it('a search that finds too many to count them has its pages in the order of the list all the same', async () => {
    await shop.sql(
      `INSERT INTO orders (id, order_number, email, language, status, payment_method, payment_status, currency,
         subtotal_minor, shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address, created_at)
       OVERRIDING SYSTEM VALUE
       SELECT 100000 + n, 'ORD-2025-' || lpad(n::text, 6, '0'), 'bulk@many.example', 'en', 'shipped', 'cash', 'unpaid',
              'USD', 100 + n, 0, '[]', 19, 119 + n, shipping_address, billing_address, now() - n * interval '1 minute'
         FROM orders, generate_series(0, 10049) AS n WHERE id = $1`,
      [ofGuest.id],
    );
    const page = async (query: string) => {
      const { body, headers } = await list(admin, `?search=bulk&limit=2&${query}`);
      return [headers['x-total-count'], ...body.map(({ id }) => id)];
    };
    expect(await page('')).toEqual(['10000', 100_000, 100_001]);
    expect(await page('offset=1998')).toEqual(['10000', 101_998, 101_999]);
    expect(await page('sort=createdAt&offset=4')).toEqual(['10000', 110_045, 110_044]);
    expect(await page('sort=totalAmount&offset=1998')).toEqual(['10000', 101_998, 101_999]);
    expect(await page('sort=-totalAmount&status=shipped')).toEqual(['10000', 110_049, 110_048]);
    expect(await page('offset=2000')).toEqual(['10000']);
    expect(await page('status=pending')).toEqual(['0']);
  });
});
