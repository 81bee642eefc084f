import { CONTACT_FORM, CONTACT_INPUTS } from '@kp/testing/forms/conversation-inputs';
import { aContactMessage, type ContactShop, messagesOf, startContactShop } from './testing';

const isEmpty = (messages: object) => Object.keys(messages).length === 0;

interface StoredMessage {
  id: number;
  user_id: number | null;
  name: string;
  subject: string;
  message: string;
  order_number: string | null;
  language: string;
  status: string;
}

describe('a contact message', () => {
  let shop: ContactShop;
  beforeAll(async () => (shop = await startContactShop()));
  afterAll(() => shop.close());
  afterEach(() => shop.sql('TRUNCATE contact_message, outbox_message CASCADE'));

  const stored = () => shop.sql<StoredMessage>('SELECT * FROM contact_message ORDER BY id');

  it('is stored with its event and confirmed in the response', async () => {
    const { status, body } = await shop.sendMessage(aContactMessage({ language: 'ro' }));
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Thank you for contacting us. We will get back to you within 24 hours.',
      },
    ]);
    const [message, ...others] = await stored();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      user_id: null,
      name: 'Ana Popescu',
      message: 'Which labels hold at -20 °C?\nWe need 4 rolls.',
      language: 'ro',
      status: 'new',
    });
    expect(await shop.sql('SELECT event, payload FROM outbox_message')).toEqual([
      { event: 'contact.message-sent', payload: { conversationId: message!.id } },
    ]);
  });

  it('records the account of a signed-in customer', async () => {
    const { token, id } = await shop.customer('signed-in@bistro.example');
    await shop.sendMessage(aContactMessage(), { token });
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([id]);
  });

  it('needs no phone, order number or language, and treats empty fields as missing', async () => {
    const { name, email, subject, category, message } = aContactMessage();
    const required = { name, email, subject, category, message };
    const empty = { phone: '', orderNumber: '', language: '', website: '' };
    for (const body of [required, { ...required, ...empty }])
      expect((await shop.sendMessage(body)).status).toBe(200);
    expect(await stored()).toMatchObject(
      Array.from({ length: 2 }, () => ({ phone: null, order_number: null, language: 'en' })),
    );
  });

  it('keeps an order number only when it is about an order', async () => {
    const orderNumber = 'ORD-2026-000123';
    await shop.sendMessage(aContactMessage({ category: 'order', orderNumber }));
    await shop.sendMessage(aContactMessage({ category: 'billing', orderNumber }));
    expect((await stored()).map(({ order_number }) => order_number)).toEqual([orderNumber, null]);
  });

  it('gets the verdict and the messages of the form', async () => {
    for (const [change, messages] of CONTACT_INPUTS) {
      const { status, body } = await shop.sendMessage({ ...CONTACT_FORM, ...change });
      expect([change, status, messagesOf(body)]).toEqual([change, isEmpty(messages) ? 200 : 400, messages]);
    }
    const valid = CONTACT_INPUTS.filter(([, messages]) => isEmpty(messages));
    expect(await shop.count('contact_message')).toBe(valid.length);
  });

  it.each([
    ['name', { name: undefined }, 'Name must be at least 2 characters'],
    ['category', { category: null }, 'Choose a category'],
    ['name', { name: ['Ana'] }, 'name must be a text'],
    ['message', { message: { text: 'long enough' } }, 'message must be a text'],
  ])('with a bad %s (%j) is rejected', async (field, change, message) => {
    const answer = await shop.sendMessage({ ...aContactMessage(), ...change });
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
    expect(await shop.count('contact_message')).toBe(0);
  });

  it('with an unknown language is rejected', async () => {
    const answer = await shop.sendMessage({ ...aContactMessage(), language: 'tlh' });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, 'language']);
  });

  it('lists every invalid field at once', async () => {
    const { body } = await shop.sendMessage({});
    expect(body.fields?.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'subject',
      'category',
      'message',
    ]);
  });

  it('stores name and subject on one line', async () => {
    const injected = 'Hello\r\nBcc: all@example.com';
    await shop.sendMessage(aContactMessage({ name: injected, subject: `${injected}\u2028\u0085!` }));
    expect(await stored()).toMatchObject([
      { name: 'Hello Bcc: all@example.com', subject: 'Hello Bcc: all@example.com !' },
    ]);
  });

  it('with the hidden honeypot field filled is answered like any other and dropped', async () => {
    const accepted = await shop.sendMessage(aContactMessage());
    await shop.sql('TRUNCATE contact_message, outbox_message CASCADE');
    const answer = await shop.sendMessage(aContactMessage({ website: 'https://evil.example' }));
    expect([answer.status, answer.body]).toEqual([accepted.status, accepted.body]);
    expect([await shop.count('contact_message'), await shop.count('outbox_message')]).toEqual([0, 0]);
  });

  it('and its event are stored in one transaction', async () => {
    await shop.sql(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
    );
    await shop.sql(
      'CREATE TRIGGER fail BEFORE INSERT ON outbox_message FOR EACH ROW EXECUTE FUNCTION fail()',
    );
    const failed = await shop.sendMessage(aContactMessage(), { key: 'faulty' });
    expect([failed.status, await shop.count('contact_message')]).toEqual([500, 0]);
    await shop.sql('DROP TRIGGER fail ON outbox_message; DROP FUNCTION fail');
    expect((await shop.sendMessage(aContactMessage(), { key: 'faulty' })).status).toBe(200);
    expect(await shop.count('contact_message')).toBe(1);
  });
});

