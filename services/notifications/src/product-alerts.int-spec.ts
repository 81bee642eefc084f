import { type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { Transactions } from '@kp/platform/database';
import type { Problem } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { PRODUCT_ALERTS_DUE } from './domain/product-alert';
import type { ProductAlertResponse, ProductAlertSubscriptionResponse } from './http/product-alerts.dto';
import { notificationsDescriptor } from './index';
import { AlertRepository } from './persistence/alert.repository';

interface AlertMail {
  subject: string;
  text: string;
  html: string;
  language: string;
}

describe('Product alerts', () => {
  let shop: CheckoutShop;
  let customers = 0;

  beforeAll(async () => {
    shop = await startCheckoutShop({ modules: [notificationsDescriptor] });
  });
  afterAll(() => shop.close());

  async function aCustomer() {
    customers += 1;
    const email = `watcher-${customers}@bistro.example`;
    const token = await shop.customer(email);
    const call = <Body>(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
      shop.call<Body>(method, path, { token, body });
    return {
      email,
      call,
      watch: <Body = ProductAlertSubscriptionResponse>(productId: number, kind = 'restock') =>
        call<Body>('PUT', `/api/alerts/${productId}/${kind}`),
      stop: (productId: number, kind: string) => call('DELETE', `/api/alerts/${productId}/${kind}`),
      prefer: (changes: object) => call('PUT', '/api/auth/notifications', changes),
      alerts: async () => (await call<ProductAlertResponse[]>('GET', '/api/alerts')).body,
      mails: () =>
        shop.sql<AlertMail>(
          `SELECT subject, text_body AS text, html_body AS html, language FROM mail
            WHERE recipient = $1 AND kind = 'product-alert' ORDER BY id`,
          [email],
        ),
    };
  }
  const change = (productId: number, columns: string) =>
    shop.sql(`UPDATE product SET ${columns} WHERE id = $1`, [productId]);
  async function passMinutes(minutes: number): Promise<void> {
    const ago = `- interval '${minutes} minutes'`;
    await shop.sql(`UPDATE product_stock_history SET changed_at = changed_at ${ago}`);
    await shop.sql(`UPDATE product_price_history SET changed_at = changed_at ${ago}`);
    await shop.sql(`UPDATE product_alert SET created_at = created_at ${ago}, queued_at = queued_at ${ago}`);
  }
  async function queueAlerts(): Promise<void> {
    await shop.app.get(ScheduledJobs).runNow('notifications.queue-alerts');
    await shop.untilIdle();
  }
  const queueUndisturbed = async () => {
    await passMinutes(6);
    await queueAlerts();
  };
  const subjectsOf = (mails: AlertMail[]) => mails.map(({ subject }) => subject);

  describe('of a customer', () => {
    it('are added once, listed with the product of today, and removed', async () => {
      const { watch, alerts, stop } = await aCustomer();
      const pan = await shop.product({ name: 'Sauté pan', stock: 0, priceMinor: 4_990 });
      const { status, body, headers } = await watch(pan, 'price-drop');
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body.alert).toMatchObject({
        productId: pan,
        kind: 'price-drop',
        price: '49.90',
        currency: 'USD',
      });
      await watch(pan, 'restock');
      expect((await watch(pan, 'price-drop')).body.alert).toEqual(body.alert);

      const listed = await alerts();
      expect(listed.map(({ kind, product }) => [kind, product?.name, product?.inStock])).toEqual([
        ['restock', 'Sauté pan', false],
        ['price-drop', 'Sauté pan', false],
      ]);
      expect((await stop(pan, 'restock')).status).toBe(204);
      expect((await stop(pan, 'restock')).status).toBe(204);
      expect((await alerts()).map(({ kind }) => kind)).toEqual(['price-drop']);
    });

    it('switch the related preference on, and say so once', async () => {
      const { watch, call } = await aCustomer();
      const [first, second] = [await shop.product({ stock: 0 }), await shop.product({ stock: 0 })];
      expect((await watch(first)).body.switchedOn).toEqual(['productRestocks']);
      expect((await watch(second)).body.switchedOn).toEqual([]);
      expect((await call('GET', '/api/auth/me')).body).toMatchObject({
        productRestocks: true,
        priceDrops: false,
      });
    });

    it('are their own', async () => {
      const [mine, theirs] = [await aCustomer(), await aCustomer()];
      const product = await shop.product({ stock: 0 });
      await mine.watch(product);
      expect(await theirs.alerts()).toEqual([]);
      await theirs.stop(product, 'restock');
      expect(await mine.alerts()).toHaveLength(1);
      for (const [method, path] of [
        ['GET', '/api/alerts'],
        ['PUT', `/api/alerts/${product}/restock`],
        ['DELETE', `/api/alerts/${product}/restock`],
      ] as const) {
        expect((await shop.call(method, path)).status).toBe(401);
      }
    });

    it('do not name a product that was taken off sale', async () => {
      const { watch, alerts } = await aCustomer();
      const product = await shop.product({ name: 'Secret', stock: 0 });
      await watch(product);
      await change(product, `status = 'inactive'`);
      const [alert] = await alerts();
      expect(alert).toMatchObject({ productId: product, product: null });
      expect(JSON.stringify(alert)).not.toContain('Secret');
    });

    it.each<[string, number, string]>([
      ['an unknown product', 404, '999999/restock'],
      ['an unknown kind', 400, '1/promotion'],
      ['no id', 400, 'x/restock'],
    ])('are refused for %s with %i', async (_what, status, path) => {
      const { call, alerts } = await aCustomer();
      expect((await call('PUT', `/api/alerts/${path}`)).status).toBe(status);
      expect(await alerts()).toEqual([]);
    });

    it('are refused for a hidden product', async () => {
      const { watch } = await aCustomer();
      const { status, body } = await watch<Problem>(await shop.product({ status: 'draft' }));
      expect([status, body.code]).toEqual([404, 'CATALOG.PRODUCT_NOT_FOUND']);
    });

    it('are at most 100, also when they are added at the same time', async () => {
      const { watch, alerts, email } = await aCustomer();
      const ids = await Promise.all(Array.from({ length: 100 }, () => shop.product({ stock: 0 })));
      await shop.sql(
        `INSERT INTO product_alert (user_id, product_id, kind, price_minor, currency)
         SELECT u.id, p.id, 'restock', 1, 'USD' FROM app_user u, unnest($2::int[]) p (id) WHERE u.email = $1`,
        [email, ids.slice(0, 98)],
      );
      const more = [...ids.slice(98), await shop.product({ stock: 0 }), await shop.product({ stock: 0 })];
      const answers = await Promise.all(more.map((id) => watch<Problem>(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('NOTIFICATIONS.TOO_MANY_ALERTS');
      expect(await alerts()).toHaveLength(100);
      expect((await watch(ids[0]!)).status).toBe(200);
    });
  });

  describe('for a product that is sold out', () => {
    it('are mailed once when it is back, and end with it', async () => {
      const { watch, mails, alerts } = await aCustomer();
      const product = await shop.product({ name: 'Probe <1>', stock: 0, priceMinor: 1_990 });
      await watch(product);
      await queueUndisturbed();
      expect(await mails()).toEqual([]);

      await change(product, 'stock_quantity = 3');
      await queueUndisturbed();
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Probe <1> is back in stock: $19.90');
      expect(mail?.text).toContain('$23.68 with VAT');
      expect(mail?.text).toMatch(/\/products\/label-roll-\d+/);
      expect(mail?.html).toContain('Probe &lt;1&gt;');
      expect(mail?.text).toMatch(/Unsubscribe from these emails: http\S+\/unsubscribe\/\S+/);
      expect(await alerts()).toEqual([]);

      await change(product, 'stock_quantity = 0');
      await change(product, 'stock_quantity = 9');
      await queueUndisturbed();
      expect(await mails()).toHaveLength(1);
    });

    it('wait until the stock has settled, and forget what was undone', async () => {
      const { watch, mails, alerts } = await aCustomer();
      const product = await shop.product({ stock: 0 });
      await watch(product);
      await change(product, 'stock_quantity = 5');
      await passMinutes(2);
      await queueAlerts();
      expect(await mails()).toEqual([]);

      await change(product, 'stock_quantity = 0');
      await queueUndisturbed();
      expect(await mails()).toEqual([]);
      expect(await alerts()).toHaveLength(1);
    });

    it('are not mailed when it sold out again before the mail was written', async () => {
      const { watch, mails, alerts } = await aCustomer();
      const product = await shop.product({ stock: 0 });
      await watch(product);
      await change(product, 'stock_quantity = 1');
      await passMinutes(6);
      await shop.app.get(Transactions).run(async () => {
        await shop.app.get(AlertRepository).queueDue(300, 500);
        await change(product, 'stock_quantity = 0');
        const [user] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM app_user');
        await shop.app.get(Outbox).record(PRODUCT_ALERTS_DUE, { userId: user!.id });
      });
      await shop.untilIdle();
      expect(await mails()).toEqual([]);
      expect(await alerts()).toHaveLength(1);
    });

    it('do not take stock from before the subscription for news', async () => {
      const { watch, mails } = await aCustomer();
      const product = await shop.product({ stock: 0 });
      await change(product, 'stock_quantity = 5');
      await passMinutes(6);
      await watch(product);
      await queueAlerts();
      expect(await mails()).toEqual([]);
    });

    it('are not mailed for a product that came back hidden', async () => {
      const { watch, mails } = await aCustomer();
      const product = await shop.product({ stock: 0 });
      await watch(product);
      await change(product, `stock_quantity = 5, status = 'inactive'`);
      await queueUndisturbed();
      expect(await mails()).toEqual([]);
    });
  });

  describe('for a lower price', () => {
    it('are mailed with both prices, and again only below the price of the last mail', async () => {
      const { watch, mails, alerts } = await aCustomer();
      const product = await shop.product({ name: 'Oven mitt', priceMinor: 2_000 });
      await watch(product, 'price-drop');
      await change(product, 'price_minor = 2500');
      await queueUndisturbed();
      expect(await mails()).toEqual([]);

      await change(product, 'price_minor = 1500');
      await queueUndisturbed();
      expect(subjectsOf(await mails())).toEqual(['Oven mitt now costs $15.00 instead of $20.00']);
      expect((await alerts())[0]?.price).toBe('15.00');

      await change(product, 'price_minor = 2000');
      await change(product, 'price_minor = 1500');
      await queueUndisturbed();
      expect(await mails()).toHaveLength(1);

      await change(product, 'price_minor = 1499');
      await queueUndisturbed();
      expect(subjectsOf(await mails())[1]).toBe('Oven mitt now costs $14.99 instead of $15.00');
    });

    it('mail nothing for a bulk change and its undo', async () => {
      const { watch, mails } = await aCustomer();
      const products = [await shop.product(), await shop.product()];
      for (const product of products) await watch(product, 'price-drop');
      await shop.sql('UPDATE product SET price_minor = price_minor / 2 WHERE id = ANY ($1)', [products]);
      await passMinutes(4);
      await queueAlerts();
      await shop.sql('UPDATE product SET price_minor = price_minor * 2 WHERE id = ANY ($1)', [products]);
      await queueUndisturbed();
      expect(await mails()).toEqual([]);
    });
  });

  it('of one run share a mail, in the language of the account', async () => {
    const { watch, mails, email } = await aCustomer();
    await shop.sql(`UPDATE app_user SET language = 'de' WHERE email = $1`, [email]);
    const [sieve, scale] = [
      await shop.product({ name: 'Sieve', stock: 0 }),
      await shop.product({ name: 'Waage', priceMinor: 9_900 }),
    ];
    await shop.sql(`INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'de', 'Sieb')`, [
      sieve,
    ]);
    await watch(sieve, 'restock');
    await watch(scale, 'price-drop');
    await change(sieve, 'stock_quantity = 5');
    await change(scale, 'price_minor = 8000');
    await queueUndisturbed();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.language).toBe('de');
    expect(mail?.subject).toBe('Neues zu Ihren beobachteten Produkten');
    expect(mail?.text).toContain('Sieb ist wieder auf Lager');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Waage kostet jetzt 80,00 $ statt 99,00 $');
  });

  it.each([{ productRestocks: false }, { emailNotifications: false }])(
    'wait while the account has %j, and come when it is on again',
    async (off) => {
      const { watch, mails, prefer } = await aCustomer();
      const product = await shop.product({ stock: 0 });
      await watch(product);
      await prefer(off);
      await change(product, 'stock_quantity = 5');
      await queueUndisturbed();
      expect(await mails()).toEqual([]);
      await prefer({ productRestocks: true, emailNotifications: true });
      await queueAlerts();
      expect(await mails()).toHaveLength(1);
    },
  );

  it('are not mailed to a disabled account', async () => {
    const { watch, mails, email } = await aCustomer();
    const product = await shop.product({ stock: 0 });
    await watch(product);
    await change(product, 'stock_quantity = 5');
    await shop.sql('UPDATE app_user SET disabled_at = now() WHERE email = $1', [email]);
    await queueUndisturbed();
    expect(await mails()).toEqual([]);
  });

  it('of two workers that run at the same time are queued by one of them', async () => {
    const { watch, mails } = await aCustomer();
    const products = await Promise.all(Array.from({ length: 8 }, () => shop.product({ stock: 0 })));
    for (const product of products) await watch(product);
    await shop.sql('UPDATE product SET stock_quantity = 1 WHERE id = ANY ($1)', [products]);
    await passMinutes(6);
    const [transactions, alerts, outbox] = [
      shop.app.get(Transactions),
      shop.app.get(AlertRepository),
      shop.app.get(Outbox),
    ];
    const asWorker = () =>
      transactions.run(async () => {
        const accounts = await alerts.queueDue(300, 5);
        for (const { userId } of accounts) await outbox.record(PRODUCT_ALERTS_DUE, { userId });
        return accounts.reduce((sum, account) => sum + account.alerts, 0);
      });
    const queued = await Promise.all([asWorker(), asWorker(), asWorker()]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(8);
    await shop.untilIdle();
    const written = await mails();
    expect(written).toHaveLength(1);
    expect(written[0]?.text.match(/back in stock/g)).toHaveLength(8);
  });

  it('whose mail is written by several handlers at once are mailed once', async () => {
    const { watch, mails } = await aCustomer();
    const product = await shop.product({ priceMinor: 3_000 });
    await watch(product, 'price-drop');
    await change(product, 'price_minor = 1000');
    await passMinutes(6);
    const [user] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM app_user');
    await shop.app.get(Transactions).run(async () => {
      for (let time = 0; time < 6; time += 1) {
        await shop.app.get(Outbox).record(PRODUCT_ALERTS_DUE, { userId: user!.id });
      }
    });
    await shop.untilIdle();
    expect(await mails()).toHaveLength(1);
  });

  it('go with their account', async () => {
    const { watch, email } = await aCustomer();
    await watch(await shop.product({ stock: 0 }));
    const [user] = await shop.sql<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    await shop.sql('DELETE FROM app_user WHERE id = $1', [user!.id]);
    expect(await shop.sql('SELECT * FROM product_alert WHERE user_id = $1', [user!.id])).toEqual([]);
  });

  describe('of a guest', () => {
    const mailsTo = (email: string) =>
      shop.sql<AlertMail>(
        'SELECT subject, text_body AS text, html_body AS html, language FROM mail WHERE recipient = $1 ORDER BY id',
        [email],
      );
    const ask = async (email: string, productId: number, headers = {}) => {
      const answer = await shop.call('POST', '/api/guest-alerts', { body: { email, productId }, headers });
      await shop.untilIdle();
      return answer.status;
    };
    const linkOf = ({ text }: AlertMail) => `/api/guest-alerts/${/\/alert\/(\S+)/.exec(text)![1]}`;
    const passGuestMinutes = async () => {
      await shop.sql(`UPDATE guest_alert SET created_at = created_at - interval '6 minutes'`);
      await queueUndisturbed();
    };

    it('is mailed once after the link was opened, and then forgotten', async () => {
      const pan = await shop.product({ name: 'Rondeau', stock: 0 });
      const [email, other] = ['guest@bistro.example', 'stranger@bistro.example'];
      expect([await ask(email, pan), await ask(other, pan)]).toEqual([202, 202]);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe('Confirm your alert: Rondeau');
      const link = linkOf(mail!);
      const { body } = await shop.call('GET', link);
      expect(body).toEqual({ productId: pan, productName: 'Rondeau', isConfirmed: false });
      expect((await shop.call('POST', `${link}/confirm`)).body).toMatchObject({ isConfirmed: true });
      expect(await ask(email, pan)).toBe(202);

      await change(pan, 'stock_quantity = 5');
      await passGuestMinutes();
      await queueAlerts();
      const subjects = subjectsOf(await mailsTo(email));
      expect(subjects).toEqual([
        'Confirm your alert: Rondeau',
        expect.stringContaining('Rondeau is back in stock'),
      ]);
      expect(await mailsTo(other)).toHaveLength(1);
      expect((await shop.call('GET', link)).status).toBe(404);
      expect(await shop.sql('SELECT email FROM guest_alert WHERE email = $1', [email])).toEqual([]);
    });

    it('is in the language of the page, and can be stopped by its link', async () => {
      const pan = await shop.product({ name: 'Saucepan', stock: 0 });
      await shop.sql(
        `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', 'Cratiță')`,
        [pan],
      );
      const email = 'ro@bistro.example';
      await ask(email, pan, { 'accept-language': 'ro' });
      const [mail] = await mailsTo(email);
      expect([mail?.language, mail?.subject]).toEqual(['ro', 'Confirmați alerta: Cratiță']);
      const link = linkOf(mail!);
      await shop.call('POST', `${link}/confirm`);
      expect((await shop.call('DELETE', link)).status).toBe(204);
      await change(pan, 'stock_quantity = 5');
      await passGuestMinutes();
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('is not mailed without the link, and its email is deleted after a week', async () => {
      const pan = await shop.product({ stock: 0 });
      const email = 'silent@bistro.example';
      for (let times = 0; times < 7; times += 1) await ask(email, pan);
      expect(await mailsTo(email)).toHaveLength(5);
      const [mail] = await mailsTo(email);
      await change(pan, 'stock_quantity = 5');
      await passGuestMinutes();
      expect(await mailsTo(email)).toHaveLength(5);
      await shop.sql(`UPDATE guest_alert SET created_at = created_at - interval '8 days' WHERE email = $1`, [
        email,
      ]);
      expect((await shop.call('POST', `${linkOf(mail!)}/confirm`)).status).toBe(404);
      await shop.app.get(ScheduledJobs).runNow('notifications.purge-guest-alerts');
      expect(await shop.sql('SELECT id FROM guest_alert WHERE email = $1', [email])).toEqual([]);
    });

    it.each([
      ['an email that is none', { email: 'ana@', productId: 1 }, 400],
      ['an unknown product', { email: 'ana@bistro.example', productId: 2_000_000_000 }, 404],
    ])('with %s is refused', async (_what, body, status) => {
      expect((await shop.call('POST', '/api/guest-alerts', { body })).status).toBe(status);
    });

    it('with a forged link is not found', async () => {
      const token = `1.${'A'.repeat(43)}`;
      for (const forged of [token, 'x', '1'])
        expect((await shop.call('GET', `/api/guest-alerts/${forged}`)).status).toBe(404);
    });
  });
});
