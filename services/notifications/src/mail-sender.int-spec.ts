import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { waitUntil } from '@kp/testing';
import type { MailSenderResponse } from './http/mail-sender.dto';
import { notificationsDescriptor } from '.';
import { MailServer } from './testing';

const PATH = '/admin/api/mail-sender';
const SENDER = {
  name: 'Bistro Supplies, Brașov',
  email: 'orders@bistro.example',
  replyTo: 'help@bistro.example',
};

describe('the sender of mails', () => {
  let server: MailServer;
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor],
      environment: { MAIL_URL: server.url, MAIL_FROM: 'The Shop <shop@kitchenpass.example>' },
    });
    admin = await shop.admin();
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  const call = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    body?: object,
    token: string | undefined = admin,
  ) =>
    shop.call<MailSenderResponse & Problem>(method, method === 'POST' ? `${PATH}/test` : PATH, {
      body,
      token,
    });
  const testMail = async () => {
    const count = server.received.length;
    expect((await call('POST')).status).toBe(202);
    await waitUntil('the test mail arrives', () => Promise.resolve(server.received.length > count));
    return server.received.at(-1)!;
  };

  it('is that of the environment until one is saved', async () => {
    const { body } = await call('GET');
    expect(body).toEqual({
      name: 'The Shop',
      email: 'shop@kitchenpass.example',
      replyTo: '',
      isDefault: true,
      isMailServerSet: true,
    });
    const mail = await testMail();
    expect(mail).toContain('From: The Shop <shop@kitchenpass.example>');
    expect(mail).toContain('To: admin@kitchenpass.example');
    expect(mail).not.toContain('Reply-To:');
  });

  it('is tried in the language of the page, whatever that of the account', async () => {
    const count = server.received.length;
    await shop.app.inject({
      method: 'POST',
      url: `${PATH}/test`,
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'ro' },
    });
    await waitUntil('the test mail arrives', () => Promise.resolve(server.received.length > count));
    expect(server.received.at(-1)).toMatch(/Bun=C4=83 ziua|Bună ziua/);
  });

  it('stands beside the name of the shop in the mail itself', async () => {
    const settings = shop.app.get(SettingsService);
    expect(await testMail()).toContain('KitchenPass');
    await shop.sql(`INSERT INTO company_settings (name) VALUES ('Bistro & Co')`);
    await settings.refresh();
    const mail = await testMail();
    expect(mail).toContain('Bistro &amp; Co');
    expect(mail).not.toContain('KitchenPass');
    await shop.sql('DELETE FROM company_settings');
    await settings.refresh();
  });

  it('is changed for the next mail, without a restart, and in the audit log', async () => {
    const { body } = await call('PUT', SENDER);
    expect(body).toMatchObject({ ...SENDER, isDefault: false });
    const mail = await testMail();
    expect(mail).toMatch(/From: .*<orders@bistro\.example>/);
    expect(mail).toContain('Reply-To: help@bistro.example');
    const entries = await shop.sql('SELECT action, after FROM audit_entry ORDER BY id');
    expect(entries).toEqual([{ action: 'mail-sender.updated', after: SENDER }]);
    const { replyTo, ...required } = SENDER;
    expect((await call('PUT', required)).body.replyTo).toBe(replyTo);
    expect((await call('PUT', { ...required, replyTo: null })).body.replyTo).toBe('');

    expect((await call('DELETE')).body).toMatchObject({ email: 'shop@kitchenpass.example', isDefault: true });
    expect(await testMail()).toContain('From: The Shop <shop@kitchenpass.example>');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'not an email' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: everybody@example.com' }, 'email'],
    [{ replyTo: 'nowhere' }, 'replyTo'],
  ])('refuses %o', async (wrong, field) => {
    const { status, body } = await call('PUT', { ...SENDER, ...wrong });
    expect([status, body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('is for administrators', async () => {
    const customer = await shop.customer('maria@bistro-nord.example');
    for (const method of ['GET', 'PUT', 'POST', 'DELETE'] as const) {
      expect((await call(method, SENDER, customer)).status).toBe(403);
    }
    expect((await call('GET', undefined, '')).status).toBe(401);
  });

  describe('while the mail server is away', () => {
    interface Waiting {
      id: number;
      attempts: number;
      seconds: number;
    }
    const waiting = () =>
      shop.sql<Waiting>(
        `SELECT id::int, attempts, extract(epoch FROM due_at - now())::int AS seconds FROM outbox_delivery
          WHERE handler = 'notifications.deliver-mail' AND done_at IS NULL AND started_at IS NULL AND attempts > 0
          ORDER BY id`,
      );
    const failed = (count: number) =>
      waitUntil(
        'the mails have failed',
        async () => (await waiting()).length === count && !(await isRunning()),
      );
    const isRunning = async () =>
      (
        await shop.sql(
          `SELECT id FROM outbox_message WHERE dispatched_at IS NULL
           UNION ALL SELECT id FROM outbox_delivery
            WHERE done_at IS NULL AND (started_at IS NOT NULL OR attempts = 0)`,
        )
      ).length > 0;
    const due = (after: string) =>
      shop.sql(
        `UPDATE outbox_delivery SET due_at = now() + $1::interval WHERE done_at IS NULL AND failed_at IS NULL`,
        [after],
      );
    const forgot = (email: string) => shop.call('POST', '/api/auth/forgot-password', { body: { email } });
    const receivedBy = (email: string) => server.received.filter((mail) => mail.includes(`To: ${email}`));
    const text = (mail: string) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    const tokenIn = (mail: string) => /reset-password\?token=([\w-]+)/.exec(text(mail))![1]!;
    const requests = async (email: string) =>
      (
        await shop.sql(
          'SELECT FROM password_reset r JOIN app_user u ON u.id = r.user_id WHERE u.email = $1 AND token_hash IS NOT NULL',
          [email],
        )
      ).length;
    const mailsTo = (email: string) => shop.sql('SELECT FROM mail WHERE recipient = $1', [email]);
    const arrives = (email: string) =>
      waitUntil('the mail arrives', () => Promise.resolve(receivedBy(email).length > 0));

    beforeEach(() => {
      server.isRefusing = true;
    });
    afterEach(async () => {
      server.isRefusing = false;
      await due('0 seconds');
      await waitUntil('nothing waits', async () => (await waiting()).length === 0 && !(await isRunning()));
    });

    it('is asked again within five minutes, however often it failed, and for eight hours', async () => {
      await call('POST');
      await failed(1);
      for (const attempts of [12, 60, 120]) {
        await shop.sql('UPDATE outbox_delivery SET attempts = $1 WHERE done_at IS NULL', [attempts]);
        await due('0 seconds');
        await waitUntil('it failed again', async () => (await waiting())[0]?.attempts === attempts + 1);
        const [{ seconds }] = (await waiting()) as [Waiting];
        expect(seconds).toBeGreaterThan(200);
        expect(seconds).toBeLessThanOrEqual(300);
      }
    });

    it('sends what waits as soon as one mail passes', async () => {
      for (const name of ['one', 'two', 'three']) await shop.customer(`${name}@waiting.example`);
      for (const name of ['one', 'two', 'three']) await forgot(`${name}@waiting.example`);
      await failed(3);
      await due('4 minutes');
      server.isRefusing = false;
      await call('POST');
      for (const name of ['one', 'two', 'three']) await arrives(`${name}@waiting.example`);
    });

    it('replaces a mail whose link is over by one with a new link', async () => {
      const email = 'late@waiting.example';
      await shop.customer(email);
      await forgot(email);
      await failed(1);
      const [old] = await shop.sql<{ text: string }>(
        'SELECT text_body AS text FROM mail WHERE recipient = $1',
        [email],
      );
      await shop.sql(
        `UPDATE password_reset SET expires_at = now() - interval '1 second' WHERE used_at IS NULL`,
      );
      server.isRefusing = false;
      await due('0 seconds');
      await arrives(email);
      const [mail, ...more] = receivedBy(email);
      expect(more).toEqual([]);
      const token = tokenIn(mail!);
      expect(token).not.toBe(tokenIn(old!.text));
      const body = { token, newPassword: 'a-new-secret', confirmPassword: 'a-new-secret' };
      expect((await shop.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    });

    it('sends no link that was revoked or replaced by a newer one', async () => {
      const [changed, twice] = ['changed@waiting.example', 'twice@waiting.example'];
      await shop.customer(changed);
      await shop.customer(twice);
      await forgot(changed);
      await forgot(twice);
      await failed(2);
      await forgot(twice);
      await waitUntil('it is written', async () => (await requests(twice)) === 2);
      await due('0 seconds');
      // The newer link ended the older one, whose mail goes at its next attempt.
      await waitUntil('the newer mail waits', async () => (await mailsTo(twice)).length === 1);
      await shop.sql(`DELETE FROM password_reset USING app_user u WHERE user_id = u.id AND u.email = $1`, [
        changed,
      ]);
      await waitUntil('no attempt from before runs', async () => !(await isRunning()));
      server.isRefusing = false;
      await due('0 seconds');
      await arrives(twice);
      await waitUntil('nothing waits', async () => (await waiting()).length === 0 && !(await isRunning()));
      expect([receivedBy(changed), receivedBy(twice).length]).toEqual([[], 1]);
      const body = {
        token: tokenIn(receivedBy(twice)[0]!),
        newPassword: 'a-new-secret',
        confirmPassword: 'a-new-secret',
      };
      expect((await shop.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    });
  });
});
