import { notificationsDescriptor } from '@kp/notifications';
import { type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { sandboxWebhook } from '@kp/payments/testing';
import { MortalRedis, waitUntil } from '@kp/testing';

describe('when Redis dies while payments are captured', () => {
  let redis: MortalRedis;
  let shop: CheckoutShop;

  beforeAll(async () => {
    redis = await MortalRedis.start();
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: { REDIS_URL: redis.url },
    });
  });
  afterEach(() => shop.expectBalance());
  afterAll(async () => {
    await shop.close();
    await redis.remove();
  });

  const buyers = (name: string, many: number) =>
    Array.from({ length: many }, (_, place) => `${name}-${place}@outage.example`);

  async function begin(productId: number, email: string): Promise<string> {
    const { status, body } = await shop.begin([{ productId, quantity: 1 }], { changes: { email } });
    expect(status).toBe(201);
    return body.paymentIntentId;
  }

  const tellWebhook = (ref: string) => shop.webhookRelay.deliver(sandboxWebhook(shop, ref));

  /** Emails of paid orders and of confirmation mails, with duplicates. */
  async function outcome(name: string): Promise<{ paid: string[]; mailed: string[] }> {
    const paid = await shop.sql<{ email: string }>(
      `SELECT email FROM orders WHERE payment_status = 'paid' AND email LIKE $1 ORDER BY email`,
      [`${name}-%`],
    );
    const mailed = await shop.sql<{ email: string }>(
      `SELECT recipient AS email FROM mail WHERE kind = 'order-confirmation' AND recipient LIKE $1 ORDER BY recipient`,
      [`${name}-%`],
    );
    return { paid: paid.map(({ email }) => email), mailed: mailed.map(({ email }) => email) };
  }

  async function expectOneOrderEach(name: string, emails: string[]): Promise<void> {
    await waitUntil('every buyer has an order and knows it', async () => {
      const { paid, mailed } = await outcome(name);
      return paid.length >= emails.length && mailed.length >= emails.length;
    });
    await waitUntil(
      'nothing is left to do',
      async () => (await shop.sql('SELECT 1 FROM outbox_delivery WHERE done_at IS NULL')).length === 0,
    );
    expect(await outcome(name)).toEqual({ paid: emails, mailed: emails });
  }

  it('a webhook is accepted; the order is placed and mailed once when Redis is back, empty', async () => {
    const emails = buyers('webhook', 1);
    const productId = await shop.product({ stock: 1 });
    const ref = await begin(productId, emails[0]!);
    await redis.kill();
    expect(await shop.pay(ref)).toBe('succeeded');
    const message = sandboxWebhook(shop, ref);
    expect([await shop.webhookRelay.deliver(message), await shop.webhookRelay.deliver(message)]).toEqual([
      200, 200,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await outcome('webhook')).toEqual({ paid: [], mailed: [] });
    expect(await shop.stockOf(productId)).toBe(0);
    await shop.expectBalance();

    await redis.startAgain();
    await expectOneOrderEach('webhook', emails);
    expect(await shop.stockOf(productId)).toBe(0);
  });

  it('the browser gets its order at once; the webhook, delayed with the queue, finds it', async () => {
    const emails = buyers('browser', 1);
    const productId = await shop.product({ stock: 2 });
    const items = [{ productId, quantity: 1 }];
    const ref = await begin(productId, emails[0]!);
    await redis.kill();
    await shop.pay(ref);
    await tellWebhook(ref);
    const { status, body } = await shop.submit(items, { email: emails[0]!, paymentIntentId: ref });
    expect([status, body.paymentStatus]).toEqual([201, 'paid']);
    expect((await outcome('browser')).mailed).toEqual([]);

    await redis.startAgain();
    await expectOneOrderEach('browser', emails);
    expect(await shop.stockOf(productId)).toBe(1);
  });

  it('lost jobs are sent again: twenty payments during the outage become twenty orders', async () => {
    const emails = buyers('middle', 20).sort();
    const productId = await shop.product({ stock: 30 });
    const refs = await Promise.all(emails.map((email) => begin(productId, email)));
    const paying = Promise.all(
      refs.map(async (ref) => {
        await shop.pay(ref);
        expect(await tellWebhook(ref)).toBe(200);
      }),
    );
    await waitUntil(
      'some are under way',
      async () => (await shop.sql('SELECT 1 FROM webhook_event LIMIT 4')).length > 3,
    );
    await redis.kill();
    await paying;
    await shop.expectBalance();

    await redis.startAgain();
    await expectOneOrderEach('middle', emails);
    expect(await shop.stockOf(productId)).toBe(10);
  });
});
