import { type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { lockWaits, waitUntil, WorkerProcess } from '@kp/testing';
import { Client } from 'pg';

describe('when a worker is killed while payments are captured', () => {
  let shop: CheckoutShop;
  let worker: WorkerProcess;

  beforeAll(async () => {
    shop = await startCheckoutShop({ worker: false });
    worker = startWorker();
  });
  afterAll(async () => {
    await worker.stop();
    await shop.close();
  });

  const startWorker = () =>
    WorkerProcess.start(shop, {
      PAYMENTS_SANDBOX: 'true',
      PAYMENTS_SANDBOX_WEBHOOK_URL: shop.webhookRelay.url,
      LOG_LEVEL: 'silent',
    });
  const letLeasesEnd = () => WorkerProcess.letLeasesEnd(shop);
  const orders = () =>
    shop.sql<{ email: string }>(`SELECT email FROM orders WHERE payment_status = 'paid' ORDER BY email`);

  it('while it places the order, another one places it once, with the reserved units', async () => {
    const productId = await shop.product({ stock: 1 });
    const { body: started } = await shop.begin([{ productId, quantity: 1 }]);
    const barrier = new Client({ connectionString: shop.databaseUrl });
    await barrier.connect();
    await barrier.query('BEGIN; LOCK TABLE order_event IN ACCESS EXCLUSIVE MODE');
    await shop.pay(started.paymentIntentId);
    await waitUntil(
      'it stands before the history of the order',
      async () => (await lockWaits(shop, 'order_event')) > 0,
    );
    await worker.kill();
    await barrier.query('ROLLBACK');
    await barrier.end();
    expect(await orders()).toEqual([]);
    await shop.expectBalance();

    await letLeasesEnd();
    worker = startWorker();
    await waitUntil('the order is made', async () => (await orders()).length > 0);
    expect(await orders()).toHaveLength(1);
    expect(await shop.stockOf(productId)).toBe(0);
    await shop.expectBalance();
  });

  it('repeatedly, every payment has one order and no unit is lost', async () => {
    const productId = await shop.product({ stock: 30 });
    const emails = Array.from(
      { length: 16 },
      (_, place) => `buyer-${String(place).padStart(2, '0')}@kill.example`,
    );
    for (const round of [0, 1]) {
      const before = (await orders()).length;
      await Promise.all(
        emails.slice(round * 8, round * 8 + 8).map(async (email) => {
          const { body } = await shop.begin([{ productId, quantity: 1 }], { changes: { email } });
          await shop.pay(body.paymentIntentId);
        }),
      );
      await waitUntil('it is at work', async () => (await orders()).length > before);
      await worker.kill();
      await letLeasesEnd();
      await shop.expectBalance();
      worker = startWorker();
    }
    const made = async () => (await orders()).filter(({ email }) => email.startsWith('buyer-'));
    await waitUntil('all orders are made', async () => (await made()).length >= emails.length);
    expect((await made()).map(({ email }) => email)).toEqual(emails);
    expect(await shop.stockOf(productId)).toBe(14);
    await shop.expectBalance();
  });
});
