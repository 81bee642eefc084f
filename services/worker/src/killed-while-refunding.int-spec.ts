import { anOrder, type CheckoutShop, type OrderAnswer, startCheckoutShop } from '@kp/orders/testing';
import { PaypalFake, RevolutFake, StripeFake } from '@kp/payments/testing';
import { lockWaits, waitUntil, WorkerProcess } from '@kp/testing';
import { Client } from 'pg';

const METHODS = ['stripe', 'revolut', 'paypal'] as const;
type Method = (typeof METHODS)[number];

/** The refund request of each provider, and its idempotency header. */
const REFUNDS: Record<Method, RegExp> = {
  stripe: /^\/v1\/refunds$/,
  revolut: /\/refund$/,
  paypal: /\/captures\/\w+\/refund$/,
};
const KEY_HEADER: Record<Method, string> = {
  stripe: 'idempotency-key',
  revolut: 'idempotency-key',
  paypal: 'paypal-request-id',
};

interface Paid {
  orderId: number;
  /** The provider's payment. */
  ref: string;
}

interface Begun {
  id: string;
  paymentIntentId: string;
  checkoutId: string;
}

describe('when a worker is killed while it refunds', () => {
  let stripe: StripeFake;
  let revolut: RevolutFake;
  let paypal: PaypalFake;
  let shop: CheckoutShop;
  let settings: Record<string, string>;
  let admin: string;
  let worker: WorkerProcess | undefined;

  beforeAll(async () => {
    stripe = await StripeFake.start();
    revolut = await RevolutFake.start();
    paypal = await PaypalFake.start();
    settings = { ...stripe.settings, ...revolut.settings, ...paypal.settings };
    shop = await startCheckoutShop({ worker: false, environment: settings });
    admin = await shop.admin();
  });
  afterAll(async () => {
    await worker?.stop();
    await shop.close();
    await Promise.all([stripe.stop(), revolut.stop(), paypal.stop()]);
    expect([stripe, revolut, paypal].flatMap(({ problems }) => problems)).toEqual([]);
  });

  const startWorker = () => WorkerProcess.start(shop, { ...settings, LOG_LEVEL: 'silent' });
  const letLeasesEnd = () => WorkerProcess.letLeasesEnd(shop);

  const fakeOf = (method: Method) => ({ stripe, revolut, paypal })[method];
  const asked = (method: Method) => fakeOf(method).sent('POST', REFUNDS[method]);

  /** Amounts of the provider's refunds, in cents. */
  function givenBack(method: Method, ref: string): number[] {
    if (method === 'stripe') {
      return [...stripe.refunds.values()].filter((r) => r.payment_intent === ref).map((r) => r.amount);
    }
    if (method === 'revolut') {
      return [...revolut.orders.values()].filter((o) => o.related_order_id === ref).map((o) => o.amount);
    }
    const refunds = paypal.orders.get(ref)!.purchase_units[0]!.payments!.refunds;
    return refunds.map(({ amount }) => Math.round(Number(amount.value) * 100));
  }

  async function begin(method: Method, productId: number): Promise<Begun> {
    const checkout = anOrder([{ productId, quantity: 1 }], { paymentMethod: method });
    const [path, sum] = {
      stripe: ['stripe/create-payment-intent', { amount: 3_988, currency: 'usd' }] as const,
      revolut: ['revolut/create-order', { amount: 3_988, currency: 'usd' }] as const,
      paypal: ['paypal/create-order', {}] as const,
    }[method];
    const body = { ...sum, checkout };
    return (await shop.call<Begun>('POST', `/api/payments/${path}`, { body })).body;
  }

  async function paidOrder(method: Method): Promise<Paid> {
    const productId = await shop.product({ stock: 1 });
    const started = await begin(method, productId);
    const ref = started.paymentIntentId ?? started.id;
    if (method === 'stripe') stripe.succeed(ref);
    if (method === 'revolut') revolut.complete(ref);
    if (method === 'paypal') paypal.approve(ref);
    if (method === 'paypal') {
      const body = { id: ref, checkoutId: started.checkoutId };
      await shop.call('POST', '/api/payments/paypal/capture', { body });
    } else {
      const items = [{ productId, quantity: 1 }];
      const changes = { paymentMethod: method, paymentIntentId: ref, checkoutId: started.checkoutId };
      await shop.submit(items, changes);
    }
    const [order] = await shop.sql<{ id: number }>(
      `SELECT o.id FROM orders o JOIN payment p ON p.id = o.payment_id
        WHERE p.provider_ref = $1 AND o.payment_status = 'paid'`,
      [ref],
    );
    return { orderId: order!.id, ref };
  }

  async function cancel(orderId: number): Promise<void> {
    const body = { status: 'cancelled' };
    const response = await shop.call('PUT', `/api/orders/${orderId}/status`, { body, token: admin });
    expect(response.status).toBe(200);
  }

  /** One order of each provider: one worker dies for all three, since each start takes a second of processor time. */
  async function paidOrders(): Promise<Record<Method, Paid>> {
    const orders = await Promise.all(METHODS.map(async (method) => [method, await paidOrder(method)]));
    return Object.fromEntries(orders) as Record<Method, Paid>;
  }

  const allGivenBack = (orders: Record<Method, Paid>) =>
    waitUntil('the providers have given it back', () =>
      METHODS.every((method) => givenBack(method, orders[method].ref).length === 1),
    );

  async function expectRefundedOnce(method: Method, { orderId, ref }: Paid): Promise<void> {
    const order = async () =>
      (await shop.call<OrderAnswer>('GET', `/api/orders/${orderId}`, { token: admin })).body;
    await waitUntil('the order is refunded', async () => (await order()).paymentStatus === 'refunded');
    expect(givenBack(method, ref)).toEqual([3_988]);
    expect((await order()).history.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    expect(await shop.refundsOf(ref)).toEqual([{ reason: 'cancelled', status: 'done', amount: 3_988 }]);
    await shop.expectBalance();
  }

  describe('after it was given back and before our books say so', () => {
    let orders: Record<Method, Paid>;
    const whenKilled = new Map<Method, unknown>();

    beforeAll(async () => {
      orders = await paidOrders();
      for (const method of METHODS) await cancel(orders[method].orderId);
      const barrier = new Client({ connectionString: shop.databaseUrl });
      await barrier.connect();
      await barrier.query('BEGIN');
      const refs = METHODS.map((method) => orders[method].ref);
      await barrier.query('SELECT 1 FROM payment WHERE provider_ref = ANY($1) FOR UPDATE', [refs]);
      worker = startWorker();
      await allGivenBack(orders);
      await waitUntil(
        'the refunds stand before our books',
        async () => (await lockWaits(shop)) >= METHODS.length,
      );
      await worker.kill();
      await barrier.query('ROLLBACK');
      await barrier.end();
      for (const method of METHODS) whenKilled.set(method, await shop.refundsOf(orders[method].ref));
      await shop.expectBalance();
      await letLeasesEnd();
      worker = startWorker();
    });

    it.each(METHODS)('by %s, another one asks under the same key: one refund', async (method) => {
      expect(whenKilled.get(method)).toMatchObject([{ status: 'requested' }]);
      await expectRefundedOnce(method, orders[method]);
      const keys = asked(method).map(({ headers }) => headers[KEY_HEADER[method]]);
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
    });
  });

  describe('while the provider keeps its answer', () => {
    let orders: Record<Method, Paid>;

    beforeAll(async () => {
      worker ??= startWorker();
      orders = await paidOrders();
      for (const method of METHODS) {
        fakeOf(method).failNext(REFUNDS[method], 'silent');
        await cancel(orders[method].orderId);
      }
      await allGivenBack(orders);
      await worker.kill();
      await letLeasesEnd();
      worker = startWorker();
    });

    it.each(METHODS)('%s, it is one refund too', (method) => expectRefundedOnce(method, orders[method]));
  });
});
