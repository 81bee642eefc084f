import { RevolutFake, StripeFake } from '@kp/payments/testing';
import type { Answer } from '@kp/testing';
import type { ConfirmedBalanceResponse } from '../http/balance-links.dto';
import { type CheckoutShop, type OrderAnswer, startCheckoutShop } from '../testing';

/** Three units at 12.50 are 69.63, which were paid; five are 99.38: 29.75 is due. */
describe('the link that takes what a change added to an order', () => {
  let stripe: StripeFake;
  let revolut: RevolutFake;
  let shop: CheckoutShop;
  let admin: string;
  beforeAll(async () => {
    stripe = await StripeFake.start();
    revolut = await RevolutFake.start();
    shop = await startCheckoutShop({
      environment: {
        ...stripe.settings,
        ...revolut.settings,
        PAYMENTS_SANDBOX: 'false',
        LIMIT_FACTOR: '10',
      },
    });
    admin = await shop.admin();
  });
  afterEach(async () => {
    await shop.untilIdle();
    expect(await shop.sql(LOST_MONEY)).toEqual([]);
    expect(await shop.sql('SELECT id FROM outbox_delivery WHERE failed_at IS NOT NULL')).toEqual([]);
  });
  afterAll(async () => {
    expect([...stripe.problems, ...revolut.problems]).toEqual([]);
    await shop.close();
    await Promise.all([stripe.stop(), revolut.stop()]);
  });

  /** Orders whose payments are not what they cost, less what is outstanding or was paid by hand; money that pays nothing. */
  const LOST_MONEY = `
    SELECT o.order_number AS lost
      FROM orders o JOIN payment p ON p.order_id = o.id
     WHERE o.payment_status IN ('paid', 'partly_refunded', 'refunded')
     GROUP BY o.id
    HAVING sum(p.captured_minor - p.refunded_minor)
           <> o.total_minor - o.outstanding_minor - o.refunded_minor
              - (SELECT coalesce(sum(amount_minor), 0) FROM order_event
                  WHERE order_id = o.id AND kind = 'paid' AND note IS NOT NULL)
    UNION ALL
    SELECT p.provider_ref FROM payment p
     WHERE p.order_id IS NULL AND p.captured_minor > p.refund_requested_minor`;

  const read = async (id: number) =>
    (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;
  const act = (id: number, action: string, body: object) =>
    shop.call<OrderAnswer>('POST', `/admin/api/orders/${id}/${action}`, { token: admin, body });
  const record = (id: number, amount: string) =>
    act(id, 'balance', { amount, reference: 'Transfer of 3 December' });
  const send = (id: number, amount: string) => act(id, 'balance-link', { amount });
  const setStatus = (id: number, body: object) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { token: admin, body });
  const captured = (ref: string) => stripe.event('payment_intent.succeeded', ref);

  async function edit(id: number, quantity: number): Promise<OrderAnswer> {
    const order = await read(id);
    const items = [{ itemId: order.items[0]!.id, quantity }];
    const { totalAmount } = (await act(id, 'items/preview', { items })).body;
    const body = { updatedAt: order.updatedAt, items, totalAmount };
    return (await shop.call<OrderAnswer>('PUT', `/admin/api/orders/${id}/items`, { token: admin, body }))
      .body;
  }

  async function paidOrder() {
    const productId = await shop.product({ name: "Chef's knife", priceMinor: 1_250 });
    const items = [{ productId, quantity: 3 }];
    const { paymentIntentId } = (await shop.begin(items)).body;
    stripe.succeed(paymentIntentId);
    const placed = await shop.submit(items, { paymentIntentId });
    expect(placed.status).toBe(201);
    await shop.untilIdle();
    return { id: placed.body.id, firstRef: paymentIntentId };
  }

  /** Dearer by 29.75 since it was paid, with its link. */
  async function dueOrder() {
    const { id, firstRef } = await paidOrder();
    expect((await edit(id, 5)).outstandingAmount).toBe('29.75');
    const { body } = await send(id, '29.75');
    return { id, firstRef, ...pageOf(body) };
  }

  function pageOf({ balanceLink }: OrderAnswer) {
    const path = `/api/order-balances/${balanceLink!.path.split('/pay/')[1]}`;
    return {
      page: async () => (await shop.call<ConfirmedBalanceResponse>('GET', path)).body,
      confirm: async () => (await shop.call<ConfirmedBalanceResponse>('POST', `${path}/confirm`)).body,
      start: (method = 'stripe'): Promise<Answer<{ id: string; code: string }>> =>
        shop.call('POST', `${path}/${method}`),
    };
  }

  const payments = ({ history }: OrderAnswer) =>
    history.filter(({ kind }) => kind === 'paid').map(({ amount }) => amount);

  it('says what changed, and takes exactly the difference, once, whoever reports it first', async () => {
    const { id, page, start, confirm } = await dueOrder();
    expect(await page()).toMatchObject({
      state: 'payable',
      changes: ["Chef's knife: 3 → 5"],
      paidAmount: '69.63',
      totalAmount: '99.38',
      amount: '29.75',
      methods: ['stripe', 'revolut'],
    });
    const [first, again] = [(await start()).body.id, (await start()).body.id];
    expect(again).toBe(first);
    expect(stripe.intents.get(first)).toMatchObject({ amount: 2_975, currency: 'usd' });
    stripe.succeed(first);
    const webhook = captured(first);
    await Promise.all([
      shop.webhookRelay.deliver(webhook),
      confirm(),
      shop.webhookRelay.deliver(webhook),
      confirm(),
    ]);
    await shop.untilIdle();
    const order = await read(id);
    expect(order).toMatchObject({ outstandingAmount: '0.00', paymentStatus: 'paid', balanceLink: null });
    expect(payments(order)).toEqual(['69.63', '29.75']);
    expect((await page()).state).toBe('paid');
    expect((await start()).body.code).toBe('ORDERS.ALREADY_PAID');
  });

  it('paid with two providers at once takes one payment and refunds the other', async () => {
    const { id, page, start, confirm } = await dueOrder();
    const [card, wallet] = [(await start('stripe')).body.id, (await start('revolut')).body.id];
    stripe.succeed(card);
    revolut.complete(wallet);
    await Promise.all([
      shop.webhookRelay.deliver(captured(card)),
      shop.webhookRelay.deliver(revolut.event('ORDER_COMPLETED', wallet)),
      confirm(),
    ]);
    await shop.untilIdle();
    const refunds = [...(await shop.refundsOf(card)), ...(await shop.refundsOf(wallet))];
    expect(refunds).toEqual([{ reason: 'unmatched', status: 'done', amount: 2_975 }]);
    expect(payments(await read(id))).toEqual(['69.63', '29.75']);
    expect(await page()).toMatchObject({ state: 'paid', refundedAmount: '29.75' });
  });

  it('paid while the staff records it by hand counts once', async () => {
    const { id, start } = await dueOrder();
    const ref = (await start()).body.id;
    stripe.succeed(ref);
    const [recorded] = await Promise.all([record(id, '29.75'), shop.webhookRelay.deliver(captured(ref))]);
    await shop.untilIdle();
    const refunds = await shop.refundsOf(ref);
    // Either the staff was first and the card goes back, or the staff is told.
    expect([recorded.status, refunds.length]).toEqual(recorded.status === 200 ? [200, 1] : [409, 0]);
    expect(payments(await read(id))).toEqual(['69.63', '29.75']);
  });

  it('of an order that is changed again takes nothing; the new amount has a link of its own', async () => {
    const { id, page, start } = await dueOrder();
    const ref = (await start()).body.id;
    stripe.succeed(ref);
    expect((await edit(id, 4)).outstandingAmount).toBe('14.87');
    await shop.webhookRelay.deliver(captured(ref));
    await shop.untilIdle();
    expect(await shop.refundsOf(ref)).toMatchObject([{ reason: 'unmatched', amount: 2_975 }]);
    expect(await page()).toMatchObject({ state: 'obsolete', refundedAmount: '29.75' });
    expect((await start()).body.code).toBe('ORDERS.BALANCE_NOT_DUE');
    expect((await send(id, '29.75')).body.code).toBe('ORDERS.BALANCE_CHANGED');
    const next = pageOf((await send(id, '14.87')).body);
    const second = (await next.start()).body.id;
    stripe.succeed(second);
    expect(await next.confirm()).toMatchObject({ state: 'paid', amount: '14.87' });
  });

  it('expires, is sent again as the same link, and still takes money that was under way', async () => {
    const { id, page, start, confirm } = await dueOrder();
    const ref = (await start()).body.id;
    const { path } = (await read(id)).balanceLink!;
    await shop.sql(
      `UPDATE order_balance_link SET expires_at = now() - interval '1 day' WHERE order_id = $1`,
      [id],
    );
    expect((await page()).state).toBe('expired');
    expect((await start('revolut')).status).toBe(410);
    const { body } = await send(id, '29.75');
    expect([body.balanceLink!.path, (await page()).state]).toEqual([path, 'payable']);
    await shop.sql(
      `UPDATE order_balance_link SET expires_at = now() - interval '1 day' WHERE order_id = $1`,
      [id],
    );
    stripe.succeed(ref);
    expect((await confirm()).state).toBe('paid');
    expect(body.history.at(-1)).toMatchObject({ kind: 'balance_link_sent', amount: '29.75' });
    const audited = await shop.sql(
      `SELECT 1 FROM audit_entry WHERE action = 'order.balance_link_sent' AND subject_id = $1`,
      [String(id)],
    );
    expect(audited).toHaveLength(2);
  });

  it('keeps the order from being sent until it is paid, or the staff sends it all the same', async () => {
    const { id } = await dueOrder();
    const { items } = await read(id);
    const parcel = { items: [{ itemId: items[0]!.id, quantity: 2 }] };
    expect((await act(id, 'shipments', parcel)).body.code).toBe('ORDERS.BALANCE_OUTSTANDING');
    expect((await setStatus(id, { status: 'shipped' })).body.code).toBe('ORDERS.BALANCE_OUTSTANDING');
    expect((await setStatus(id, { status: 'delivered' })).body.code).toBe('ORDERS.BALANCE_OUTSTANDING');
    expect((await act(id, 'shipments', { ...parcel, isOutstandingAccepted: true })).status).toBe(200);
    const sent = await setStatus(id, { status: 'shipped', isOutstandingAccepted: true });
    expect(sent.body).toMatchObject({ status: 'shipped', outstandingAmount: '29.75' });
  });

  it('pays beside the first payment: a cheaper change, a refund and a cancellation give back all of both', async () => {
    const { id, firstRef, start, confirm } = await dueOrder();
    const ref = (await start()).body.id;
    stripe.succeed(ref);
    await confirm();
    // One unit: 39.88 instead of 99.38. The first payment covers 59.50.
    expect((await edit(id, 1)).totalAmount).toBe('39.88');
    await shop.untilIdle();
    expect(await shop.refundsOf(firstRef)).toMatchObject([{ amount: 5_950, status: 'done' }]);
    expect(await read(id)).toMatchObject({ paymentStatus: 'paid', outstandingAmount: '0.00' });
    await setStatus(id, { status: 'cancelled' });
    await shop.untilIdle();
    const back = [...(await shop.refundsOf(firstRef)), ...(await shop.refundsOf(ref))];
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(9_938);
    expect(await read(id)).toMatchObject({ paymentStatus: 'refunded', payment: { refundedAmount: '39.88' } });
  });

  it.each([
    ['an unknown link', 'GET', '/api/order-balances/o-unknown', 404],
    ['an unknown method', 'POST', '/api/order-balances/o-unknown/cash', 400],
  ] as const)('%s is refused', async (_what, method, path, status) => {
    expect((await shop.call(method, path)).status).toBe(status);
  });
});
