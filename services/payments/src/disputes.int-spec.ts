import {
  aPaymentCommand,
  type PaymentsShop,
  PaypalStandIn,
  RevolutStandIn,
  startPaymentsShop,
  StripeStandIn,
} from './testing';

describe('a disputed payment', () => {
  let stripe: StripeStandIn;
  let revolut: RevolutStandIn;
  let paypal: PaypalStandIn;
  let shop: PaymentsShop;

  beforeAll(async () => {
    [stripe, revolut, paypal] = await Promise.all([
      StripeStandIn.start(),
      RevolutStandIn.start(),
      PaypalStandIn.start(),
    ]);
    shop = await startPaymentsShop({ ...stripe.settings, ...revolut.settings, ...paypal.settings });
  });
  afterAll(async () => {
    expect([stripe, revolut, paypal].flatMap(({ problems }) => problems)).toEqual([]);
    await shop.close();
    await Promise.all([stripe.stop(), revolut.stop(), paypal.stop()]);
  });

  async function captured(method: 'stripe' | 'paypal') {
    const payment = await shop.payments.start(aPaymentCommand({ method }));
    if (method === 'stripe') stripe.succeed(payment.providerRef);
    else paypal.approve(payment.providerRef);
    await shop.payments.capture(payment.providerRef);
    return payment;
  }
  const disputesOf = (paymentId: number) =>
    shop.sql<{ note: string }>(
      `SELECT note FROM payment_event WHERE payment_id = $1 AND kind = 'disputed' ORDER BY id`,
      [paymentId],
    );

  it('records each dispute event once in its history and keeps its status', async () => {
    const { paymentId, providerRef } = await captured('stripe');
    const opened = stripe.disputeEvent('charge.dispute.created', providerRef);
    const closed = stripe.disputeEvent('charge.dispute.closed', providerRef);
    for (const call of [opened, opened, closed]) expect(await shop.deliver(call)).toBe(200);
    await shop.settles();
    expect((await disputesOf(paymentId)).map(({ note }) => note).sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
    ]);
    expect(await shop.payments.find(providerRef)).toMatchObject({ status: 'captured', refundedMinor: 0 });
    const token = await shop.admin();
    const { body } = await shop.call<{ history: { kind: string; note: string }[] }>(
      'GET',
      `/admin/api/payments/${paymentId}`,
      { token },
    );
    expect(body.history).toContainEqual(
      expect.objectContaining({ kind: 'disputed', note: 'charge.dispute.created' }),
    );
  });

  it('is found by its capture at PayPal', async () => {
    const { paymentId, providerRef } = await captured('paypal');
    const [capture] = paypal.orders.get(providerRef)!.purchase_units[0]!.payments!.captures;
    const dispute = {
      dispute_id: 'PP-D-1',
      disputed_transactions: [{ seller_transaction_id: capture!.id }],
    };
    expect(await shop.deliver(paypal.event('CUSTOMER.DISPUTE.CREATED', dispute))).toBe(200);
    await shop.settles();
    expect(await disputesOf(paymentId)).toEqual([{ note: 'CUSTOMER.DISPUTE.CREATED' }]);
  });

  it('is stored in the inbox when Revolut names no payment', async () => {
    const call = revolut.disputeEvent('DISPUTE_ACTION_REQUIRED');
    expect([await shop.deliver(call), await shop.deliver(call)]).toEqual([200, 200]);
    await shop.settles();
    const stored = await shop.sql(
      `SELECT type, cardinality(provider_refs) AS refs, deliveries, payment_id FROM webhook_event
        WHERE provider = 'revolut' AND processed_at IS NOT NULL`,
    );
    expect(stored).toEqual([{ type: 'DISPUTE_ACTION_REQUIRED', refs: 1, deliveries: 2, payment_id: null }]);
  });

  it('is not recorded for other events', async () => {
    const { paymentId, providerRef } = await captured('stripe');
    await shop.deliver(stripe.event('payment_intent.succeeded', providerRef));
    await shop.settles();
    expect(await disputesOf(paymentId)).toEqual([]);
  });
});
