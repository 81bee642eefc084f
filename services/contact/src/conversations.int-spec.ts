import type { Problem } from '@kp/platform/http';
import type { ContactMessageResponse, QuoteRequestResponse } from './contact.dto';
import { aContactMessage, aQuoteRequest, type ContactShop, startContactShop } from './testing';

const MESSAGES = '/admin/api/contact-messages';
const QUOTES = '/admin/api/quote-requests';

describe('conversations in the back office', () => {
  let shop: ContactShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startContactShop();
    admin = await shop.admin();
    for (const subject of ['First question', 'Second question', 'Third question'])
      await shop.sendMessage(aContactMessage({ subject }));
    await shop.requestQuote(aQuoteRequest());
  });
  afterAll(() => shop.close());

  const read = <Body>(path: string) => shop.call<Body>('GET', path, { token: admin });
  const mark = (path: string, status: unknown, token = admin) =>
    shop.call<ContactMessageResponse & Omit<Problem, 'status'>>('PUT', path, { token, body: { status } });

  it('list messages newest first, page by page, with their total', async () => {
    const { body, headers } = await read<ContactMessageResponse[]>(`${MESSAGES}?limit=2`);
    expect(headers['x-total-count']).toBe('3');
    expect(body.map(({ subject }) => subject)).toEqual(['Third question', 'Second question']);
    const second = await read<ContactMessageResponse[]>(`${MESSAGES}?limit=2&offset=2`);
    expect(second.body.map(({ subject }) => subject)).toEqual(['First question']);
  });

  it('show every field of a message except its Idempotency-Key', async () => {
    const { body } = await read<ContactMessageResponse[]>(MESSAGES);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      status: 'new',
      userId: null,
      name: 'Ana Popescu',
      email: 'ana@bistro-nord.example',
      phone: '+40721000111',
      subject: 'Third question',
      category: 'product',
      message: 'Which labels hold at -20 °C?\nWe need 4 rolls.',
      orderNumber: null,
      language: 'en',
    });
  });

  it('show every field of a quote request', async () => {
    const { body, headers } = await read<QuoteRequestResponse[]>(QUOTES);
    expect(headers['x-total-count']).toBe('1');
    expect(body).toEqual([
      {
        id: expect.any(Number),
        createdAt: expect.any(String),
        status: 'new',
        userId: null,
        name: 'Ana Popescu',
        email: 'ana@bistro-nord.example',
        companyName: 'Bistro Nord SRL',
        phone: null,
        country: 'Romania',
        vatNumber: 'RO12345674',
        products: '200 rolls of day dots,\n12 probe thermometers',
        locations: 12,
        language: 'en',
        quoteState: 'requested',
      },
    ]);
  });

  it.each([MESSAGES, QUOTES])('of %s can be marked as answered, closed and new again', async (path) => {
    const { body } = await read<{ id: number }[]>(path);
    const { id } = body[0]!;
    for (const status of ['answered', 'closed', 'new', 'answered']) {
      const answer = await mark(`${path}/${id}/status`, status);
      expect([answer.status, answer.body.id, answer.body.status]).toEqual([200, id, status]);
    }
    expect((await read<{ status: string }[]>(path)).body[0]?.status).toBe('answered');
  });

  it('are found by words of them and by status', async () => {
    const subjects = async (query: string) =>
      (await read<ContactMessageResponse[]>(`${MESSAGES}?${query}`)).body.map(({ subject }) => subject);
    expect(await subjects('search=SECOND')).toEqual(['Second question']);
    expect(await subjects('search=%25')).toEqual([]);
    expect(await subjects('status=closed')).toEqual([]);
    const { body, headers } = await read<QuoteRequestResponse[]>(`${QUOTES}?search=thermometers&limit=1`);
    expect([body.length, headers['x-total-count']]).toEqual([1, '1']);
  });

  it('are answered, once per reply, with author and audit entry', async () => {
    const { body } = await read<ContactMessageResponse[]>(`${MESSAGES}?search=Second`);
    const path = `${MESSAGES}/${body[0]!.id}`;
    const text = '<script>alert(1)</script>\nUse roll KP-7.';
    const answered = await shop.call('POST', `${path}/replies`, { token: admin, body: { text } });
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({
      status: 'answered',
      replies: [{ author: 'admin@kitchenpass.example', text }],
    });
    const [entry] = await shop.sql<{ action: string; after: object }>(
      `SELECT action, after FROM audit_entry WHERE action = 'contact-message.answered'`,
    );
    expect(entry?.after).toEqual({ replyId: expect.any(Number), hasText: true });
    const empty = await shop.call<Problem>('POST', `${path}/replies`, { token: admin, body: { text: ' ' } });
    expect([empty.status, empty.body.fields?.[0]?.field]).toEqual([400, 'text']);
  });

  it('reject an unknown status and an unknown id', async () => {
    const { body } = await read<{ id: number }[]>(MESSAGES);
    const other = await mark(`${MESSAGES}/${body[0]!.id}/status`, 'lost');
    expect([other.status, other.body.fields?.[0]?.field]).toEqual([400, 'status']);
    const missing = await mark(`${MESSAGES}/999999/status`, 'closed');
    expect([missing.status, missing.body.code]).toEqual([404, 'CONTACT.NOT_FOUND']);
    expect((await mark(`${QUOTES}/none/status`, 'closed')).body.fields?.[0]?.field).toBe('id');
  });

  it.each([
    ['GET', MESSAGES],
    ['GET', QUOTES],
    ['GET', `${MESSAGES}/1`],
    ['GET', `${QUOTES}/1`],
    ['PUT', `${MESSAGES}/1/status`],
    ['PUT', `${QUOTES}/1/status`],
  ] as const)('reject %s %s from guests and customers', async (method, path) => {
    const { token } = await shop.customer(`${method}${path.replace(/\W/g, '-')}@bistro.example`);
    const body = method === 'PUT' ? { status: 'closed' } : undefined;
    const [guest, customer] = await Promise.all([
      shop.call(method, path, { body }),
      shop.call(method, path, { body, token }),
    ]);
    expect([guest.status, customer.status]).toEqual([401, 403]);
  });
});
