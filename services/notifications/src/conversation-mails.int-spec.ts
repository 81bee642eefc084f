import { aContactMessage, aQuoteRequest, type ContactShop, startContactShop } from '@kp/contact/testing';
import { LANGUAGE_CODES, type MessageTree } from '@kp/i18n';
import { loadMessages } from '@kp/i18n/load-messages';
import { anAddress } from '@kp/orders/testing';
import { loadMessageFile } from '@kp/i18n/messages/index';
import { businessDay, SettingsService } from '@kp/settings';
import { waitUntil } from '@kp/testing';
import { notificationsDescriptor } from './index';
import { MailServer } from './testing/mail-server';

interface KeptMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

const SHOP = 'office@kitchenpass.example';
const parts = {
  modules: [notificationsDescriptor],
  worker: true,
};

/** Of the payment, as far as they name no amount. */
async function textsOf(language: (typeof LANGUAGE_CODES)[number]) {
  const { common, mail } = (await loadMessages(language, ['common', 'mail']))[language] as unknown as {
    common: { paymentMethod: Record<'agreed' | 'cash', string> };
    mail: {
      orderConfirmation: Record<'agreedNote' | 'cashNote', string>;
      orderCancelled: Record<'askUs' | 'notCharged', string>;
    };
  };
  const fixedPart = (text: string) => {
    const parts = text.split('{{total}}').map((part) => part.trim());
    return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
  };
  const { agreedNote, cashNote } = mail.orderConfirmation;
  const notes = { agreedNote: fixedPart(agreedNote), cashNote: fixedPart(cashNote) };
  return { ...common.paymentMethod, ...mail.orderCancelled, ...notes };
}

const setCompany = (shop: ContactShop) =>
  shop.sql(
    `INSERT INTO company_settings (id, email) VALUES (1, $1)
            ON CONFLICT (id) DO UPDATE SET email = excluded.email`,
    [SHOP],
  );

