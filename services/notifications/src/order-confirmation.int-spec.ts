import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { waitUntil } from '@kp/testing';
import { notificationsDescriptor } from './index';
import { MailServer } from './testing/mail-server';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const parts = {
  modules: [notificationsDescriptor],
  worker: true,
  redis: true,
};

async function order(
  shop: OrdersShop,
  email: string,
  {
    firstName = 'Ana',
    language = 'en',
    discountCode,
  }: { firstName?: string; language?: string; discountCode?: string } = {},
): Promise<OrderAnswer> {
  const productId = await shop.product({ name: 'Day dots <7>', priceMinor: 1250 });
  const body = anOrder([{ productId, quantity: 2 }], { email });
  const shippingAddress = { ...body.shippingAddress, firstName };
  const answer = await shop.call<OrderAnswer>('POST', '/api/orders', {
    body: { ...body, shippingAddress, language, discountCode },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('the confirmation of an order, without a mail server', () => {
  let shop: OrdersShop;
  const mailsTo = async (email: string) => {
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to }) => to === email);
  };

  beforeAll(async () => {
    shop = await startOrdersShop({ ...parts, environment: { EMBEDDED: 'true' } });
  });
  afterAll(() => shop.close());

  it('names number, products and every amount', async () => {
    const placed = await order(shop, 'unsent@bistro.example');
    await waitUntil('the mail is written', async () => (await mailsTo('unsent@bistro.example')).length > 0);
    const [mail] = await mailsTo('unsent@bistro.example');
    expect(mail?.subject).toBe(`Your order ${placed.orderNumber}`);
    expect(mail?.text).toContain('2 × Day dots <7>');
    expect(mail?.text).toMatch(/^Arrives \w{3}, \w{3} \d+/m);
    for (const amount of ['$25.00', '$4.75', '$54.75']) expect(mail?.text).toContain(amount);
    // The buyer keeps the terms that applied.
    expect(mail?.text).toContain('Terms & conditions\nLast updated: June 25, 2025');
    expect(mail?.text).toMatch(/Who runs this site\n.+\n.+, Romania\n/);
    expect(mail?.text).toContain('7. Law and jurisdiction\nThese terms are governed by Romanian law.');
  });

  it('names the discount code and what it takes off', async () => {
    await shop.sql(
      `INSERT INTO discount_code (code, kind, value, minimum_minor, once_per_customer, is_active)
       VALUES ('TEN-OFF', 'percent', 10, 0, false, true)`,
    );
    const email = 'discounted@bistro.example';
    await order(shop, email, { discountCode: 'ten-off' });
    await waitUntil('the mail is written', async () => (await mailsTo(email)).length > 0);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(
      'Subtotal: $25.00\nDiscount (TEN-OFF): -$2.50\nShipping (VAT included): $25.00',
    );
    expect(mail?.html).toContain('Discount (TEN-OFF)');
  });

  it.each([
    ['de', 'ltr', 'Bestellung', '54,75\u00a0$'],
    ['ar', 'rtl', 'طلب', '$54.75'],
  ])(
    'is in the language of the order (%s) and in its direction',
    async (language, direction, word, total) => {
      const email = `reader-${language}@bistro.example`;
      const placed = await order(shop, email, { language });
      await waitUntil('the mail is written', async () => (await mailsTo(email)).length > 0);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toContain(word);
      expect(mail?.subject).toContain(placed.orderNumber);
      expect(mail?.html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(mail?.html).toContain(total);
      // Code, quantity and price keep their order from right to left too.
      expect(mail?.html).toMatch(direction === 'rtl' ? /\u2066KP-\d+ · / : />\s*KP-\d+ · /);
      expect(mail?.text).not.toMatch(/Subtotal|Total:/);
    },
  );

  it('escapes product names, and omits a person’s name that does not look like one', async () => {
    await order(shop, 'escaped@bistro.example', { firstName: '<img src=x>' });
    await waitUntil('the mail is written', async () => (await mailsTo('escaped@bistro.example')).length > 0);
    const [mail] = await mailsTo('escaped@bistro.example');
    expect(mail?.html).toContain('Day dots &lt;7&gt;');
    expect(mail?.html).not.toContain('<img src=x');
  });

  it('is written once for each of fifty orders placed at the same time', async () => {
    const emails = Array.from({ length: 50 }, (_, place) => `many-${place}@bistro.example`);
    await Promise.all(emails.map((email) => order(shop, email)));
    const counted = () =>
      shop.sql<{ recipient: string; mails: number }>(
        `SELECT recipient, count(*)::int AS mails FROM mail WHERE recipient LIKE 'many-%' GROUP BY recipient`,
      );
    await waitUntil('all mails are written', async () => (await counted()).length === 50);
    expect((await counted()).every(({ mails }) => mails === 1)).toBe(true);
  });
});

describe('the confirmation of an order, with a mail server', () => {
  let server: MailServer;
  let shop: OrdersShop;

  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startOrdersShop({ ...parts, environment: { MAIL_URL: server.url } });
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  it('is retried while the server rejects it and then sent once, with its own Message-ID', async () => {
    server.isRefusing = true;
    const placed = await order(shop, 'sent@bistro.example');
    await waitUntil('a try fails', async () => {
      const failed = await shop.sql('SELECT 1 FROM outbox_delivery WHERE last_error IS NOT NULL');
      return failed.length > 0;
    });
    expect(server.received).toEqual([]);
    server.isRefusing = false;
    await waitUntil('the mail arrives', () => server.received.length > 0);
    await waitUntil('it is marked as sent', async () => {
      const sent = await shop.sql(
        `SELECT 1 FROM mail WHERE recipient = 'sent@bistro.example' AND sent_at IS NOT NULL`,
      );
      return sent.length === 1;
    });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain(placed.orderNumber);
    expect(server.received[0]).toMatch(/Message-ID: <mail-\d+@localhost>/);
  });

  it('has no dev mailbox', async () => {
    expect((await shop.call('GET', '/dev/api/mail')).status).toBe(404);
  });
});
