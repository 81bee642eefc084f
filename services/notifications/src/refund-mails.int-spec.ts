import { anOrder, type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { notificationsDescriptor } from './index';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

describe('the mails about refunds', () => {
  let shop: CheckoutShop;

  beforeAll(async () => {
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: { EMBEDDED: 'true' },
    });
  });
  afterAll(() => shop.close());

  const mailsTo = async (email: string) => {
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to }) => to === email).reverse();
  };

  it('a buyer who paid for sold-out goods gets one mail, which says when the money is back', async () => {
    const email = 'late@bistro.example';
    const productId = await shop.product({ name: 'Day dots <7>', stock: 1 });
    const items = [{ productId, quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email } });
    await shop.call('DELETE', `/api/checkouts/${started.checkoutId}`);
    await shop.call('POST', '/api/orders', { body: anOrder(items) });
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();

    const [sorry, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    const { orderNumber } = await shop.checkout(started.checkoutId);
    expect(sorry?.subject).toBe(`Order ${orderNumber} sold out: we're refunding you`);
    expect(sorry?.text).toContain('1 × Day dots <7>');
    expect(sorry?.text).toContain("We're refunding $39.88 in full.");
    expect(sorry?.text).toContain('It should appear within 5–10 business days.');
    expect(sorry?.html).toContain('Day dots &lt;7&gt;');
    expect(sorry?.text).toMatch(/\/order-status\/\S+/);
  });

  it('it is written above the daily limit of the mailbox', async () => {
    const email = 'full@bistro.example';
    const items = [{ productId: await shop.product({ stock: 1 }), quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email } });
    await shop.call('DELETE', `/api/checkouts/${started.checkoutId}`);
    await shop.call('POST', '/api/orders', { body: anOrder(items) });
    await shop.untilIdle();
    await shop.sql(
      `INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body)
       SELECT -n, 'order-confirmation', $1, 'en', 'Order', 'Order', 'Order' FROM generate_series(1, 40) n`,
      [email],
    );
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    const rows = await shop.sql(
      `SELECT kind FROM mail WHERE recipient = $1 AND delivery_id > 0 ORDER BY id`,
      [email],
    );
    expect(rows).toEqual([{ kind: 'out-of-stock' }]);
  });

  it('each partial refund is mailed once, with its amount: that of a cancellation in the mail about it', async () => {
    const email = 'part@bistro.example';
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email } });
    await shop.pay(started.paymentIntentId);
    const { body: order } = await shop.submit(items, { paymentIntentId: started.paymentIntentId });
    const token = await shop.admin();
    const refund = (amount: string) =>
      shop.call('POST', `/admin/api/payments/${order.payment.id}/refunds`, {
        body: { amount, reason: 'by-hand' },
        token,
      });
    await refund('5.00');
    await shop.untilIdle();
    const body = { status: 'cancelled', refundAmount: '10.00' };
    await shop.call('PUT', `/api/orders/${order.id}/status`, { body, token });
    await shop.untilIdle();
    const [confirmation, ...refunds] = await mailsTo(email);
    expect(confirmation?.subject).toBe(`Your order ${order.orderNumber}`);
    expect(confirmation?.text).toContain('Payment: Credit or debit card · Paid');
    const amounts = refunds.flatMap(({ text }) => /refunded (\S+) for/.exec(text)?.[1] ?? []);
    expect(amounts).toEqual(['$5.00']);
    expect(refunds.map(({ subject }) => subject)).toEqual([
      `Refund for order ${order.orderNumber}`,
      `Order ${order.orderNumber} was cancelled`,
    ]);
    expect(refunds[1]?.text).toContain("We're refunding $10.00 the way you paid.");
  });
});
