import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
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
  }, 30_000);
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
      ...{ name: 'The Shop', email: 'shop@kitchenpass.example', replyTo: '' },
      ...{ isDefault: true, isMailServerSet: true },
    });
    const mail = await testMail();
    expect(mail).toContain('From: The Shop <shop@kitchenpass.example>');
    expect(mail).toContain('To: admin@kitchenpass.example');
    expect(mail).not.toContain('Reply-To:');
  });

  it('is changed for the next mail, without a restart, and in the audit log', async () => {
    const { body } = await call('PUT', SENDER);
    expect(body).toMatchObject({ ...SENDER, isDefault: false });
    const mail = await testMail();
    expect(mail).toMatch(/From: .*<orders@bistro\.example>/);
    expect(mail).toContain('Reply-To: help@bistro.example');
    const entries = await shop.sql('SELECT action, after FROM audit_entry ORDER BY id');
    expect(entries).toEqual([{ action: 'mail-sender.updated', after: SENDER }]);

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
});
