import { ORDER_FIELDS, ORDER_TEXT_FIELDS, orderTexts } from '@kp/commerce';
import type { Problem } from '@kp/platform/http';
import { anAddress, anOrder } from './testing/an-order';
import { type OrdersShop, startOrdersShop } from './testing/orders-shop';

const REQUIRED = [
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['address', 'Address is required'],
  ['city', 'City is required'],
  ['state', 'State is required'],
  ['zipCode', 'ZIP code is required'],
  ['country', 'Country is required'],
  ['phone', 'Phone number is required'],
] as const;

describe('invalid input to an order', () => {
  let shop: OrdersShop;
  let productId: number;

  beforeAll(async () => {
    shop = await startOrdersShop();
    productId = await shop.product({ stock: 100 });
  });
  afterAll(async () => {
    expect([await shop.count('orders'), await shop.count('idempotency_key')]).toEqual([0, 0]);
    expect(await shop.stockOf(productId)).toBe(100);
    await shop.close();
  });

  const order = (changes: object = {}): object => ({ ...anOrder([{ productId, quantity: 1 }]), ...changes });
  const item = (changes: object) => order({ items: [{ productId, quantity: 1, ...changes }] });

  async function fieldsOf(body: unknown, headers: Record<string, string> = {}) {
    const answer = await shop.call<Problem>('POST', '/api/orders', { body, headers });
    expect([answer.status, answer.body.code]).toEqual([400, 'INPUT.INVALID']);
    return answer.body.fields ?? [];
  }

  for (const part of ['shippingAddress', 'billingAddress'] as const) {
    it.each(REQUIRED)(`${part}.%s must be given: %s`, async (field, message) => {
      for (const value of [undefined, null, '', '   ', 7, {}, ['x'], '\u0007']) {
        const problems = await fieldsOf(order({ [part]: { ...anAddress(), [field]: value } }));
        expect(problems).toEqual([{ field: `${part}.${field}`, message }]);
      }
    });

    it(`${part} must be an object and no field longer than its bound`, async () => {
      for (const value of [undefined, null, 'Lipscani 12', 7, [], [anAddress()]]) {
        expect((await fieldsOf(order({ [part]: value }))).map(({ field }) => field)).toEqual([part]);
      }
      for (const field of ['firstName', 'company', 'address', 'county', 'phone']) {
        const problems = await fieldsOf(order({ [part]: anAddress({ [field]: 'x'.repeat(301) }) }));
        expect(problems.map((problem) => problem.field)).toEqual([`${part}.${field}`]);
      }
    });
  }

  it.each(['abc', '12 34', '0721 000 111 000 222', 'ask at the bar'])(
    '%s is no phone number',
    async (phone) => {
      const message = 'Please enter a valid phone number';
      const problems = await fieldsOf(order({ shippingAddress: anAddress({ phone }) }));
      expect(problems).toEqual([{ field: 'shippingAddress.phone', message }]);
    },
  );

  it('a county is required for the shipping address only', async () => {
    const message = 'County (Județ) is required';
    const problems = await fieldsOf(
      order({
        shippingAddress: anAddress({ county: '' }),
        billingAddress: anAddress({ county: '', company: '' }),
      }),
    );
    expect(problems).toEqual([{ field: 'shippingAddress.county', message }]);
  });

  it.each([undefined, '', 'ana', 'ana@', 'ana@nord', 7, ['ana@bistro-nord.example'], 'a b@nord.example'])(
    'a guest with the e-mail %j is told that it is invalid',
    async (email) => {
      expect(await fieldsOf(order({ email }))).toEqual([
        { field: 'email', message: 'Invalid email address' },
      ]);
    },
  );

  it.each([undefined, null, '', 'wire_transfer', 7, ['cash']])(
    '%j is no payment method',
    async (paymentMethod) => {
      expect((await fieldsOf(order({ paymentMethod })))[0]?.field).toBe('paymentMethod');
    },
  );

  it.each([
    undefined,
    null,
    [],
    'one',
    {},
    7,
    Array.from({ length: 201 }, () => ({ productId: 1, quantity: 1 })),
  ])('items cannot be %j', async (items) => {
    expect((await fieldsOf(order({ items })))[0]?.field).toBe('items');
  });

  it.each([[null], ['one'], [7], [[]]])('an item cannot be %j', async (...items) => {
    expect((await fieldsOf(order({ items })))[0]?.field).toMatch(/^items/);
  });

  it.each([
    ['productId', [undefined, null, 0, -1, 1.5, '1', 2_147_483_648, 1e300]],
    ['quantity', [undefined, null, 0, -1, 1.5, '2', 10_001, 1e300, {}]],
    ['price', [12.5, '-1', '1.234', '1e3', 'free', '1234567890.00', {}]],
    ['totalPrice', [12.5, '-1', '1.234', '12,50', []]],
  ])('%s of an item must be valid', async (field, values) => {
    for (const value of values) {
      expect((await fieldsOf(item({ [field]: value }))).map((problem) => problem.field)).toEqual([
        `items.0.${field}`,
      ]);
    }
  });

  it.each([
    ...ORDER_TEXT_FIELDS.map(
      (field) => [field, [7, {}, 'x'.repeat(ORDER_FIELDS[field].maxLength + 1)]] as const,
    ),
    ['language', ['xx', 7, 'EN', {}]] as const,
    ['vatNumber', [7, {}, 'RO7654321', 'DE811907981', 'ask the bar', '1'.repeat(41)]] as const,
  ])('%s must be valid when given', async (field, values) => {
    for (const value of values) {
      expect((await fieldsOf(order({ [field]: value }))).map((problem) => problem.field)).toEqual([field]);
    }
  });

  it.each([' ', 'k'.repeat(201), 'clé'])('an Idempotency-Key cannot be %j', async (key) => {
    const [problem] = await fieldsOf(order(), { 'idempotency-key': key });
    expect(problem?.field).toBe('Idempotency-Key');
  });

  it.each([[[]], ['text'], [7], [null], [undefined]])('a body cannot be %j', async (body) => {
    const answer = await shop.call<Problem>('POST', '/api/orders', {
      body: JSON.stringify(body) ?? '',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('unusual but valid input to an order', () => {
  let shop: OrdersShop;

  beforeAll(async () => (shop = await startOrdersShop()));
  afterAll(() => shop.close());

  it('unknown fields are dropped, spaces trimmed, characters that cannot be stored left out', async () => {
    const productId = await shop.product();
    const body = {
      ...anOrder([{ productId, quantity: 1 }]),
      email: '  ana@bistro-nord.example ',
      notes: ' Second\u0007\u0000 floor\nback\ud800 door ',
      totalAmount: '0.01',
      status: 'delivered',
      shippingAddress: { ...anAddress({ firstName: ' Ana\u0007 \n Maria ' }), isAdmin: true },
    };
    const answer = await shop.call<Record<string, unknown>>('POST', '/api/orders', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: 'ana@bistro-nord.example',
      notes: 'Second floor\nback door',
      status: 'pending',
      shippingAddress: { firstName: 'Ana Maria' },
    });
    expect(answer.body.shippingAddress).not.toHaveProperty('isAdmin');
  });

  it('empty optional fields count as missing', async () => {
    const productId = await shop.product();
    const items = [{ productId, quantity: 1, price: '', totalPrice: '' }];
    const texts = orderTexts(() => ' ');
    const body = { ...anOrder(items), ...texts, language: '', billingAddress: anAddress({ company: '' }) };
    const answer = await shop.call('POST', '/api/orders', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...orderTexts(() => null),
      language: 'en',
      billingAddress: { company: '' },
    });
  });
});
