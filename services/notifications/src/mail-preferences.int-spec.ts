import { anOrder, type CheckoutShop, type OrderAnswer, startCheckoutShop } from '@kp/orders/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { notificationsDescriptor } from './index';

const ALL_ON = {
  emailNotifications: true,
  orderUpdates: true,
  productRestocks: true,
  priceDrops: true,
  promotions: true,
};
/** Those about a cancellation, and about what sold out, say what is refunded with it. */
const ALWAYS = ['order-cancelled', 'order-confirmation', 'order-confirmation', 'out-of-stock', 'refund'];
const UPDATES = ['order-delivered', 'order-shipped', 'order-shipped'];
const RESTOCKED = 'is back in stock';
const CHEAPER = 'now costs';

interface Written {
  kind: string;
  subject: string;
}

describe('The mails of a customer', () => {
  let shop: CheckoutShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: { ALERT_SETTLE_SECONDS: '0' },
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const setStatus = (id: number, status: string, more: object = {}) =>
    shop.call('PUT', `/api/orders/${id}/status`, { body: { status, ...more }, token: admin });

  /** A cash order that is shipped, gets another tracking number and is delivered. */
  async function deliveredOrder(email: string, token?: string): Promise<void> {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(items, { email }),
      token,
    });
    await shop.untilIdle();
    for (const [status, more] of [
      ['processing', {}],
      ['shipped', { awbNumber: '100' }],
      ['shipped', { awbNumber: '200' }],
      ['delivered', {}],
    ] as const) {
      expect((await setStatus(order.id, status, more)).status).toBe(200);
      await shop.untilIdle();
    }
  }

  /** One that is paid, refunded in part and cancelled, and one that was sold out when its payment arrived. */
  async function refundedOrders(email: string, token?: string): Promise<void> {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email }, token });
    await shop.pay(started.paymentIntentId);
    const { body: order } = await shop.submit(
      items,
      { email, paymentIntentId: started.paymentIntentId },
      token,
    );
    await shop.untilIdle();
    const refund = { amount: '1.00', reason: 'by-hand' };
    const path = `/admin/api/payments/${order.payment.id}/refunds`;
    expect((await shop.call('POST', path, { body: refund, token: admin })).status).toBeLessThan(300);
    await shop.untilIdle();
    expect((await setStatus(order.id, 'cancelled')).status).toBe(200);
    await shop.untilIdle();

    const last = [{ productId: await shop.product({ stock: 1 }), quantity: 1 }];
    const { body: late } = await shop.begin(last, { changes: { email }, token });
    await shop.call('DELETE', `/api/checkouts/${late.checkoutId}`, { token });
    await shop.call('POST', '/api/orders', { body: anOrder(last, { email: 'faster@bistro.example' }) });
    await shop.pay(late.paymentIntentId);
    await shop.untilIdle();
  }

  async function alertedProducts(token: string, preferences: object): Promise<void> {
    const [soldOut, dear] = [await shop.product({ stock: 0 }), await shop.product({ priceMinor: 2_000 })];
    await shop.call('PUT', `/api/alerts/${soldOut}/restock`, { token });
    await shop.call('PUT', `/api/alerts/${dear}/price-drop`, { token });
    await shop.call('PUT', '/api/auth/notifications', { body: preferences, token });
    await shop.sql('UPDATE product SET stock_quantity = 5 WHERE id = $1', [soldOut]);
    await shop.sql('UPDATE product SET price_minor = 1000 WHERE id = $1', [dear]);
    await shop.app.get(ScheduledJobs).runNow('notifications.queue-alerts');
    await shop.untilIdle();
  }

  const written = (email: string) =>
    shop.sql<Written>('SELECT kind, text_body AS subject FROM mail WHERE recipient = $1 ORDER BY kind, id', [
      email,
    ]);

  it.each<[string, Partial<typeof ALL_ON>, { updates: boolean; restock: boolean; price: boolean }]>([
    ['everything on', {}, { updates: true, restock: true, price: true }],
    ['all emails off', { emailNotifications: false }, { updates: false, restock: false, price: false }],
    ['order updates off', { orderUpdates: false }, { updates: false, restock: true, price: true }],
    ['restocks off', { productRestocks: false }, { updates: true, restock: false, price: true }],
    ['price drops off', { priceDrops: false }, { updates: true, restock: true, price: false }],
    ['promotions off', { promotions: false }, { updates: true, restock: true, price: true }],
  ])(
    'with %s are these; confirmations and refunds always',
    async (what, off, { updates, restock, price }) => {
      const email = `${what.replaceAll(' ', '-')}@bistro.example`;
      const token = await shop.customer(email);
      await alertedProducts(token, { ...ALL_ON, ...off });
      await deliveredOrder(email, token);
      await refundedOrders(email, token);

      const mails = await written(email);
      const alerts = mails.filter(({ kind }) => kind === 'product-alert');
      expect(mails.filter((mail) => !alerts.includes(mail)).map(({ kind }) => kind)).toEqual(
        [...ALWAYS, ...(updates ? UPDATES : [])].sort(),
      );
      expect(alerts).toHaveLength(restock || price ? 1 : 0);
      const text = alerts.map(({ subject }) => subject).join();
      expect([text.includes(RESTOCKED), text.includes(CHEAPER)]).toEqual([restock, price]);
    },
  );

  it('are those of a guest as before: switches belong to accounts', async () => {
    const email = 'guest@bistro.example';
    await deliveredOrder(email);
    await refundedOrders(email);
    expect((await written(email)).map(({ kind }) => kind)).toEqual([...ALWAYS, ...UPDATES].sort());
  });
});
