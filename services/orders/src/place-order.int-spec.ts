import { isOrderReference, orderTexts } from '@kp/commerce';
import { deliveryRange } from '@kp/commerce/delivery-range';
import { publicHolidays } from '@kp/commerce/public-holidays';
import { SettingsService } from '@kp/settings';
import { Client } from 'pg';
import { anAddress, anOrder } from './testing/an-order';
import { type OrderAnswer, type OrdersShop, startOrdersShop } from './testing/orders-shop';

const statementName = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { name?: string }).name;

describe('placing an order', () => {
  let shop: OrdersShop;

  beforeAll(
    async () => (shop = await startOrdersShop({ environment: { PAYMENTS_CASH_COUNTRIES: 'RO,BG' } })),
  );
  afterAll(() => shop.close());

  const place = (body: object, options: { token?: string; key?: string } = {}) =>
    shop.call<OrderAnswer>('POST', '/api/orders', {
      body,
      token: options.token,
      headers: options.key ? { 'idempotency-key': options.key } : {},
    });

  it('a guest buys two products for cash: the order is stored, stock taken, the event recorded', async () => {
    const labels = await shop.product({ name: 'Day labels', priceMinor: 1_250, stock: 10 });
    const probe = await shop.product({ name: 'Probe', priceMinor: 4_000, stock: 3 });
    const items = [
      { productId: probe, quantity: 1, price: '40.00', totalPrice: '40.00' },
      { productId: labels, quantity: 4, price: '12.50', totalPrice: '50.00' },
    ];
    const { status, body } = await place(anOrder(items, { notes: 'Ring twice', language: 'ro' }));

    expect(status).toBe(201);
    expect(body).toMatchObject({
      orderNumber: expect.stringMatching(/^ORD-\d{4}-\d{6}$/),
      status: 'pending',
      paymentMethod: 'cash',
      paymentStatus: 'unpaid',
      email: 'ana@bistro-nord.example',
      language: 'ro',
      currency: 'USD',
      subtotal: '90.00',
      shipping: '25.00',
      vatRate: 0.19,
      vatAmount: '17.10',
      totalAmount: '132.10',
      notes: 'Ring twice',
      history: [{ kind: 'placed', toStatus: 'pending', actor: 'guest' }],
      shippingAddress: { address: 'Strada Lipscani 12', street: 'Strada Lipscani 12', name: 'Ana Popescu' },
    });
    expect(body.items).toMatchObject([
      { productName: 'Probe', productCode: `KP-${probe}`, quantity: 1, price: '40.00', totalPrice: '40.00' },
      {
        productName: 'Day labels',
        quantity: 4,
        totalPrice: '50.00',
        product: { imageUrl: '/pictures/label.svg' },
      },
    ]);
    expect([await shop.stockOf(labels), await shop.stockOf(probe)]).toEqual([6, 2]);
    const events = await shop.sql(`SELECT event, payload FROM outbox_message WHERE event LIKE 'orders.%'`);
    expect(events).toEqual([{ event: 'orders.order-placed', payload: { orderId: body.id } }]);
    const movements = await shop.sql('SELECT product_id, change FROM stock_movement WHERE order_id = $1', [
      body.id,
    ]);
    expect(movements).toEqual(
      expect.arrayContaining([
        { product_id: labels, change: -4 },
        { product_id: probe, change: -1 },
      ]),
    );
  });

  it('minimum and multiples are the rule of order and preview, and lines keep barcode and unit', async () => {
    const gloves = await shop.product({ name: 'Gloves M', priceMinor: 1_800, stock: 40 });
    await shop.sql(
      `UPDATE product SET sku = 'GX-1', gtin = '5944349342757', unit = 'PR', pack_size = 100, order_multiple = 6
        WHERE id = $1`,
      [gloves],
    );
    const items = [
      { productId: gloves, quantity: 4, price: '18.00', totalPrice: '72.00' },
      { productId: gloves, quantity: 4, price: '18.00', totalPrice: '72.00' },
    ];
    const refused = await place(anOrder(items));
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'ORDERS.QUANTITY_NOT_ALLOWED',
        message: 'Gloves M: at least 6 per order, in multiples of 6. Nearest quantities: 6 / 12.',
        fields: [{ field: 'items.0.quantity' }, { field: 'items.1.quantity' }],
      },
    });
    expect(await shop.stockOf(gloves)).toBe(40);
    const preview = await shop.call('POST', '/api/orders/preview', {
      body: { items: [{ productId: gloves, quantity: 7 }] },
    });
    expect(preview).toMatchObject({ status: 422, body: { code: 'ORDERS.QUANTITY_NOT_ALLOWED' } });
    const { status, body } = await place(
      anOrder([{ productId: gloves, quantity: 6, price: '18.00', totalPrice: '108.00' }]),
    );
    expect(status).toBe(201);
    expect(body.items).toMatchObject([{ productCode: 'GX-1', gtin: '5944349342757', unit: 'XPK' }]);
  });

  it('keeps the days of delivery that it was promised, whatever the settings say later', async () => {
    const items = [{ productId: await shop.product({ stock: 9 }), quantity: 1 }];
    const { body } = await place(anOrder(items));
    const calendar = { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], closedDays: [] };
    const year = new Date(body.createdAt).getUTCFullYear();
    const holidays = [year, year + 1].flatMap((each) => publicHolidays('RO', each));
    const range = (days: { minDays: number; maxDays: number }) =>
      deliveryRange(new Date(body.createdAt), days, { ...calendar, holidays, timeZone: 'Europe/Bucharest' });
    const { firstDay, lastDay } = range({ minDays: 1, maxDays: 3 });
    expect(body).toMatchObject({ promisedFirstDay: firstDay, promisedLastDay: lastDay });

    await shop.sql('UPDATE delivery_settings SET bucharest_min_days = 20, bucharest_max_days = 30');
    await shop.app.get(SettingsService).refresh();
    const token = body.statusUrl!.split('/').at(-1);
    const shown = await shop.call('GET', `/api/order-status/${token}`);
    expect(shown.body).toMatchObject({ promisedFirstDay: firstDay, promisedLastDay: lastDay });
    const later = range({ minDays: 20, maxDays: 30 });
    expect((await place(anOrder(items))).body).toMatchObject({
      promisedFirstDay: later.firstDay,
      promisedLastDay: later.lastDay,
    });
    const abroad = anAddress({ country: 'Bulgaria', county: 'Sofia', state: 'Sofia', city: 'Sofia' });
    const { body: unpromised } = await place(anOrder(items, { shippingAddress: abroad }));
    expect(unpromised).toMatchObject({ promisedFirstDay: null, promisedLastDay: null });
    await shop.sql('UPDATE delivery_settings SET bucharest_min_days = 1, bucharest_max_days = 3');
    await shop.app.get(SettingsService).refresh();
  });

  it('is not paid to a courier in a country where none collects cash', async () => {
    const productId = await shop.product({ priceMinor: 1_250, stock: 3 });
    const items = [{ productId, quantity: 1 }];
    const shippingAddress = anAddress({ country: 'United States', county: 'Oregon', state: 'Oregon' });
    const { status, body } = await place(anOrder(items, { shippingAddress }));
    expect([status, body.code]).toEqual([422, 'ORDERS.PAYMENT_METHOD_UNAVAILABLE']);
    expect(body.fields?.map(({ field }) => field)).toEqual(['paymentMethod']);
    const [left] = await shop.sql('SELECT stock_quantity AS left FROM product WHERE id = $1', [productId]);
    expect(left).toEqual({ left: 3 });
  });

  it('keeps the names of the products in the language of the order, and English ones where none is translated', async () => {
    const translated = await shop.product({ name: 'Day labels', priceMinor: 1_250, stock: 10 });
    const english = await shop.product({ name: 'Probe', priceMinor: 4_000, stock: 3 });
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', 'Etichete cu ziua'), ($1, 'de', 'Tagesetiketten')`,
      [translated],
    );
    const items = [
      { productId: translated, quantity: 1, price: '12.50', totalPrice: '12.50' },
      { productId: english, quantity: 1, price: '40.00', totalPrice: '40.00' },
    ];
    const namesIn = async (language?: string) => {
      const { status, body } = await place(anOrder(items, { language }));
      return { status, names: body.items.map(({ productName }) => productName) };
    };

    expect(await namesIn('ro')).toEqual({ status: 201, names: ['Etichete cu ziua', 'Probe'] });
    expect(await namesIn()).toEqual({ status: 201, names: ['Day labels', 'Probe'] });
    const short = await place(
      anOrder([{ ...items[0]!, quantity: 50, totalPrice: '625.00' }], { language: 'de' }),
    );
    expect(short.status).toBe(409);
    expect(JSON.stringify(short.body)).toContain('Tagesetiketten');
  });

  it('the preview has the totals of the order and stores nothing', async () => {
    const token = await shop.customer('preview@kitchen.example');
    const items = [{ productId: await shop.product(), quantity: 2 }];
    const preview = await shop.call<OrderAnswer>('POST', '/api/orders/preview', { body: { items } });
    const { body: placed } = await place(anOrder(items), { token });
    expect(preview.status).toBe(200);
    expect(placed).toMatchObject(preview.body);
    expect(preview.body).toMatchObject({ discountCode: null, discount: '0.00' });
    const hidden = await shop.product({ status: 'draft' });
    const refused = await shop.call('POST', '/api/orders/preview', {
      body: { items: [...items, { productId: hidden, quantity: 1 }] },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'items.1.productId' }] },
    });
  });

  it('the response equals the stored order', async () => {
    const token = await shop.customer('stored@kitchen.example');
    const productId = await shop.product();
    const placed = await place(anOrder([{ productId, quantity: 2 }]), { token });
    const read = await shop.call<OrderAnswer>('GET', `/api/orders/${placed.body.id}`, { token });
    expect(read.body).toEqual(placed.body);
  });

  it('every text of the customer is stored, shown to customer and shop, and stays when the status changes', async () => {
    const [token, admin] = [await shop.customer('texts@kitchen.example'), await shop.admin()];
    const texts = orderTexts((field) =>
      isOrderReference(field) ? `Typed as ${field}` : `Typed as ${field}:\nsecond line`,
    );
    const productId = await shop.product();
    const { status, body } = await place(anOrder([{ productId, quantity: 1 }], texts), { token });
    expect([status, body]).toEqual([201, expect.objectContaining(texts)]);
    const path = `/api/orders/${body.id}`;
    expect((await shop.call('GET', path, { token })).body).toMatchObject(texts);
    const shipped = { body: { status: 'shipped' }, token: admin };
    expect((await shop.call('PUT', `${path}/status`, shipped)).body).toMatchObject(texts);
  });

  it('a company is named with its tax number, and by what finds the order in its own books', async () => {
    const productId = await shop.product();
    const company = { vatNumber: 'CIF: 765\u200b4320', poNumber: ' PO-4711 \n/ 26 ', costCenter: '  ' };
    const { status, body } = await place({ ...anOrder([{ productId, quantity: 1 }]), ...company });
    const stored = { vatNumber: 'RO7654320', poNumber: 'PO-4711 / 26', costCenter: null };
    expect([status, body]).toEqual([201, expect.objectContaining(stored)]);
    const behindLink = await shop.call('GET', `/api/order-status/${body.statusUrl!.split('/').at(-1)}`);
    expect(behindLink.body).toMatchObject({
      poNumber: 'PO-4711 / 26',
      costCenter: null,
      hasBillingCompany: true,
    });
    expect(JSON.stringify(behindLink.body)).not.toContain('7654320');

    const { body: ofPerson } = await place(anOrder([{ productId, quantity: 1 }], { vatNumber: ' ' }));
    expect(ofPerson).toMatchObject({ vatNumber: null, poNumber: null, costCenter: null });
    const germany = anAddress({ country: 'Germany', county: 'Berlin' });
    const abroad = { billingAddress: germany, vatNumber: '811 907 980' };
    expect((await place(anOrder([{ productId, quantity: 1 }], abroad))).body.vatNumber).toBe('DE811907980');
  });

  it.each([
    [50_000, '500.00', '25.00', '620.00'],
    [50_001, '500.01', '0.00', '595.01'],
  ])('a subtotal of %d cents (%s) ships for %s, total %s', async (priceMinor, subtotal, shipping, total) => {
    const productId = await shop.product({ priceMinor });
    const { body } = await place(anOrder([{ productId, quantity: 1 }]));
    expect([body.subtotal, body.shipping, body.totalAmount]).toEqual([subtotal, shipping, total]);
  });

  it('a cash order takes four statements in one transaction', async () => {
    const body = anOrder([{ productId: await shop.product(), quantity: 1 }]);
    const query = jest.spyOn(Client.prototype, 'query');
    expect((await place(body, { key: 'four-statements' })).status).toBe(201);
    const sent = query.mock.calls.map(([statement], index) => ({
      name: statementName(statement),
      connection: query.mock.contexts[index],
    }));
    query.mockRestore();
    // Meanwhile the settings may be read again, in a transaction as well.
    const { connection } = sent.find(({ name }) => name === 'orders.claim-key')!;
    const onIt = sent.filter((each) => each.connection === connection).map(({ name }) => name);
    const start = onIt.lastIndexOf('BEGIN', onIt.indexOf('orders.claim-key'));
    const names = onIt.slice(start, onIt.indexOf('COMMIT', start) + 1);
    expect(names.filter((name) => name !== 'platform.notify')).toEqual([
      'BEGIN',
      'orders.claim-key',
      'catalog.deduct-stock',
      'orders.insert',
      'outbox.record',
      'COMMIT',
    ]);
  });

  it('a customer may omit the email, and the ordered products leave the cart', async () => {
    const token = await shop.customer('Maria@kitchen.example');
    const [bought, kept] = [await shop.product(), await shop.product()];
    for (const productId of [bought, kept]) {
      await shop.call('POST', '/api/cart', { token, body: { productId, quantity: 2 } });
    }
    const { status, body } = await place(anOrder([{ productId: bought, quantity: 2 }], { email: '' }), {
      token,
    });
    expect(status).toBe(201);
    expect(body.email.toLowerCase()).toBe('maria@kitchen.example');
    expect(body.statusUrl).toBeUndefined();
    const cart = await shop.call<{ productId: number }[]>('GET', '/api/cart', { token });
    expect(cart.body.map((line) => line.productId)).toEqual([kept]);
  });

  it('a customer may have the mail sent to another address', async () => {
    const token = await shop.customer('buyer@kitchen.example');
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body } = await place(anOrder(items, { email: 'goods-in@kitchen.example' }), { token });
    expect(body.email).toBe('goods-in@kitchen.example');
  });

  it('lines of one product are added up: 3 + 3 of 5 is rejected, 3 + 2 is not', async () => {
    const productId = await shop.product({ name: 'Tongs', stock: 5 });
    const lines = (...quantities: number[]) => quantities.map((quantity) => ({ productId, quantity }));
    const refused = await place(anOrder(lines(3, 3)));
    expect(refused.status).toBe(409);
    expect(refused.body.details).toEqual({ items: [{ productId, name: 'Tongs', requested: 6, left: 5 }] });
    expect((await place(anOrder(lines(3, 2)))).body.items).toHaveLength(2);
    expect(await shop.stockOf(productId)).toBe(0);
  });

  it('short stock names every product that is short and what is left, and stores nothing', async () => {
    const plenty = await shop.product({ stock: 50 });
    const last = await shop.product({ name: 'Last pan', stock: 1 });
    const none = await shop.product({ name: 'Gone pan', stock: 0 });
    const orders = await shop.count('orders');
    const { status, body } = await place(
      anOrder([plenty, last, none].map((productId) => ({ productId, quantity: 2 }))),
    );
    expect([status, body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
    expect(body.message).toBe('Only 1 of Last pan left in stock. Gone pan is out of stock.');
    expect(body.details).toEqual({
      items: [
        { productId: last, name: 'Last pan', requested: 2, left: 1 },
        { productId: none, name: 'Gone pan', requested: 2, left: 0 },
      ],
    });
    expect([await shop.stockOf(plenty), await shop.stockOf(last)]).toEqual([50, 1]);
    expect(await shop.count('orders')).toBe(orders);
  });

  it.each(['inactive', 'draft', 'discontinued', 'deleted'] as const)(
    'a product that is %s cannot be bought, and the answer does not name it',
    async (status) => {
      const isDeleted = status === 'deleted';
      const name = `Secret oven (${status})`;
      const productId = await shop.product({ name, status: isDeleted ? 'active' : status, stock: 9 });
      if (isDeleted) await shop.sql('UPDATE product SET deleted_at = now() WHERE id = $1', [productId]);
      const answer = await place(anOrder([{ productId, quantity: 1 }]));
      const never = await place(anOrder([{ productId: 2_000_000_000, quantity: 1 }]));
      expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
      expect(answer.body.details).toMatchObject({ items: [{ productId, left: 0 }] });
      expect(JSON.stringify(answer.body)).not.toContain('Secret');
      const withoutId = ({ message }: OrderAnswer, id: number) => message.replaceAll(String(id), 'N');
      expect(withoutId(answer.body, productId)).toBe(withoutId(never.body, 2_000_000_000));
    },
  );

  it('an unknown product cannot be ordered', async () => {
    const answer = await place(anOrder([{ productId: 2_000_000_000, quantity: 1 }]));
    expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
    expect(answer.body.details).toMatchObject({ items: [{ productId: 2_000_000_000, left: 0 }] });
  });

  it('wrong prices are rejected with the current ones, and no stock is deducted', async () => {
    const productId = await shop.product({ name: 'Oven', priceMinor: 99_900, stock: 4 });
    const { status, body } = await place(
      anOrder([{ productId, quantity: 1, price: '0.01', totalPrice: '0.01' }]),
    );
    expect([status, body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
    expect(body.details).toEqual({
      items: [{ productId, name: 'Oven', sent: '0.01', current: '999.00' }],
      totals: {
        subtotal: '999.00',
        discount: '0.00',
        shipping: '0.00',
        vatAmount: '189.81',
        totalAmount: '1188.81',
        currency: 'USD',
      },
    });
    expect(await shop.stockOf(productId)).toBe(4);
  });

  it.each(['stripe', 'revolut', 'paypal'])(
    '%s cannot be paid with while it is not connected',
    async (paymentMethod) => {
      const items = [{ productId: await shop.product(), quantity: 1 }];
      const { status, body } = await place({ ...anOrder(items), paymentMethod });
      expect([status, body.code]).toEqual([422, 'ORDERS.PAYMENT_METHOD_UNAVAILABLE']);
    },
  );

  it('an error rolls everything back, and the same key works afterwards', async () => {
    const token = await shop.customer('faulty@kitchen.example');
    const productId = await shop.product({ stock: 7 });
    await shop.call('POST', '/api/cart', { token, body: { productId, quantity: 2 } });
    await shop.sql(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
    );
    await shop.sql(
      'CREATE TRIGGER fail BEFORE INSERT ON outbox_message FOR EACH ROW EXECUTE FUNCTION fail()',
    );
    const tables = ['orders', 'order_line', 'order_event', 'idempotency_key', 'stock_movement', 'cart_item'];
    const rows = () => Promise.all(tables.map((table) => shop.count(table)));
    const before = await rows();

    const body = anOrder([{ productId, quantity: 2 }]);
    const failed = await place(body, { token, key: 'faulty-1' });
    expect([failed.status, failed.body.code]).toEqual([500, 'SERVER.ERROR']);
    expect(JSON.stringify(failed.body)).not.toContain('disk full');
    expect(await rows()).toEqual(before);
    expect(await shop.stockOf(productId)).toBe(7);

    await shop.sql('DROP TRIGGER fail ON outbox_message; DROP FUNCTION fail');
    expect((await place(body, { token, key: 'faulty-1' })).status).toBe(201);
    expect(await shop.stockOf(productId)).toBe(5);
  });
});
