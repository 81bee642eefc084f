import { anOrder } from './testing/an-order';
import { type CheckoutShop, startCheckoutShop } from './testing/checkout-shop';
import type { OrderAnswer } from './testing/orders-shop';

describe('payments and refunds of orders', () => {
  let shop: CheckoutShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startCheckoutShop();
    admin = await shop.admin();
  });
  afterEach(async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const one = async () => [{ productId: await shop.product({ stock: 5 }), quantity: 1 }];
  const setStatus = (id: number, body: object) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { body, token: admin });
  const match = (id: number, paymentId: number, token = admin) =>
    shop.call<OrderAnswer>('POST', `/admin/api/orders/${id}/payment`, { body: { paymentId }, token });
  const get = async (id: number) =>
    (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;
  const moneyOf = ({ history }: OrderAnswer) =>
    history.filter(({ amount }) => amount).map(({ kind, amount, actor }) => [kind, amount, actor]);

  /** A captured payment of an amount alone, as the literal call makes it. */
  async function aPayment(amount: number): Promise<{ id: number; ref: string }> {
    const body = { amount, currency: 'usd' };
    const path = '/api/payments/stripe/create-payment-intent';
    const { paymentIntentId: ref } = (await shop.call<{ paymentIntentId: string }>('POST', path, { body }))
      .body;
    await shop.pay(ref);
    await shop.untilIdle();
    const [row] = await shop.sql<{ id: number }>('SELECT id FROM payment WHERE provider_ref = $1', [ref]);
    return { id: row!.id, ref };
  }

  async function aPaidOrder(email: string): Promise<{ order: OrderAnswer; ref: string; productId: number }> {
    const items = await one();
    const { body: started } = await shop.begin(items, { changes: { email } });
    await shop.pay(started.paymentIntentId);
    const { body: order } = await shop.submit(items, { paymentIntentId: started.paymentIntentId });
    return { order, ref: started.paymentIntentId, productId: items[0]!.productId };
  }

  it.each(['stripe', 'revolut'] as const)(
    'a %s order that brings no payment is stored unpaid and waits: it cannot be worked on',
    async (paymentMethod) => {
      const { status, body: order } = await shop.submit(await one(), { paymentMethod });
      expect(status).toBe(201);
      expect(order).toMatchObject({
        status: 'pending',
        paymentMethod,
        paymentStatus: 'unpaid',
        payment: { id: null, isAwaited: true },
      });
      for (const next of ['processing', 'shipped', 'delivered']) {
        const refused = await setStatus(order.id, { status: next });
        expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.NOT_PAID']);
      }
      const waiting = await shop.call<OrderAnswer[]>('GET', '/api/orders?awaitingPayment=true', {
        token: admin,
      });
      expect(waiting.body.map(({ id }) => id)).toContain(order.id);
      expect((await setStatus(order.id, { status: 'cancelled' })).body.status).toBe('cancelled');
      const after = await shop.call<OrderAnswer[]>('GET', '/api/orders?awaitingPayment=true', {
        token: admin,
      });
      expect(after.body.map(({ id }) => id)).not.toContain(order.id);
    },
  );

  it('an administrator matches an unmatched payment to it, once, and then it can be sent', async () => {
    const { body: order } = await shop.submit(await one(), {});
    const payment = await aPayment(3_988);
    const answers = await Promise.all([match(order.id, payment.id), match(order.id, payment.id)]);
    for (const { status, body } of answers) {
      expect([status, body.paymentStatus, body.payment.id]).toEqual([200, 'paid', payment.id]);
      expect(moneyOf(body)).toEqual([['paid', '39.88', 'admin']]);
    }
    expect((await setStatus(order.id, { status: 'processing' })).body.status).toBe('processing');
    const recorded = await shop.sql(
      `SELECT actor_email AS actor, after FROM audit_entry
        WHERE action = 'order.payment-matched' AND subject_id = $1`,
      [String(order.id)],
    );
    expect(recorded).toEqual([
      {
        actor: 'admin@kitchenpass.example',
        after: expect.objectContaining({ paymentStatus: 'paid', paymentId: payment.id }),
      },
    ]);
  });

  it('one payment never pays two orders, also with concurrent requests', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(async () => (await shop.submit(await one(), {})).body));
    const payment = await aPayment(3_988);
    const answers = await Promise.all(orders.map(({ id }) => match(id, payment.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.code).toBe('ORDERS.PAYMENT_MISMATCH');

    const named = await shop.submit(await one(), { paymentIntentId: payment.ref });
    expect([named.status, named.body.paymentStatus]).toEqual([201, 'unpaid']);
  });

  it('concurrent orders with one payment intent: one is paid, and an identical order is the same one', async () => {
    const [first, second] = [await one(), await one()];
    const { ref } = await aPayment(3_988);
    const answers = await Promise.all(
      [first, first, second, second].map((items) => shop.submit(items, { paymentIntentId: ref })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(2);
    const paid = await Promise.all([...ids].map(async (id) => (await get(id)).paymentStatus));
    expect(paid.sort()).toEqual(['paid', 'unpaid']);
  });

  it('an order that names a larger payment awaits payment, and that payment stays unmatched', async () => {
    const payment = await aPayment(9_988);
    const { body: order } = await shop.submit(await one(), { paymentIntentId: payment.ref });
    expect(order.paymentStatus).toBe('unpaid');
    const unmatched = await shop.call<{ id: number }[]>('GET', '/admin/api/payments?unmatched=true', {
      token: admin,
    });
    expect(unmatched.body.map(({ id }) => id)).toContain(payment.id);
  });

  it('a payment that is too small, too large, not there, or another order’s does not match', async () => {
    const { body: order } = await shop.submit(await one(), {});
    const small = await aPayment(3_987);
    const large = await aPayment(3_989);
    const { order: other } = await aPaidOrder('other@money.example');
    for (const paymentId of [small.id, large.id, 2_000_000_000, other.payment.id!]) {
      const { status, body } = await match(order.id, paymentId);
      expect([status, body.code]).toEqual([409, 'ORDERS.PAYMENT_MISMATCH']);
    }
    expect((await get(order.id)).paymentStatus).toBe('unpaid');
    const cash = await shop.call<OrderAnswer>('POST', '/api/orders', { body: anOrder(await one()) });
    expect((await match(cash.body.id, small.id)).body.code).toBe('ORDERS.NOT_AWAITING_PAYMENT');
    expect((await match(2_000_000_000, small.id)).status).toBe(404);
    const customer = await shop.customer('nosy@money.example');
    expect((await match(order.id, small.id, customer)).status).toBe(403);
  });

  it('an order that names an intent before its capture is paid by the capture', async () => {
    const items = await one();
    const body = { amount: 3_988, currency: 'usd' };
    const path = '/api/payments/stripe/create-payment-intent';
    const { paymentIntentId } = (await shop.call<{ paymentIntentId: string }>('POST', path, { body })).body;
    const early = await shop.submit(items, { paymentIntentId });
    expect(early.body.paymentStatus).toBe('unpaid');
    await shop.pay(paymentIntentId);
    await shop.untilIdle();
    const paid = await get(early.body.id);
    expect([paid.paymentStatus, moneyOf(paid)]).toEqual(['paid', [['paid', '39.88', 'system']]]);
  });

  it('so is an order of a checkout, with the reserved units', async () => {
    const items = await one();
    const { body: started } = await shop.begin(items, { changes: { email: 'early@money.example' } });
    const early = await shop.submit(items, { checkoutId: started.checkoutId });
    expect([early.status, early.body.paymentStatus]).toEqual([201, 'unpaid']);
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect((await get(early.body.id)).paymentStatus).toBe('paid');
    expect(await shop.stockOf(items[0]!.productId)).toBe(4);
  });

  it('a payment for a cancelled order is refunded', async () => {
    const items = await one();
    const { body: started } = await shop.begin(items, { changes: { email: 'cancelled@money.example' } });
    const { body: order } = await shop.submit(items, { checkoutId: started.checkoutId });
    await setStatus(order.id, { status: 'cancelled' });
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect(await shop.refundsOf(started.paymentIntentId)).toMatchObject([{ status: 'done', amount: 3_988 }]);
    expect((await get(order.id)).paymentStatus).toBe('unpaid');
  });

  it('cancelling a paid order refunds all of it, once, and returns the stock', async () => {
    const { order, ref, productId } = await aPaidOrder('all@money.example');
    const answers = await Promise.all([1, 2, 3].map(() => setStatus(order.id, { status: 'cancelled' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await shop.untilIdle();
    expect(await shop.refundsOf(ref)).toEqual([{ reason: 'cancelled', status: 'done', amount: 3_988 }]);
    const after = await get(order.id);
    expect(after).toMatchObject({ paymentStatus: 'refunded', payment: { refundedAmount: '39.88' } });
    expect(moneyOf(after)).toEqual([
      ['paid', '39.88', 'system'],
      ['refund_requested', '39.88', 'admin'],
      ['refunded', '39.88', 'system'],
    ]);
    expect(await shop.stockOf(productId)).toBe(5);
    expect((await setStatus(order.id, { status: 'shipped' })).body.code).toBe('ORDERS.NOT_PAID');
    expect((await setStatus(order.id, { status: 'pending' })).body.status).toBe('pending');
  });

  it('an administrator may refund a part or nothing', async () => {
    const part = await aPaidOrder('part@money.example');
    await setStatus(part.order.id, { status: 'cancelled', refundAmount: '10.5' });
    const none = await aPaidOrder('none@money.example');
    await setStatus(none.order.id, { status: 'cancelled', refundAmount: '0' });
    await shop.untilIdle();
    expect(await get(part.order.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'partly_refunded',
      payment: { refundedAmount: '10.50' },
    });
    expect(await get(none.order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await shop.refundsOf(none.ref)).toEqual([]);
  });

  it('a refund never exceeds the payment, and needs the cancellation of a paid order', async () => {
    const { order, ref } = await aPaidOrder('more@money.example');
    const more = await setStatus(order.id, { status: 'cancelled', refundAmount: '39.89' });
    expect([more.status, more.body.code]).toEqual([409, 'PAYMENTS.REFUND_TOO_LARGE']);
    expect((await get(order.id)).status).toBe('pending');
    const shipped = await setStatus(order.id, { status: 'shipped', refundAmount: '1.00' });
    expect([shipped.status, shipped.body.code]).toEqual([409, 'ORDERS.NOT_REFUNDABLE']);
    const cash = await shop.call<OrderAnswer>('POST', '/api/orders', { body: anOrder(await one()) });
    const unpaid = await setStatus(cash.body.id, { status: 'cancelled', refundAmount: '1.00' });
    expect(unpaid.body.code).toBe('ORDERS.NOT_REFUNDABLE');
    for (const refundAmount of ['-1', 'all', '1.234', 5]) {
      const bad = await setStatus(order.id, { status: 'cancelled', refundAmount });
      expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'refundAmount']);
    }
    expect(await shop.refundsOf(ref)).toEqual([]);
  });

  it('a refund of the payment itself is shown in the order too', async () => {
    const { order } = await aPaidOrder('hand@money.example');
    const path = `/admin/api/payments/${order.payment.id}/refunds`;
    const body = { amount: '5.00', reason: 'by-hand' };
    const { status } = await shop.call('POST', path, { body, token: admin });
    expect(status).toBeLessThan(300);
    await shop.untilIdle();
    expect(await get(order.id)).toMatchObject({
      status: 'pending',
      paymentStatus: 'partly_refunded',
      payment: { refundedAmount: '5.00' },
    });
  });

  it('a paid order that its customer cancels is refunded in full, once, also while it is shipped', async () => {
    const email = 'cancels@payments.example';
    const token = await shop.customer(email);
    for (let round = 0; round < 6; round += 1) {
      const items = await one();
      const { body: started } = await shop.begin(items, { token, changes: { email } });
      await shop.pay(started.paymentIntentId);
      const { body: order } = await shop.submit(items, { paymentIntentId: started.paymentIntentId }, token);
      const cancel = () => shop.call<OrderAnswer>('POST', `/api/orders/${order.id}/cancel`, { token });
      const calls = [cancel, () => setStatus(order.id, { status: 'shipped' }), cancel];
      if (round % 2) calls.reverse();
      await Promise.all(calls.map((call) => call()));
      await shop.untilIdle();
      const { status, history } = await get(order.id);
      // The staff may reopen and ship what was cancelled, so only the money and the units are certain.
      const refunds = history.filter(({ kind }) => kind === 'refund_requested');
      expect(refunds.map(({ amount, actor }) => [amount, actor])).toEqual(
        refunds.map(() => [order.totalAmount, 'customer']),
      );
      expect(refunds.length).toBe((await shop.refundsOf(started.paymentIntentId)).length);
      expect(status === 'cancelled' ? refunds.length : 1).toBe(1);
    }
  });
});
