import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { PaymentMethods } from '@kp/payments';
import type { Problem } from '@kp/platform/http';
import { KeptSettings, KeptValues } from '@kp/platform/kept-settings';
import { KeysConfig, SigningKeys } from '@kp/platform/keys';
import { Sql } from '@kp/platform/database';
import { waitUntil } from '@kp/testing';
import { notificationsDescriptor } from '.';
import { MailServer } from './testing';

const SECRET = 'a-secret-for-tests-of-at-least-32-characters';
const STRIPE_TEST = {
  STRIPE_SECRET_KEY: 'sk_test_51Hm4kD2eZvKYlo2C',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51Hm4kD2eZvKYlo2C',
  STRIPE_WEBHOOK_SECRET: 'whsec_5yHgd8VtqLwm',
};
const STRIPE_LIVE = { ...STRIPE_TEST, STRIPE_SECRET_KEY: 'sk_live_51Hm4kD2eZvKYlo2C' };
const REVOLUT_LIVE = {
  REVOLUT_SECRET_KEY: 'sk_1AbCdEfGhIjK',
  REVOLUT_PUBLIC_KEY: 'pk_1',
  REVOLUT_WEBHOOK_SECRET: 'wsk_1AbCdEfGhIj',
};
const PAYPAL_SANDBOX = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SECRET: 'EJx1AbCdEfGhIjK',
  PAYPAL_WEBHOOK_ID: 'WH1',
  PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
};

interface Connection {
  settings: { name: string; source: string; shown: string | null }[];
}

