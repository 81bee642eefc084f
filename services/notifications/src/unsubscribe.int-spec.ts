import { type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import type { UnsubscribeResponse } from './http/unsubscribe.dto';
import { notificationsDescriptor } from './index';
import { MailServer } from './testing/mail-server';
import { UnsubscribeLinks } from './unsubscribe-links';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('Unsubscribing from mails', () => {
  let shop: CheckoutShop;
  let server: MailServer;
  let links: UnsubscribeLinks;
  let customers = 0;

  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: { MAIL_URL: server.url, ALERT_SETTLE_SECONDS: '0' },
    });
    links = shop.app.get(UnsubscribeLinks);
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  async function aCustomer() {
    customers += 1;
    const email = `reader-${customers}@bistro.example`;
    const token = await shop.customer(email);
    const [user] = await shop.sql<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    const preferences = async () => {
      const { body } = await shop.call<Record<string, unknown>>('GET', '/api/auth/me', { token });
      const { emailNotifications, orderUpdates, productRestocks, priceDrops, promotions } = body;
      return { emailNotifications, orderUpdates, productRestocks, priceDrops, promotions };
    };
    await shop.call('PUT', '/api/auth/notifications', {
      body: { productRestocks: true, priceDrops: true },
      token,
    });
    return { email, token, id: user!.id, preferences };
  }
  const pathOf = (url: string) => new URL(url).pathname;
  const post = (
    path: string,
    headers: Record<string, string> = { 'content-type': FORM },
    body: unknown = ONE_CLICK,
  ) => shop.call<UnsubscribeResponse>('POST', path, { headers, body });

  const ALL_ON = {
    emailNotifications: true,
    orderUpdates: true,
    productRestocks: true,
    priceDrops: true,
    promotions: true,
  };

  it('works with the headers of an alert mail: by POST of a form, without signing in', async () => {
    const { email, token, preferences } = await aCustomer();
    const product = await shop.product({ stock: 0 });
    await shop.call('PUT', `/api/alerts/${product}/restock`, { token });
    await shop.sql('UPDATE product SET stock_quantity = 5 WHERE id = $1', [product]);
    await shop.app.get(ScheduledJobs).runNow('notifications.queue-alerts');
    await shop.untilIdle();

    const mail = server.received.find((message) => message.includes(`To: ${email}`)) ?? '';
    const unfolded = mail.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`List-Unsubscribe-Post: ${ONE_CLICK}`);
    const url = /^List-Unsubscribe: <(\S+)>$/m.exec(unfolded)?.[1] ?? '';
    const { status, body, headers } = await post(pathOf(url), {
      'content-type': FORM,
      'sec-fetch-site': 'cross-site',
    });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({ kinds: ['productRestocks'], isSubscribed: false });
    expect(await preferences()).toEqual({ ...ALL_ON, productRestocks: false });
  });

  it('changes nothing when the link is opened, and says what it would switch off', async () => {
    const { id, preferences } = await aCustomer();
    const path = pathOf(links.urlsOf(id, ['priceDrops', 'productRestocks']).oneClick);
    const { body } = await shop.call<UnsubscribeResponse>('GET', path);
    expect(body).toEqual({ kinds: ['productRestocks', 'priceDrops'], isSubscribed: true });
    expect(await preferences()).toEqual(ALL_ON);
    await post(path);
    expect((await shop.call<UnsubscribeResponse>('GET', path)).body.isSubscribed).toBe(false);
    expect(await preferences()).toEqual({ ...ALL_ON, productRestocks: false, priceDrops: false });
  });

  it('leads a browser that opens the address of the header to the page', async () => {
    const { id, preferences } = await aCustomer();
    const { page, oneClick } = links.urlsOf(id, ['promotions']);
    const { status, headers } = await shop.call('GET', pathOf(oneClick), {
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    expect([status, headers.location]).toEqual([303, page]);
    expect(await preferences()).toEqual(ALL_ON);
  });

  it.each<[string, string | undefined, unknown]>([
    ['multipart/form-data; boundary=x', undefined, '--x\r\n\r\n--x--'],
    ['application/json', undefined, {}],
    [FORM, undefined, ONE_CLICK],
  ])('takes a body of the type %s, and twice is as good as once', async (type, _none, body) => {
    const { id, preferences } = await aCustomer();
    const path = pathOf(links.urlsOf(id, ['orderUpdates']).oneClick);
    expect((await post(path, { 'content-type': type }, body)).status).toBe(200);
    expect((await post(path, { 'content-type': type }, body)).status).toBe(200);
    expect(await preferences()).toEqual({ ...ALL_ON, orderUpdates: false });
  });

  it('refuses what the shop has not signed', async () => {
    const [mine, theirs] = [await aCustomer(), await aCustomer()];
    const token = pathOf(links.urlsOf(mine.id, ['promotions']).page)
      .split('/')
      .pop()!;
    const [, letters, signature] = token.split('.');
    for (const forged of [
      `${theirs.id}.${letters}.${signature}`,
      `${mine.id}.op.${signature}`,
      `${token.slice(0, -2)}AA`,
      'x',
      `${mine.id}`,
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const { status, body } = await shop.call<Problem>(method, `/api/unsubscribe/${forged}`);
        expect([forged, status, body.code]).toEqual([forged, 404, 'NOTIFICATIONS.LINK_INVALID']);
      }
    }
    expect(await mine.preferences()).toEqual(ALL_ON);
    expect(await theirs.preferences()).toEqual(ALL_ON);
  });

  it('refuses a link of an account that was deleted', async () => {
    const { id } = await aCustomer();
    const path = pathOf(links.urlsOf(id, ['promotions']).oneClick);
    await shop.sql('DELETE FROM app_user WHERE id = $1', [id]);
    expect((await shop.call('GET', path)).status).toBe(404);
    expect((await post(path)).status).toBe(404);
  });
});
