import type { Problem } from '@kp/platform/http';
import type { PaymentResponse } from './http/payments.dto';
import { aPaymentCommand, type PaymentsShop, startPaymentsShop, StripeFake } from './testing';

type Answer = PaymentResponse & Omit<Problem, 'status'>;

describe('a refund by an admin', () => {
  let stripe: StripeFake;
  let shop: PaymentsShop;
  let token: string;

  beforeAll(async () => {
    stripe = await StripeFake.start();
    shop = await startPaymentsShop(stripe.settings);
    token = await shop.admin();
  });
  afterAll(async () => {
    await shop.close();
    await stripe.stop();
  });

  async function captured() {
    const payment = await shop.payments.start(aPaymentCommand());
    stripe.succeed(payment.providerRef);
    await shop.payments.reconcile(payment.providerRef);
    return payment;
  }

  const PAYMENTS = '/admin/api/payments';
  const post = (id: number, body: object, key?: string) =>
    shop.call<Answer>('POST', `${PAYMENTS}/${id}/refunds`, {
      body,
      token,
      headers: key ? { 'idempotency-key': key } : {},
    });

  it('is recorded with the admin and shown with its history', async () => {
    const { paymentId, providerRef } = await captured();
    const { status, body } = await post(paymentId, { amount: '2.50', reason: 'unmatched' });
    expect([status, body.refundRequestedAmount, body.refundableAmount]).toEqual([201, '2.50', '10.00']);
    expect(body.refunds).toEqual([
      expect.objectContaining({ amount: '2.50', reason: 'unmatched', status: 'requested' }),
    ]);
    await shop.reaches(providerRef, 'partly_refunded');
    const { body: shown } = await shop.call<PaymentResponse>('GET', `${PAYMENTS}/${paymentId}`, { token });
    expect(shown).toMatchObject({
      status: 'partly_refunded',
      refundedAmount: '2.50',
      capturedAmount: '12.50',
    });
    expect(shown.history.map(({ kind }) => kind)).toEqual(await shop.historyOf(paymentId));
    const [event] = await shop.sql<{ email: string }>(
      `SELECT u.email FROM payment_event e JOIN app_user u ON u.id = e.actor_user_id WHERE payment_id = $1`,
      [paymentId],
    );
    expect(event?.email).toBe('admin@kitchenpass.example');
  });

  it('is one refund for duplicate requests under one Idempotency-Key', async () => {
    const { paymentId } = await captured();
    await post(paymentId, { amount: '1' }, 'pressed');
    const { body } = await post(paymentId, { amount: '1' }, 'pressed');
    expect(body.refunds).toHaveLength(1);
    const recorded = await shop.sql(
      `SELECT actor_email AS actor, after ->> 'amount' AS amount, after ->> 'reason' AS reason FROM audit_entry
        WHERE action = 'payment.refund-requested' AND subject_id = $1`,
      [String(paymentId)],
    );
    expect(recorded).toEqual([{ actor: 'admin@kitchenpass.example', amount: '1.00', reason: 'by-hand' }]);
  });

  it.each([['0'], ['0.00'], ['-1'], ['1.234'], ['many'], ['12345678']])(
    'is rejected for the amount %s',
    async (amount) => {
      const { status, body } = await post(1, { amount });
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['amount']]);
    },
  );

  it('is rejected above the refundable amount and for an unknown payment', async () => {
    const { paymentId } = await captured();
    const tooMuch = await post(paymentId, { amount: '12.51' });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'PAYMENTS.REFUND_TOO_LARGE']);
    expect((await post(999_999, {})).status).toBe(404);
  });

  it('requires an admin, like the list', async () => {
    const { paymentId } = await captured();
    const answers = [
      await shop.call('GET', PAYMENTS),
      await shop.call('GET', `${PAYMENTS}/${paymentId}`),
      await shop.call('POST', `${PAYMENTS}/${paymentId}/refunds`, { body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('lists unmatched payments', async () => {
    const { paymentId } = await captured();
    const paying = await captured();
    await shop.matchOrder(paying.paymentId, 4711);
    const list = async (query: string) => {
      const answer = await shop.call<PaymentResponse[]>('GET', `${PAYMENTS}?${query}`, { token });
      return { ids: answer.body.map(({ id }) => id), total: Number(answer.headers['x-total-count']) };
    };
    const unmatched = await list('unmatched=true');
    expect(unmatched.ids[0]).toBe(paymentId);
    expect(unmatched.ids).not.toContain(paying.paymentId);
    expect(unmatched.total).toBe(unmatched.ids.length);
    expect((await list('limit=1')).ids).toEqual([paying.paymentId]);
  });
});