describe('connections of the back office', () => {
  let server: MailServer;
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor],
      environment: {
        NODE_ENV: 'production',
        PAYPAL_API_URL: 'https://api-m.paypal.com',
        EXCHANGE_RATE_FEED_URL: 'https://rates.example/daily.xml',
      },
    });
    admin = await shop.admin();
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  const read = async (group: string) =>
    (await shop.call<Connection>('GET', `/admin/api/connections/${group}`, { token: admin })).body.settings;
  const save = (group: string, values: Record<string, string | null>, token = admin) =>
    shop.call<Connection & Problem>('PUT', `/admin/api/connections/${group}`, {
      token,
      body: { settings: Object.entries(values).map(([name, value]) => ({ name, value })) },
    });
  const clear = (group: string, values: Record<string, string>) =>
    save(group, Object.fromEntries(Object.keys(values).map((name) => [name, null])));
  const cards = () => shop.app.get(PaymentMethods).isAvailable('stripe');
  const testMail = () => shop.call<Problem>('POST', '/admin/api/mail-sender/test', { token: admin });

  it('are for those who may change settings', async () => {
    const customer = await shop.customer('nosy@bistro.example');
    expect((await save('stripe', STRIPE_TEST, customer)).status).toBe(403);
    expect((await save('unknown', {})).status).toBe(400);
  });

  it('send a test mail through the server that was just entered', async () => {
    expect(await read('mail')).toEqual([
      { name: 'MAIL_URL', secrecy: 'password', source: 'none', shown: null },
    ]);
    const address = server.url.replace('//', '//orders%40bistro.example:s3cret@');
    const { body } = await save('mail', { MAIL_URL: server.url });
    expect(body.settings[0]).toMatchObject({ source: 'backOffice' });
    expect((await testMail()).status).toBe(202);
    await waitUntil('the mail arrives', () => Promise.resolve(server.received.length > 0));
    expect(server.received[0]).toContain('To: admin@kitchenpass.example');
    const [shown] = (await save('mail', { MAIL_URL: address })).body.settings;
    expect(shown!.shown).toBe(address.replace('s3cret', '••••'));
    // The same server and user again, without the password: it stays.
    await save('mail', { MAIL_URL: address.replace(':s3cret', '') });
    expect((await read('mail'))[0]!.shown).toContain('••••@');
    await save('mail', { MAIL_URL: address.replace(':s3cret', '').replace('127.0.0.1', 'localhost') });
    expect((await read('mail'))[0]!.shown).not.toContain('••••');
  });

  it('say at once what a mail server answers, or that it does not', async () => {
    await save('mail', { MAIL_URL: 'smtp://127.0.0.1:1' });
    const { status, body } = await testMail();
    expect([status, body.code]).toEqual([409, 'NOTIFICATIONS.MAIL_SERVER_REFUSED']);
    expect(body.details).toEqual({ answer: expect.stringContaining('ECONNREFUSED') as string });
    const wrong = await save('mail', { MAIL_URL: 'mail.bistro.example' });
    expect(wrong.body.fields).toEqual([
      { field: 'MAIL_URL', message: 'MAIL_URL must be an smtp:// or smtps:// address' },
    ]);
    await save('mail', { MAIL_URL: null });
  });

  it('take cards from the moment that the keys are saved, and show no secret again', async () => {
    expect(cards()).toBe(false);
    const { body } = await save('stripe', STRIPE_TEST);
    expect(cards()).toBe(true);
    expect(body.settings.map(({ shown }) => shown)).toEqual([
      '••••lo2C',
      STRIPE_TEST.STRIPE_PUBLISHABLE_KEY,
      '••••qLwm',
    ]);
    const rows = await shop.sql<object>('SELECT name, encrypted_value::text FROM kept_setting');
    const entries = await shop.sql<object>(
      `SELECT before, after FROM audit_entry WHERE subject = 'connection'`,
    );
    for (const value of [STRIPE_TEST.STRIPE_SECRET_KEY, STRIPE_TEST.STRIPE_WEBHOOK_SECRET, 's3cret']) {
      expect(JSON.stringify([rows, entries])).not.toContain(value);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(value).toString('hex'));
    }
    expect(JSON.stringify(entries)).toContain('••••lo2C');
    await clear('stripe', STRIPE_TEST);
    expect(cards()).toBe(false);
  });

  it('refuse half a set of keys, naming what is missing', async () => {
    const { status, body } = await save('stripe', { STRIPE_SECRET_KEY: 'sk_test_1' });
    expect(status).toBe(400);
    expect(body.fields!.map(({ field }) => field)).toEqual([
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(await shop.sql('SELECT FROM kept_setting')).toEqual([]);
  });

  it('refuse live keys beside test keys of another provider', async () => {
    await save('stripe', STRIPE_TEST);
    const { status, body } = await save('revolut', REVOLUT_LIVE);
    expect([status, body.code]).toEqual([409, 'PAYMENTS.KEYS_OF_BOTH_MODES']);
    await clear('stripe', STRIPE_TEST);
  });

  it('refuse live keys beside demo data', async () => {
    await shop.sql('CREATE TABLE demo_seed (name text PRIMARY KEY)');
    await shop.sql(`GRANT SELECT ON demo_seed TO PUBLIC`);
    await shop.sql(`INSERT INTO demo_seed VALUES ('demo')`);
    const { status, body } = await save('stripe', STRIPE_LIVE);
    expect([status, body.code, cards()]).toEqual([409, 'PAYMENTS.KEYS_BESIDE_DEMO', false]);
    expect((await save('stripe', STRIPE_TEST)).status).toBe(200);
    await clear('stripe', STRIPE_TEST);
    await shop.sql('DROP TABLE demo_seed');
  });

  it('send keys to nobody but their provider', async () => {
    const elsewhere = { ...REVOLUT_LIVE, REVOLUT_API_URL: 'https://collector.example' };
    const { status, body } = await save('revolut', elsewhere);
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['REVOLUT_API_URL']]);
    const sandbox = { ...REVOLUT_LIVE, REVOLUT_API_URL: 'https://sandbox-merchant.revolut.com' };
    expect((await save('revolut', sandbox)).status).toBe(200);
    await clear('revolut', sandbox);
  });

  it('leave alone what the environment sets', async () => {
    expect(await read('exchange-rates')).toMatchObject([
      { source: 'environment', shown: 'https://rates.example/daily.xml' },
    ]);
    const { status, body } = await save('paypal', PAYPAL_SANDBOX);
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { field: 'PAYPAL_API_URL', message: 'PAYPAL_API_URL is set by the environment, which wins' },
    ]);
  });

  it('are encrypted anew with a new JWT_SECRET, and unreadable without the old one', async () => {
    await save('stripe', STRIPE_TEST);
    const keysOf = (jwtSecret: string, jwtSecretPrevious?: string) =>
      new KeptValues(
        new SigningKeys(Object.assign(new KeysConfig(), { jwtSecret, jwtSecretPrevious })),
        shop.app.get(Sql),
      );
    const next = 'the-next-secret-of-at-least-32-characters';
    const readWith = async (values: KeptValues) => (await values.read()).get('STRIPE_SECRET_KEY');
    expect(await readWith(keysOf(next))).toBeNull();
    expect(await readWith(keysOf(next, SECRET))).toBe(STRIPE_TEST.STRIPE_SECRET_KEY);
    expect(await readWith(keysOf(next))).toBe(STRIPE_TEST.STRIPE_SECRET_KEY);
    expect(await readWith(keysOf(SECRET))).toBeNull();
    await waitUntil('the shop notices', () =>
      Promise.resolve(
        shop.app
          .get(KeptSettings)
          .list('stripe')
          .every(({ source }) => source === 'unreadable'),
      ),
    );
  });
});