describe('a contact message under an Idempotency-Key', () => {
  let shop: ContactShop;
  beforeAll(async () => (shop = await startContactShop()));
  afterAll(() => shop.close());
  afterEach(() => shop.sql('TRUNCATE contact_message, outbox_message CASCADE'));

  const counts = async () => [
    await shop.count('contact_message'),
    (await shop.sql(`SELECT FROM outbox_message WHERE event LIKE 'contact.%'`)).length,
  ];

  it('is stored once, also by ten concurrent duplicates', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.sendMessage(aContactMessage(), { key: 'duplicates' })),
    );
    expect(answers.map(({ status, body }) => [status, body.success])).toEqual(
      Array.from({ length: 10 }, () => [200, true]),
    );
    expect(await counts()).toEqual([1, 1]);
  });

  it('is rejected when the key was used for another message', async () => {
    await shop.sendMessage(aContactMessage(), { key: 'reused' });
    const other = await shop.sendMessage(aContactMessage({ subject: 'Something else' }), { key: 'reused' });
    expect([other.status, other.body.code]).toEqual([422, 'CONTACT.IDEMPOTENCY_MISMATCH']);
    expect(await counts()).toEqual([1, 1]);
  });

  it('does not share keys with another account', async () => {
    const { token } = await shop.customer('own-keys@bistro.example');
    await shop.sendMessage(aContactMessage(), { key: 'shared' });
    await shop.sendMessage(aContactMessage(), { key: 'shared', token });
    expect(await counts()).toEqual([2, 2]);
  });

  it('is stored each time without a key', async () => {
    await shop.sendMessage(aContactMessage());
    await shop.sendMessage(aContactMessage());
    expect(await counts()).toEqual([2, 2]);
  });
});

describe('contact messages from one IP', () => {
  let shop: ContactShop;
  beforeAll(async () => (shop = await startContactShop({ environment: { LIMIT_FACTOR: '1' } })));
  afterAll(() => shop.close());

  it('are limited to five in ten minutes, separately from quote requests', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) statuses.push((await shop.sendMessage(aContactMessage())).status);
    const next = await shop.sendMessage(aContactMessage());
    expect([...statuses, next.status, next.body.code]).toEqual([
      200,
      200,
      200,
      200,
      200,
      429,
      'REQUEST.TOO_MANY',
    ]);
    expect(await shop.count('contact_message')).toBe(5);
    expect((await shop.requestQuote({})).status).toBe(400);
  });
});