describe('the mails about conversations, without a mail server', () => {
  let shop: ContactShop;
  let token: string;

  const mails = async () => (await shop.call<KeptMail[]>('GET', '/dev/api/mail')).body;
  /** All mails, once every event is handled. */
  async function allWritten(): Promise<{ notices: KeptMail[]; confirmations: KeptMail[] }> {
    await waitUntil('every event is handled', async () => {
      const [row] = await shop.sql<{ open: number }>(
        `SELECT ((SELECT count(*) FROM outbox_message WHERE dispatched_at IS NULL)
               + (SELECT count(*) FROM outbox_delivery WHERE done_at IS NULL))::int AS open`,
      );
      return row!.open === 0;
    });
    const all = await mails();
    return {
      notices: all.filter(({ to }) => to === SHOP),
      confirmations: all.filter(({ to }) => to !== SHOP),
    };
  }

  beforeAll(async () => {
    shop = await startContactShop({ ...parts, environment: { EMBEDDED: 'true' } });
    token = await shop.admin();
    await setCompany(shop);
    await shop.app.get(SettingsService).refresh();
  });
  afterAll(() => shop.close());
  afterEach(() => shop.sql('TRUNCATE mail, contact_message, quote_request, outbox_message CASCADE'));

  it('an answer goes to the sender in their language, as the text that was typed, under the subject', async () => {
    await shop.sendMessage(aContactMessage({ subject: 'Etichete', language: 'ro' }));
    const { body } = await shop.call<{ id: number }[]>('GET', '/admin/api/contact-messages', { token });
    const text = '<b>Folosiți</b> KP-7.\nA doua linie.';
    const path = `/admin/api/contact-messages/${body[0]!.id}/replies`;
    expect((await shop.call('POST', path, { token, body: { text } })).status).toBe(200);
    const { confirmations } = await allWritten();
    const reply = confirmations.find(({ subject }) => subject.startsWith('Re:'))!;
    expect(reply).toMatchObject({ to: 'ana@bistro-nord.example', replyTo: SHOP, subject: 'Re: Etichete' });
    expect(reply.text).toContain(text);
    expect(reply.text).toMatch(/^Bună/);
    expect(reply.html).toContain('&lt;b&gt;Folosiți&lt;/b&gt; KP-7.<br />A doua linie.');
    expect(reply.html).not.toContain('<b>Folosiți');
  });

  it('a quote goes to the customer in their language, with its total and link, once for each version', async () => {
    const [product] = await shop.sql<{ id: number }>(
      `WITH category AS (INSERT INTO category (name, slug) VALUES ('Labels', 'labels') RETURNING id)
       INSERT INTO product (name, slug, price_minor, stock_quantity, category_id)
       SELECT 'Day dots', 'day-dots', 1999, 5, id FROM category RETURNING id`,
    );
    await shop.requestQuote(aQuoteRequest({ language: 'de' }));
    const requests = await shop.call<{ id: number }[]>('GET', '/admin/api/quote-requests', { token });
    const path = `/admin/api/quote-requests/${requests.body[0]!.id}`;
    const items = [{ productId: product!.id, quantity: 10, unitPrice: '10.00' }];
    const validUntil = businessDay(new Date());
    const body = { items, shipping: '5.00', note: 'Bis bald & <i>danke</i>', validUntil, replaces: 0 };
    expect((await shop.call('POST', `${path}/quotes`, { token, body })).status).toBe(201);
    const { link } = (await shop.call<{ link: string }>('GET', path, { token })).body;
    const { confirmations } = await allWritten();
    const quotes = confirmations.filter(({ subject }) => subject.startsWith('Ihr Angebot'));
    expect(quotes).toHaveLength(1);
    expect(quotes[0]).toMatchObject({ to: 'ana@bistro-nord.example', replyTo: SHOP });
    expect(quotes[0]!.text).toContain(link);
    expect(quotes[0]!.text).toMatch(/124,00\s\$/);
    expect(quotes[0]!.html).toContain('Bis bald &amp; &lt;i&gt;danke&lt;/i&gt;');
    expect(quotes[0]!.html).toMatch(/class="button" href="[^"]+\/quote\//);
  });

  it('a message goes to the shop with everything in it, and the reply-to is its sender', async () => {
    await shop.sendMessage(
      aContactMessage({ category: 'order', orderNumber: 'ORD-2026-000123', language: 'de' }),
    );
    const { notices } = await allWritten();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      replyTo: 'ana@bistro-nord.example',
      subject: 'Contact message: Labels for the cold room',
    });
    for (const line of [
      'Name: Ana Popescu',
      'Email: ana@bistro-nord.example',
      'Phone: +40721000111',
      'Category: Order Support',
      'Order number: ORD-2026-000123',
      'Subject: Labels for the cold room',
      'Message: Which labels hold at -20 °C?\nWe need 4 rolls.',
    ])
      expect(notices[0]!.text).toContain(line);
    expect(notices[0]!.html).toContain('Which labels hold at -20 °C?<br />We need 4 rolls.<br />');
  });

  let ovens = 0;

  /** @returns what accepts a quote of so many pieces, in this language */
  async function quoted(
    language: (typeof LANGUAGE_CODES)[number],
    stock: number,
    quantity: number,
    terms: object = {},
  ) {
    const [product] = await shop.sql<{ id: number }>(
      `WITH category AS (
         INSERT INTO category (name, slug) VALUES ('Ovens', 'ovens-' || $1::int) RETURNING id)
       INSERT INTO product (name, slug, price_minor, stock_quantity, category_id)
       SELECT 'Combi oven', 'combi-oven-' || $1::int, 199900, $2::int, id FROM category RETURNING id`,
      [(ovens += 1), stock],
    );
    await shop.requestQuote(aQuoteRequest({ language }));
    const [request] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM quote_request');
    const path = `/admin/api/quote-requests/${request!.id}`;
    const items = [{ productId: product!.id, quantity, unitPrice: '1500.00' }];
    const body = { items, shipping: '0.00', validUntil: businessDay(new Date()), replaces: 0, ...terms };
    expect((await shop.call('POST', `${path}/quotes`, { token, body })).status).toBe(201);
    const { link } = (await shop.call<{ link: string }>('GET', path, { token })).body;
    const address = anAddress({ company: '' });
    const accept = () =>
      shop.call('POST', `/api/quotes/${link.split('/quote/')[1]!}/accept`, { body: { version: 1, address } });
    return { accept };
  }

  it('a customer who could not accept a quote is reported to the shop once, with what is short', async () => {
    const { accept } = await quoted('fr', 10, 40);
    for (let tries = 0; tries < 3; tries += 1) expect((await accept()).status).toBe(409);
    const { notices } = await allWritten();
    const refused = notices.filter(({ text }) => text.includes('Not enough stock'));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ replyTo: 'ana@bistro-nord.example' });
    expect(refused[0]!.subject).toMatch(/^Bistro Nord SRL couldn't accept quote Q-\d+\/1$/);
    expect(refused[0]!.text).toContain('Combi oven: 40 wanted, 10 in stock');
  });

  it('an accepted quote says how many of its units are on backorder', async () => {
    const { accept } = await quoted('de', 9, 12, { allowBackorder: true });
    expect((await accept()).status).toBe(200);
    const { confirmations } = await allWritten();
    const confirmation = confirmations.find(({ text }) => text.includes('Combi oven'))!;
    expect(confirmation.text).toContain('3 von 12 im Rückstand');
    expect(confirmation.html).toContain('3 von 12 im Rückstand');
  });

  it.each(LANGUAGE_CODES)('an accepted quote speaks of no cash and no courier in %s', async (language) => {
    const { accept } = await quoted(language, 100, 2);
    expect((await accept()).status).toBe(200);
    const { confirmations } = await allWritten();
    const texts = await textsOf(language);
    const confirmation = confirmations.find(({ text }) => text.includes(texts.agreed))!;
    expect(confirmation.text).toContain(texts.agreedNote);
    expect(confirmation.text).not.toContain(texts.cash);
    expect(confirmation.text).not.toContain(texts.cashNote);
    const [order] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM orders');
    const path = `/api/orders/${order!.id}/status`;
    expect((await shop.call('PUT', path, { token, body: { status: 'shipped' } })).status).toBe(200);
    const after = (await allWritten()).confirmations;
    expect(after.length).toBeGreaterThan(confirmations.length);
    for (const { text } of after) expect(text).not.toContain(texts.cashNote);
    for (const status of ['delivered', 'cancelled'])
      expect((await shop.call('PUT', path, { token, body: { status } })).status).toBe(200);
    const mails = (await allWritten()).confirmations;
    expect(mails.some(({ text }) => text.includes(texts.notCharged))).toBe(true);
    for (const { text } of mails) expect(text).not.toContain(texts.askUs);
  });

  it('a quote request goes to the shop with everything in it', async () => {
    await shop.requestQuote(aQuoteRequest({ phone: '0722 000 111' }));
    const { notices } = await allWritten();
    expect(notices).toMatchObject([
      { replyTo: 'ana@bistro-nord.example', subject: 'Quote request: Bistro Nord SRL' },
    ]);
    for (const line of [
      'Company: Bistro Nord SRL',
      'Phone: +40722000111',
      'Country: Romania',
      'VAT number: RO12345674',
      'Locations: 12',
      'Products needed: 200 rolls of day dots,\n12 probe thermometers',
    ])
      expect(notices[0]!.text).toContain(line);
  });

  it('both are confirmed to the sender, with the shop as reply-to', async () => {
    await shop.sendMessage(aContactMessage());
    await shop.requestQuote(aQuoteRequest());
    const { confirmations } = await allWritten();
    expect(confirmations.map(({ subject }) => subject).sort()).toEqual([
      'We received your message',
      'We received your quote request',
    ]);
    for (const { to, replyTo, text } of confirmations) {
      expect([to, replyTo]).toEqual(['ana@bistro-nord.example', SHOP]);
      expect(text).toContain('Hello Ana Popescu,');
    }
    const ofMessage = confirmations.find(({ subject }) => subject === 'We received your message');
    expect(ofMessage?.text).toContain('within 24 hours');
  });

  it('each is written once, however often the message is sent under one key', async () => {
    await Promise.all([1, 2, 3].map(() => shop.sendMessage(aContactMessage(), { key: 'once' })));
    await shop.sendMessage(aContactMessage(), { key: 'once' });
    const { notices, confirmations } = await allWritten();
    expect([notices.length, confirmations.length]).toEqual([1, 1]);
  });

  it('a message that was dropped as spam is not mailed', async () => {
    await shop.sendMessage(aContactMessage({ website: 'x' }));
    const { notices, confirmations } = await allWritten();
    expect([notices.length, confirmations.length]).toEqual([0, 0]);
  });

  it('typed text is escaped and never used as a template', async () => {
    const name = '<img src=x> $t(mail:signature) {{shop}}';
    await shop.sendMessage(aContactMessage({ name, message: '<script>alert(1)</script> at length' }));
    const { notices, confirmations } = await allWritten();
    for (const { html } of [...notices, ...confirmations]) expect(html).not.toMatch(/<img src=x|<script/);
    expect(notices[0]!.html).toContain('&lt;img src=x&gt; $t(mail:signature) {{shop}}');
    expect(notices[0]!.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; at length');
  });

  it.each(['Win at evil.example', 'You won 5000 USD, call 0900 123 456', 'evil '.repeat(20)])(
    'the confirmation contains no free text, and no name like "%s"',
    async (name) => {
      const typed = { name, subject: 'evil subject', message: 'Buy at evil.example, call 0900 now' };
      await shop.sendMessage(aContactMessage(typed));
      await shop.requestQuote(aQuoteRequest({ name, products: typed.message }));
      const { confirmations } = await allWritten();
      expect(confirmations).toHaveLength(2);
      for (const { subject, text, html } of confirmations) {
        expect(`${subject} ${text} ${html}`).not.toMatch(/evil|0900|5000/);
        expect(text).toContain('Hello,');
      }
    },
  );

  it('one email gets ten confirmations a day, the shop every message', async () => {
    for (let sent = 0; sent < 12; sent += 1) {
      const email = sent % 2 === 0 ? 'victim@bistro.example' : 'VICTIM@bistro.example';
      await shop.sendMessage(aContactMessage({ email }));
      await allWritten();
    }
    const { notices, confirmations } = await allWritten();
    expect([notices.length, confirmations.length]).toEqual([12, 10]);
  });

  it('concurrent messages and plus signs do not raise the limit of a mailbox', async () => {
    await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        shop.sendMessage(aContactMessage({ email: `victim+${index}@bistro.example` })),
      ),
    );
    const { notices, confirmations } = await allWritten();
    expect([notices.length, confirmations.length]).toEqual([14, 10]);
  });

  it.each(LANGUAGE_CODES)(
    'the confirmation in %s has its texts, or the English ones while they are missing',
    async (language) => {
      const textsOf = async (code: string) => {
        const file = await loadMessageFile(code, 'mail');
        return (file.default.contactConfirmation ?? {}) as MessageTree;
      };
      const expected = { ...(await textsOf('en')), ...(await textsOf(language)) };
      await shop.sendMessage(aContactMessage({ language }));
      const { confirmations } = await allWritten();
      expect(confirmations.map(({ subject }) => subject)).toEqual([expected.subject]);
      expect(confirmations[0]!.text).toContain(expected.intro);
      expect(confirmations[0]!.html).toContain(`lang="${language}"`);
    },
  );

  it('the confirmation is in English when the language of the sender is no longer available', async () => {
    await shop.sql(
      `WITH sent AS (
         INSERT INTO contact_message (name, email, language, subject, category, message)
         VALUES ('Ana', 'ana@bistro.example', 'tlh', 'Labels', 'general', 'Ten letters') RETURNING id)
       INSERT INTO outbox_message (event, payload)
       SELECT 'contact.message-sent', jsonb_build_object('conversationId', id) FROM sent`,
    );
    await waitUntil('the mails are written', async () => (await mails()).length === 2);
    const { confirmations } = await allWritten();
    expect(confirmations.map(({ subject }) => subject)).toEqual(['We received your message']);
    expect(confirmations[0]!.html).toContain('lang="en" dir="ltr"');
  });
});

describe('the mails about conversations, with a mail server', () => {
  let server: MailServer;
  let shop: ContactShop;

  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startContactShop({ ...parts, redis: true, environment: { MAIL_URL: server.url } });
    await setCompany(shop);
    await shop.app.get(SettingsService).refresh();
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  it('are sent once each, and typed text adds no header', async () => {
    const injected = 'Labels\r\nBcc: everybody@example.com\r\n\r\nBuy now';
    await shop.sendMessage(aContactMessage({ name: injected, subject: injected }));
    await waitUntil('both mails are marked as sent', async () => {
      const sent = await shop.sql('SELECT 1 FROM mail WHERE sent_at IS NOT NULL');
      return sent.length === 2;
    });
    expect(server.received).toHaveLength(2);
    for (const mail of server.received) {
      const [head = ''] = mail.split('\r\n\r\n');
      const names = head
        .replace(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line) => line.split(':')[0]);
      expect(names).not.toContain('Bcc');
      expect(new Set(names).size).toBe(names.length);
      expect(head).toContain('Auto-Submitted: auto-generated');
    }
    const notice = server.received.find((mail) => mail.includes(`\r\nTo: ${SHOP}`));
    expect(notice).toContain('\r\nReply-To: ana@bistro-nord.example');
  });
});
