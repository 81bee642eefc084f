import { ScheduledJobs } from '@kp/platform/scheduler';
import { anOrder, type CheckoutShop, type OrderAnswer, startCheckoutShop } from '@kp/orders/testing';
import { SettingsService } from '@kp/settings';
import { notificationsDescriptor } from './index';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const isRequest = ({ subject }: KeptMail) => subject.startsWith('How was your order');

describe('the mail that asks for a review', () => {
  let shop: CheckoutShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: { EMBEDDED: 'true', LIMIT_FACTOR: '100' },
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const setStatus = (id: number, status: string) =>
    shop.call('PUT', `/api/orders/${id}/status`, { body: { status }, token: admin });

  /** Without a token a guest's. */
  async function delivered(email: string, token?: string, language?: string): Promise<OrderAnswer> {
    const names = [`Ladle of ${email}`, `<b>Whisk</b> of ${email}`];
    const ids = await Promise.all(names.map((name) => shop.product({ name })));
    const items = ids.map((productId) => ({ productId, quantity: 1 }));
    const { body } = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(items, { email, language }),
      token,
    });
    await setStatus(body.id, 'delivered');
    return body;
  }
  const wait = (orderId: number, days: number) =>
    shop.sql(`UPDATE order_event SET at = at - make_interval(days => $2) WHERE order_id = $1`, [
      orderId,
      days,
    ]);
  async function requestsTo(email: string): Promise<KeptMail[]> {
    await shop.app.get(ScheduledJobs).runNow('orders.request-reviews');
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter((mail) => mail.to === email && isRequest(mail));
  }
  const review = (order: OrderAnswer, index: number, token: string) =>
    shop.call('POST', `/api/orders/${order.id}/items/${order.items[index]!.id}/review`, {
      body: { rating: 5, comment: 'Just what we needed.' },
      token,
    });

  it('comes seven days after the delivery, once, and leads to the form', async () => {
    const email = 'patient@reviews.example';
    const order = await delivered(email, await shop.customer(email));
    await wait(order.id, 6);
    expect(await requestsTo(email)).toEqual([]);
    await wait(order.id, 1);
    const [mail] = await requestsTo(email);
    expect(mail?.subject).toBe(`How was your order ${order.orderNumber}?`);
    expect(mail?.text).toContain(`/account?tab=orders&order=${order.id}`);
    expect(mail?.text).toContain(`Ladle of ${email}`);
    expect(mail?.html).toContain(`&lt;b&gt;Whisk&lt;/b&gt; of ${email}`);
    const company = await shop.app.get(SettingsService, { strict: false }).getPublicCompany();
    expect(mail?.text).toContain(`because you have an account at ${company.name}.`);
    expect(mail?.text).not.toContain('at http');

    await setStatus(order.id, 'shipped');
    await setStatus(order.id, 'delivered');
    await wait(order.id, 30);
    expect(await requestsTo(email)).toHaveLength(1);
  });

  it('is switched off by the links in its text and its header', async () => {
    const email = 'enough@reviews.example';
    const token = await shop.customer(email);
    const [first, second] = [await delivered(email, token), await delivered(email, token)];
    await wait(first.id, 8);
    const [mail] = await requestsTo(email);
    const [link = '', unsubscribeToken = ''] = /http\S+\/unsubscribe\/(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`<a href="${link}">Unsubscribe from these emails</a>`);
    const [stored] = await shop.sql<{ header: string }>(
      `SELECT unsubscribe_url AS header FROM mail WHERE unique_key = $1`,
      [`review-request:${first.id}`],
    );
    expect(stored?.header).toMatch(new RegExp(`/api/unsubscribe/${unsubscribeToken}$`));

    const { body } = await shop.call('POST', new URL(stored?.header ?? '').pathname);
    expect(body).toEqual({ kinds: ['promotions'], isSubscribed: false });
    await wait(second.id, 8);
    expect(await requestsTo(email)).toHaveLength(1);
  });

  it('is written in the language of the order, as its other mails and its invoice', async () => {
    const email = 'jean@reviews.example';
    const order = await delivered(email, await shop.customer(email), 'fr');
    await shop.sql(`UPDATE app_user SET language = 'de' WHERE email = $1`, [email]);
    await wait(order.id, 8);
    await requestsTo(email);
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    expect(body.find(({ subject }) => subject.startsWith('Que pensez-vous'))?.to).toBe(email);
  });

  it.each(['emailNotifications', 'promotions'])(
    'does not come when %s is switched off',
    async (preference) => {
      const email = `${preference.toLowerCase()}@reviews.example`;
      const token = await shop.customer(email);
      const order = await delivered(email, token);
      await shop.call('PUT', '/api/auth/notifications', { body: { [preference]: false }, token });
      await wait(order.id, 8);
      expect(await requestsTo(email)).toEqual([]);
    },
  );

  it('does not come for an order that was cancelled meanwhile', async () => {
    const email = 'cancelled@reviews.example';
    const order = await delivered(email, await shop.customer(email));
    await wait(order.id, 8);
    await setStatus(order.id, 'cancelled');
    expect(await requestsTo(email)).toEqual([]);
  });

  it('does not come to guests', async () => {
    const email = 'guest@reviews.example';
    const order = await delivered(email);
    await wait(order.id, 8);
    expect(await requestsTo(email)).toEqual([]);
  });

  it('names only what has no review yet, and does not come when nothing is left', async () => {
    const email = 'half@reviews.example';
    const token = await shop.customer(email);
    const [half, whole] = [await delivered(email, token), await delivered(email, token)];
    await Promise.all([review(half, 0, token), review(whole, 0, token), review(whole, 1, token)]);
    await Promise.all([wait(half.id, 8), wait(whole.id, 8)]);
    const [mail, ...others] = await requestsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(half.orderNumber);
    expect(mail?.text).not.toContain(`Ladle of ${email}`);
    expect(mail?.text).toContain(`Whisk`);
  });
});
