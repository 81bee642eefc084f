import { QUOTE_FORM, QUOTE_INPUTS } from '@kp/testing/forms/conversation-inputs';
import { aQuoteRequest, type ContactShop, messagesOf, startContactShop } from './testing';

const isEmpty = (messages: object) => Object.keys(messages).length === 0;

describe('a quote request', () => {
  let shop: ContactShop;
  beforeAll(async () => (shop = await startContactShop()));
  afterAll(() => shop.close());
  afterEach(() => shop.sql('TRUNCATE quote_request, outbox_message CASCADE'));

  it('is stored with its event and the account of the customer', async () => {
    const { token, id } = await shop.customer('chain@bistro.example');
    const { status, body } = await shop.requestQuote(
      aQuoteRequest({
        language: 'de',
        country: 'France',
        phone: '06 12 34 56 78',
        vatNumber: 'FR 40 303 265 045',
      }),
      { token },
    );
    const message = "Thank you. We'll send you a quote within 24 hours.";
    expect([status, body]).toEqual([200, { success: true, message }]);
    const rows = await shop.sql<{ id: number }>('SELECT * FROM quote_request');
    expect(rows).toMatchObject([
      {
        user_id: id,
        company_name: 'Bistro Nord SRL',
        country: 'France',
        phone: '+33612345678',
        vat_number: 'FR40303265045',
        products: '200 rolls of day dots,\n12 probe thermometers',
        locations: 12,
        language: 'de',
        status: 'new',
      },
    ]);
    const events = `SELECT event, payload FROM outbox_message WHERE event LIKE 'contact.%'`;
    expect(await shop.sql(events)).toEqual([
      { event: 'contact.quote-requested', payload: { conversationId: rows[0]!.id } },
    ]);
  });

  it('needs only name, email, company and products', async () => {
    const { name, email, companyName, products } = aQuoteRequest();
    const required = { name, email, companyName, products };
    const empty = { phone: '', country: '', vatNumber: '', locations: '', language: '' };
    for (const body of [required, { ...required, ...empty }])
      expect((await shop.requestQuote(body)).status).toBe(200);
    const none = { phone: null, country: null, vat_number: null, locations: null, language: 'en' };
    expect(await shop.sql('SELECT * FROM quote_request')).toMatchObject([none, none]);
  });

  it('gets the verdict and the messages of the form', async () => {
    for (const [change, messages] of QUOTE_INPUTS) {
      const { status, body } = await shop.requestQuote({ ...QUOTE_FORM, ...change });
      expect([change, status, messagesOf(body)]).toEqual([change, isEmpty(messages) ? 200 : 400, messages]);
    }
    const valid = QUOTE_INPUTS.filter(([, messages]) => isEmpty(messages));
    expect(await shop.count('quote_request')).toBe(valid.length);
  });

  it('lists every missing field', async () => {
    const missing = ['name', 'email', 'companyName', 'products'];
    const { body } = await shop.requestQuote({});
    expect(body.fields?.map(({ field }) => field)).toEqual(missing);
    const { body: second } = await shop.requestQuote({ locations: 'many', phone: 7, vatNumber: 8 });
    const wrong = ['phone', 'vatNumber', 'locations'];
    expect(second.fields?.map(({ field }) => field).sort()).toEqual([...missing, ...wrong].sort());
  });

  it('is stored once under one Idempotency-Key', async () => {
    await Promise.all([1, 2, 3].map(() => shop.requestQuote(aQuoteRequest(), { key: 'once' })));
    expect([await shop.count('quote_request'), await shop.count('outbox_message')]).toEqual([1, 1]);
    const other = await shop.requestQuote(aQuoteRequest({ locations: 13 }), { key: 'once' });
    expect([other.status, other.body.code]).toEqual([422, 'CONTACT.IDEMPOTENCY_MISMATCH']);
  });

  it('with the hidden honeypot field filled is answered like any other and dropped', async () => {
    const { status, body } = await shop.requestQuote(aQuoteRequest({ website: 'x' }));
    expect([status, body.success, await shop.count('quote_request')]).toEqual([200, true, 0]);
  });
});

describe('quote requests from one IP', () => {
  let shop: ContactShop;
  beforeAll(async () => (shop = await startContactShop({ environment: { LIMIT_FACTOR: '1' } })));
  afterAll(() => shop.close());

  it('are limited to five in ten minutes', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await shop.requestQuote(aQuoteRequest())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
