import type { Problem } from '@kp/platform/http';
import { anAddress } from '../testing/an-order';
import { type OrderAnswer, type OrdersShop, startOrdersShop } from '../testing/orders-shop';
import type { PhoneCustomerResponse, PhoneOrderPreviewResponse } from './phone-orders.dto';

describe('orders by phone', () => {
  let shop: OrdersShop;
  let admin: string;
  let maria: string;
  let mariaId: number;
  let orderOfMaria: OrderAnswer;

  beforeAll(async () => {
    shop = await startOrdersShop();
    admin = await shop.admin();
    maria = await shop.customer('maria@bistro.example');
    const [account] = await shop.sql<{ id: number }>(
      `SELECT id FROM app_user WHERE email = 'maria@bistro.example'`,
    );
    mariaId = account!.id;
  });
  afterAll(() => shop.close());

  const anInput = (items: object[], changes: object = {}) => ({
    email: 'chef@hotel.example',
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    paymentMethod: 'cash',
    items,
    ...changes,
  });
  const place = (body: object, { key, token = admin }: { key?: string; token?: string } = {}) =>
    shop.call<OrderAnswer>('POST', '/admin/api/orders', {
      body,
      token,
      headers: key ? { 'idempotency-key': key } : {},
    });
  const preview = (items: object[]) =>
    shop.call<PhoneOrderPreviewResponse>('POST', '/admin/api/orders/preview', {
      body: { items },
      token: admin,
    });

  it('what is on request needs the agreed price, and a customer cannot order it', async () => {
    const productId = await shop.product({ name: 'Combi oven', stock: 2 });
    await shop.sql('UPDATE product SET price_minor = NULL WHERE id = $1', [productId]);
    const without = await preview([{ productId, quantity: 1 }]);
    expect([without.status, without.body]).toEqual([
      422,
      expect.objectContaining({
        code: 'ORDERS.PRICE_ON_REQUEST',
        fields: [{ field: 'items.0.productId', message: expect.stringContaining('Combi oven') }],
      }),
    ]);
    const agreed = { agreedPrice: '990.00', priceReason: 'Offer of May' };
    const { status, body } = await place(anInput([{ productId, quantity: 1, ...agreed }]));
    expect([status, body.subtotal]).toEqual([201, '990.00']);
    const byCustomer = await shop.call<Problem>('POST', '/api/orders', {
      body: anInput([{ productId, quantity: 1 }]),
      token: maria,
    });
    expect([byCustomer.status, byCustomer.body.code]).toEqual([422, 'ORDERS.PRICE_ON_REQUEST']);
  });

  it('two for the last unit at the same time: one is placed, the other is told what is left', async () => {
    const productId = await shop.product({ name: 'Oven', stock: 1 });
    const answers = await Promise.all(
      ['one', 'two'].map((key) => place(anInput([{ productId, quantity: 1 }]), { key })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect([body.code, body.details]).toEqual([
      'ORDERS.SHORT_STOCK',
      { items: [{ productId, name: 'Oven', requested: 1, left: 0 }] },
    ]);
    expect(await shop.stockOf(productId)).toBe(0);
  });

  it('names the company with its number, which is checked, and its references', async () => {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const company = { vatNumber: 'cif 7654320', poNumber: 'PO-4711', costCenter: 'Kitchen' };
    expect((await place(anInput(items, company))).body).toMatchObject({ ...company, vatNumber: 'RO7654320' });
    const refused = await shop.call<Problem>('POST', '/admin/api/orders', {
      body: anInput(items, { vatNumber: 'RO7654321' }),
      token: admin,
    });
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'vatNumber']);
  });

  it('ten times with the same Idempotency-Key: one order, one audit entry, one agreed price in its history', async () => {
    const productId = await shop.product({ stock: 30 });
    const line = { productId, quantity: 2, agreedPrice: '10.00', priceReason: 'Display model' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(anInput([line]), { key: 'phone-key' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { id } = answers[0]!.body;
    const [facts] = await shop.sql(
      `SELECT (SELECT count(*)::int FROM audit_entry WHERE action = 'order.created' AND subject_id = $1::text) AS audited,
              (SELECT count(*)::int FROM order_event WHERE order_id = $1::int AND kind = 'price_agreed') AS agreed,
              (SELECT stock_quantity FROM product WHERE id = $2) AS stock`,
      [id, productId],
    );
    expect(facts).toEqual({ audited: 1, agreed: 1, stock: 28 });
    const other = await place(anInput([{ ...line, quantity: 3 }]), { key: 'phone-key' });
    expect([other.status, other.body.code]).toEqual([422, 'ORDERS.IDEMPOTENCY_MISMATCH']);
  });

  it('agreed prices count for shipping, VAT and total, and stand with their reason in line, history and audit log', async () => {
    const productId = await shop.product({ priceMinor: 1_500, stock: 10 });
    const line = { productId, quantity: 2, agreedPrice: '10.00', priceReason: 'Chain of five hotels' };
    const { status, body } = await place(
      anInput([line], { customerId: mariaId, email: 'maria@bistro.example' }),
    );
    orderOfMaria = body;
    expect(status).toBe(201);
    expect(body).toMatchObject({
      subtotal: '20.00',
      shipping: '25.00',
      vatAmount: '3.80',
      totalAmount: '48.80',
      status: 'pending',
      paymentMethod: 'cash',
      email: 'maria@bistro.example',
    });
    expect(body.items[0]).toMatchObject({
      price: '10.00',
      totalPrice: '20.00',
      listPrice: '15.00',
      priceReason: 'Chain of five hotels',
    });
    expect(body.history).toMatchObject([
      { kind: 'placed', actor: 'admin' },
      { kind: 'price_agreed', amount: '10.00', note: `KP-${productId}: Chain of five hotels` },
    ]);
    const [entry] = await shop.sql<{ after: object; actor: string }>(
      `SELECT after, actor_email AS actor FROM audit_entry WHERE action = 'order.created' AND subject_id = $1`,
      [String(body.id)],
    );
    expect(entry).toMatchObject({
      actor: 'admin@kitchenpass.example',
      after: {
        customerId: mariaId,
        agreedPrices: [{ price: '10.00', listPrice: '15.00', reason: 'Chain of five hotels' }],
      },
    });
    const mails = await shop.sql(
      `SELECT 1 FROM outbox_message WHERE event = 'orders.order-placed' AND payload ->> 'orderId' = $1`,
      [String(body.id)],
    );
    expect(mails).toHaveLength(1);
  });

  it('the customer sees the price, but neither the reason nor the price of the catalog', async () => {
    const { body } = await shop.call<OrderAnswer>('GET', `/api/orders/${orderOfMaria.id}`, { token: maria });
    expect(body.totalAmount).toBe('48.80');
    expect(JSON.stringify(body)).not.toContain('Chain of five hotels');
    expect(body.items[0]).not.toHaveProperty('listPrice');
    expect(body.history.map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('no agreed price comes in with an order of the shop', async () => {
    const productId = await shop.product({ priceMinor: 1_500 });
    const items = [{ productId, quantity: 1, agreedPrice: '0.01', agreedPriceMinor: 1, priceReason: 'Mine' }];
    const { status, body } = await shop.call<OrderAnswer>('POST', '/api/orders', { body: anInput(items) });
    expect([status, body.subtotal]).toEqual([201, '15.00']);
  });

  it('the cart of the customer stays as it is', async () => {
    const productId = await shop.product();
    const item = { productId, quantity: 1 };
    await shop.call('POST', '/api/cart', { token: maria, body: item });
    await place(anInput([item], { customerId: mariaId, email: 'maria@bistro.example' }));
    expect((await shop.call<object[]>('GET', '/api/cart', { token: maria })).body).toHaveLength(1);
  });

  it('a preview prices like the order, counts what is in stock and reserves nothing', async () => {
    const productId = await shop.product({ name: 'Tray', priceMinor: 1_500, stock: 3 });
    const { body } = await preview([{ productId, quantity: 4, agreedPrice: '10.00' }]);
    expect(body).toMatchObject({
      isInStock: false,
      currency: 'USD',
      subtotal: '40.00',
      shipping: '25.00',
      vatAmount: '7.60',
      totalAmount: '72.60',
      items: [
        {
          productName: 'Tray',
          listPrice: '15.00',
          price: '10.00',
          totalPrice: '40.00',
          stockLeft: 3,
        },
      ],
    });
    expect(await shop.stockOf(productId)).toBe(3);
    const unknown = await preview([{ productId: 2_000_000_000, quantity: 1 }]);
    expect([unknown.status, (unknown.body as unknown as OrderAnswer).fields]).toEqual([
      400,
      [{ field: 'items.0.productId', message: 'Unknown product' }],
    ]);
  });

  it.each<[string, { items?: object[]; [field: string]: unknown }, string]>([
    ['an agreed price without a reason', { items: [{ agreedPrice: '9.00' }] }, 'items.0.priceReason'],
    ['an amount that is none', { items: [{ agreedPrice: '-9', priceReason: 'x' }] }, 'items.0.agreedPrice'],
    ['a card', { paymentMethod: 'stripe' }, 'paymentMethod'],
    ['an unknown customer', { customerId: 2_000_000_000 }, 'customerId'],
    ['no email', { email: '' }, 'email'],
  ])('%s is refused at its field', async (_what, changes, field) => {
    const productId = await shop.product();
    const items = (changes.items ?? [{}]).map((item) => ({ productId, quantity: 1, ...item }));
    const { status, body } = await place({ ...anInput(items), ...changes, items });
    expect([status, body.fields?.map((problem) => problem.field)]).toEqual([400, [field]]);
    expect(await shop.stockOf(productId)).toBe(100);
  });

  it('an email finds the account and the addresses of the newest order', async () => {
    const find = (email: string) =>
      shop.call<PhoneCustomerResponse>(
        'GET',
        `/admin/api/orders/customer?email=${encodeURIComponent(email)}`,
        {
          token: admin,
        },
      );
    expect((await find('Maria@bistro.example')).body).toMatchObject({
      customerId: mariaId,
      firstName: 'Ana',
      lastName: 'Popescu',
      shippingAddress: {
        city: 'Bucharest',
        zipCode: '030031',
      },
    });
    expect((await find('chef@hotel.example')).body).toMatchObject({ customerId: null, firstName: 'Ana' });
    expect((await find('nobody@hotel.example')).body).toMatchObject({
      customerId: null,
      shippingAddress: null,
    });
  });

  it('customers may not', async () => {
    const productId = await shop.product();
    const answer = await place(anInput([{ productId, quantity: 1 }]), { token: maria });
    expect(answer.status).toBe(403);
  });
});
