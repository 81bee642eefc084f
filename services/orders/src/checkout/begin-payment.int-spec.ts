import type { Problem } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { anOrder } from '../testing/an-order';
import { type BegunPayment, type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';
import { startOrdersShop } from '../testing/orders-shop';

const STRIPE = '/api/payments/stripe/create-payment-intent';
const REVOLUT = '/api/payments/revolut/create-order';
const PAYPAL = '/api/payments/paypal/create-order';

describe('starting a payment', () => {
  let shop: CheckoutShop;

  beforeAll(async () => (shop = await startCheckoutShop()));
  afterEach(() => shop.expectBalance());
  afterAll(() => shop.close());

  const call = (path: string, body: object) => shop.call<BegunPayment>('POST', path, { body });
  const reserved = async (checkoutId: string) =>
    shop.sql<{ quantity: number }>(
      'SELECT quantity FROM stock_reservation WHERE checkout_id = $1 ORDER BY product_id',
      [checkoutId],
    );

  it('returns what the browser library of each provider needs', async () => {
    const checkout = anOrder([{ productId: await shop.product(), quantity: 1 }]);
    const card = await call(STRIPE, { amount: 3_988, currency: 'usd', checkout });
    expect([card.status, Object.keys(card.body).sort()]).toEqual([
      201,
      ['checkoutId', 'clientSecret', 'paymentIntentId', 'sandbox'],
    ]);
    const wallet = await call(REVOLUT, { amount: 3_988, currency: 'USD', checkout });
    expect(wallet.status).toBe(201);
    expect(wallet.body).toMatchObject({
      sandbox: true,
      public_id: wallet.body.token,
      id: expect.any(String),
    });
    const paypal = await call(PAYPAL, { checkout });
    expect(paypal.status).toBe(201);
    expect(paypal.body).toMatchObject({
      id: expect.any(String),
      approveUrl: expect.stringMatching(/^https?:/),
    });
    // One buyer, one cart: one checkout, whichever way it is paid.
    const ids = [card, wallet, paypal].map(({ body }) => body.checkoutId);
    expect(new Set(ids).size).toBe(1);
  });

  it('reserves the units until the checkout is cancelled', async () => {
    const productId = await shop.product({ stock: 7 });
    const { body } = await shop.begin([{ productId, quantity: 4 }]);
    const view = await shop.call<{ stockQuantity: number }>('GET', `/api/products/${productId}`);
    expect(view.body.stockQuantity).toBe(3);
    const { status, expiresAt } = await shop.checkout(body.checkoutId);
    expect(status).toBe('open');
    expect((new Date(expiresAt).getTime() - Date.now()) / 60_000).toBeCloseTo(15, 0);

    expect((await shop.call('DELETE', `/api/checkouts/${body.checkoutId}`)).status).toBe(204);
    expect((await shop.call('DELETE', `/api/checkouts/${body.checkoutId}`)).status).toBe(204);
    expect(await shop.stockOf(productId)).toBe(7);
    expect((await shop.checkout(body.checkoutId)).status).toBe('expired');
  });

  it.each([1, 3_987, 3_989, 2_000_000_000])(
    'rejects the amount %d instead of 3988, with the current totals, and reserves nothing',
    async (amount) => {
      const productId = await shop.product({ stock: 5 });
      const { status, body } = await shop.begin([{ productId, quantity: 1 }], { amount });
      expect([status, body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
      expect(body.details).toMatchObject({ totals: { totalAmount: '39.88', currency: 'USD' } });
      expect(await shop.stockOf(productId)).toBe(5);
      expect(await shop.sql('SELECT 1 FROM payment WHERE amount_minor = $1', [amount])).toEqual([]);
    },
  );

  it('rejects wrong prices', async () => {
    const productId = await shop.product({ priceMinor: 99_900 });
    const { status, body } = await shop.begin([{ productId, quantity: 1, price: '0.01' }]);
    expect([status, body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
    expect(body.details).toMatchObject({ items: [{ sent: '0.01', current: '999.00' }] });
  });

  it('names what is short, and keeps the previous reservation', async () => {
    const productId = await shop.product({ name: 'Rack', stock: 3 });
    const { body: first } = await shop.begin([{ productId, quantity: 2 }]);
    const short = await shop.begin([{ productId, quantity: 4 }], { checkoutId: first.checkoutId });
    expect([short.status, short.body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
    expect(short.body.details).toEqual({ items: [{ productId, name: 'Rack', requested: 4, left: 3 }] });
    expect(await reserved(first.checkoutId)).toEqual([{ quantity: 2 }]);
  });

  it.each(['inactive', 'draft', 'discontinued', 'deleted'] as const)(
    'a product that is %s cannot be paid for in any way, and no answer names it',
    async (status) => {
      const isDeleted = status === 'deleted';
      const name = `Secret oven (${status})`;
      const productId = await shop.product({ name, status: isDeleted ? 'active' : status, stock: 9 });
      if (isDeleted) await shop.sql('UPDATE product SET deleted_at = now() WHERE id = $1', [productId]);
      const checkout = anOrder([{ productId, quantity: 1 }]);
      for (const [path, sum] of [
        [STRIPE, { amount: 3_988, currency: 'usd' }],
        [REVOLUT, { amount: 3_988, currency: 'USD' }],
        [PAYPAL, {}],
      ] as const) {
        const answer = await shop.call<Problem>('POST', path, { body: { ...sum, checkout } });
        expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'ORDERS.SHORT_STOCK']);
        expect(answer.body.details).toMatchObject({ items: [{ productId, left: 0 }] });
        expect(JSON.stringify(answer.body)).not.toContain('Secret');
      }
      expect(await shop.stockOf(productId)).toBe(9);
    },
  );

  describe('an order that costs nothing', () => {
    // The catalogue takes no price of 0; whatever else may lead to such a total one day, no provider is asked for it.
    const shippingCosts = (costMinor: number) =>
      shop.app.get(SettingsService).changeShippingSettings({ thresholdMinor: 50_000, costMinor });
    beforeAll(async () => {
      await shop.sql('ALTER TABLE product DROP CONSTRAINT product_price_minor_check');
      await shippingCosts(0);
    });
    afterAll(() => shippingCosts(2_500));

    it.each([
      [STRIPE, { amount: 0, currency: 'usd' }],
      [REVOLUT, { amount: 0, currency: 'USD' }],
      [PAYPAL, {}],
    ])('%s rejects it and neither reserves nor stores anything', async (path, sum) => {
      const productId = await shop.product({ stock: 5, priceMinor: 0 });
      const tables = ['checkout', 'checkout_draft', 'stock_reservation', 'payment', 'orders'];
      const rows = () => Promise.all(tables.map((table) => shop.count(table)));
      const before = await rows();
      const checkout = anOrder([{ productId, quantity: 2 }], { email: 'nothing@checkout.example' });
      const { status, body } = await call(path, { ...sum, checkout });
      expect([status, body.code]).toEqual([422, 'ORDERS.NOTHING_TO_PAY']);
      expect(body.message).toMatch(/nothing to pay/);
      expect([await shop.stockOf(productId), await rows()]).toEqual([5, before]);
    });

    it('reports changed prices first', async () => {
      const productId = await shop.product({ priceMinor: 0 });
      const { status, body } = await shop.begin([{ productId, quantity: 1 }], { amount: 3_988 });
      expect([status, body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
      expect(body.details).toMatchObject({ totals: { totalAmount: '0.00' } });
    });

    it('can be placed with cash', async () => {
      const productId = await shop.product({ stock: 5, priceMinor: 0 });
      const placed = await shop.submit([{ productId, quantity: 2 }], { paymentMethod: 'cash' });
      expect([placed.status, placed.body.totalAmount]).toEqual([201, '0.00']);
      expect(await shop.stockOf(productId)).toBe(3);
    });
  });

  it('again replaces the own reservation, so the last units stay available to it', async () => {
    const [oven, tray] = [await shop.product({ stock: 2 }), await shop.product({ stock: 1 })];
    const both = [
      { productId: oven, quantity: 2 },
      { productId: tray, quantity: 1 },
    ];
    const { body: first } = await shop.begin(both);
    for (let tries = 0; tries < 3; tries += 1) {
      const again = await shop.begin(both, { checkoutId: first.checkoutId });
      expect([again.status, again.body.checkoutId]).toEqual([201, first.checkoutId]);
    }
    const fewer = await shop.begin([{ productId: oven, quantity: 1 }], { checkoutId: first.checkoutId });
    expect(fewer.status).toBe(201);
    expect([await shop.stockOf(oven), await shop.stockOf(tray)]).toEqual([1, 1]);
  });

  it('again after a lost response finds the same checkout', async () => {
    const items = [{ productId: await shop.product({ stock: 1 }), quantity: 1 }];
    const [lost, again] = [await shop.begin(items), await shop.begin(items)];
    expect(again.status).toBe(201);
    expect(again.body.paymentIntentId).toBe(lost.body.paymentIntentId);
  });

  it('again with the checkout id alone pays it unchanged', async () => {
    const productId = await shop.product({ stock: 4, priceMinor: 1_000 });
    const { body: first } = await shop.begin([{ productId, quantity: 2 }]);
    const again = await call(STRIPE, { amount: 4_880, currency: 'usd', checkoutId: first.checkoutId });
    expect([again.status, again.body.paymentIntentId]).toEqual([201, first.paymentIntentId]);

    await shop.sql('UPDATE product SET price_minor = 1100 WHERE id = $1', [productId]);
    const dearer = await call(STRIPE, { amount: 4_880, currency: 'usd', checkoutId: first.checkoutId });
    expect([dearer.status, dearer.body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
  });

  it('the checkout of one customer is not the checkout of another', async () => {
    const [ana, dan] = [
      await shop.customer('ana@checkout.example'),
      await shop.customer('dan@checkout.example'),
    ];
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: hers } = await shop.begin(items, { token: ana });
    const { body: his } = await shop.begin(items, { token: dan, checkoutId: hers.checkoutId });
    expect(his.checkoutId).not.toBe(hers.checkoutId);
  });

  it('with an amount alone creates an unmatched payment', async () => {
    const { status, body } = await call(STRIPE, { amount: 5_000, currency: 'usd' });
    expect([status, body.checkoutId]).toEqual([201, undefined]);
    await shop.pay(body.paymentIntentId);
    await shop.untilIdle();
    const admin = await shop.admin();
    const unmatched = await shop.call<{ amount: string }[]>('GET', '/admin/api/payments?unmatched=true', {
      token: admin,
    });
    expect(unmatched.body).toMatchObject([{ amount: '50.00' }]);
  });

  it.each([
    [STRIPE, { currency: 'usd' }, 'amount'],
    [STRIPE, { amount: 0, currency: 'usd' }, 'amount'],
    [REVOLUT, { amount: 0, currency: 'USD' }, 'amount'],
    [STRIPE, { amount: -1, currency: 'usd' }, 'amount'],
    [STRIPE, { amount: 12.5, currency: 'usd' }, 'amount'],
    [STRIPE, { amount: '5000', currency: 'usd' }, 'amount'],
    [STRIPE, { amount: 5_000 }, 'currency'],
    [STRIPE, { amount: 5_000, currency: 'eur' }, 'currency'],
    [REVOLUT, { amount: 5_000, currency: 'dollars' }, 'currency'],
    [STRIPE, { amount: 5_000, currency: 'usd', checkoutId: '1' }, 'checkoutId'],
    [STRIPE, { amount: 5_000, currency: 'usd', checkout: { items: [] } }, 'checkout.shippingAddress'],
    [STRIPE, { amount: 5_000, currency: 'usd', checkout: 'all' }, 'checkout'],
    [PAYPAL, {}, 'checkout'],
    ['/api/payments/paypal/capture', { checkoutId: 'x' }, 'id'],
  ])('%s rejects %j with the field name', async (path, body, field) => {
    const answer = await shop.call<Problem>('POST', path, { body });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('an unknown checkout is not found', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await shop.call('GET', `/api/checkouts/${id}`)).status).toBe(404);
    expect((await shop.call('GET', '/api/checkouts/1')).status).toBe(400);
    const { status, body } = await call(STRIPE, { amount: 1, currency: 'usd', checkoutId: id });
    expect([status, body.code]).toEqual([404, 'ORDERS.CHECKOUT_NOT_FOUND']);
  });
});

describe('starting a payment, within limits', () => {
  let shop: CheckoutShop;

  beforeAll(async () => (shop = await startCheckoutShop({ environment: { LIMIT_FACTOR: '0.2' } })));
  afterAll(() => shop.close());

  it('one customer has a limited number of reservations, also with concurrent calls', async () => {
    const productId = await shop.product({ stock: 50 });
    const begin = (place: number) =>
      shop.begin([{ productId, quantity: 1 }], { changes: { email: `many-${place}@reservations.example` } });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(begin));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('ORDERS.TOO_MANY_CHECKOUTS');
    expect(await shop.stockOf(productId)).toBe(46);

    const done = answers.find(({ status }) => status === 201)!;
    await shop.call('DELETE', `/api/checkouts/${done.body.checkoutId}`);
    expect((await begin(7)).status).toBe(201);
  });
});

describe('starting a payment for more units than one customer may reserve', () => {
  let shop: CheckoutShop;

  beforeAll(async () => {
    shop = await startCheckoutShop({ environment: { LIMIT_FACTOR: '1', RESERVATION_MAX_UNITS: '100' } });
  });
  beforeEach(() => shop.sql(`UPDATE checkout SET rate_limit_key = 'another'`));
  afterEach(async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const as = (email: string) => ({ changes: { email } });

  it('reserves no more than that, also in parallel and in many checkouts, which stay limited in number', async () => {
    const productId = await shop.product({ stock: 5_000 });
    const begin = (index: number) =>
      shop.begin([{ productId, quantity: 100 }], as(`crowd-${index}@units.example`));
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => begin(index)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(20).fill(201),
      ...Array(5).fill(429),
    ]);
    expect(await shop.stockOf(productId)).toBe(4_900);
  });

  it('counts the units of waiting orders and of checkouts together', async () => {
    const productId = await shop.product({ stock: 500 });
    const items = [{ productId, quantity: 60 }];
    expect((await shop.begin(items, as('first@units.example'))).status).toBe(201);
    expect((await shop.submit(items, as('second@units.example').changes)).status).toBe(201);
    expect(await shop.stockOf(productId)).toBe(440);
  });

  it('deducts the units of a large card payment on capture, once', async () => {
    const productId = await shop.product({ stock: 300 });
    const items = [{ productId, quantity: 250 }];
    const { body: started } = await shop.begin(items, as('large@units.example'));
    expect([await shop.stockOf(productId), (await shop.checkout(started.checkoutId)).status]).toEqual([
      300,
      'open',
    ]);
    const again = await shop.begin(items, as('large@units.example'));
    expect(again.body.paymentIntentId).toBe(started.paymentIntentId);
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect([await shop.stockOf(productId), (await shop.checkout(started.checkoutId)).status]).toEqual([
      50,
      'ordered',
    ]);
  });

  it('refunds it when the units were sold since, and rejects what is short from the start', async () => {
    const productId = await shop.product({ stock: 250 });
    const items = [{ productId, quantity: 250 }];
    const { body: started } = await shop.begin(items, as('beaten@units.example'));
    const quick = await shop.call('POST', '/api/orders', { body: anOrder([{ productId, quantity: 1 }]) });
    expect(quick.status).toBe(201);
    expect((await shop.begin(items, as('late@units.example'))).body.code).toBe('ORDERS.SHORT_STOCK');
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect((await shop.checkout(started.checkoutId)).status).toBe('out_of_stock');
    expect(await shop.refundsOf(started.paymentIntentId)).toMatchObject([{ reason: 'out-of-stock' }]);
  });

  it('with PayPal reserves them for an approved payment alone, and returns them when it is declined', async () => {
    const productId = await shop.product({ stock: 300 });
    const begin = async (email: string) => {
      const checkout = anOrder([{ productId, quantity: 250 }], { email, paymentMethod: 'paypal' });
      return (await shop.call<BegunPayment>('POST', PAYPAL, { body: { checkout } })).body;
    };
    const at = (id: string, action: string) =>
      shop.call('POST', `/api/payments/sandbox/${id}/confirm`, { body: { action } });
    const capture = ({ id, checkoutId }: BegunPayment) =>
      shop.call<{ status: string }>('POST', '/api/payments/paypal/capture', { body: { id, checkoutId } });
    const declined = await begin('declined@units.example');
    expect((await capture(declined)).status).toBe(200);
    expect(await shop.stockOf(productId)).toBe(300);
    await at(declined.id, 'approve-declined');
    await capture(declined);
    await shop.untilIdle();
    expect(await shop.stockOf(productId)).toBe(300);
    const paid = await begin('paid@units.example');
    await at(paid.id, 'approve');
    expect((await capture(paid)).body.status).toBe('captured');
    expect(await shop.stockOf(productId)).toBe(50);
  });
});

describe('starting a payment when only cash is available', () => {
  it.each([STRIPE, REVOLUT, PAYPAL])('%s rejects the method', async (path) => {
    const shop = await startOrdersShop();
    const checkout = anOrder([{ productId: await shop.product(), quantity: 1 }]);
    const body = { amount: 3_988, currency: 'usd', checkout };
    const answer = await shop.call<Problem>('POST', path, { body });
    expect([answer.status, answer.body.code]).toEqual([422, 'ORDERS.PAYMENT_METHOD_UNAVAILABLE']);
    await shop.close();
  });
});
