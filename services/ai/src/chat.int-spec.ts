import type { LanguageCode } from '@kp/i18n/languages';
import { SettingsService } from '@kp/settings';
import { type AiShop, partOf, startAiShop } from './testing/ai-shop';

describe('a chat with the assistant', () => {
  let shop: AiShop;

  beforeAll(async () => {
    shop = await startAiShop();
    await shop.product({ name: 'Probe thermometer, digital', priceMinor: 3450, stock: 12 });
    await shop.product({ name: 'Probe thermometer, Bluetooth', priceMinor: 7900, stock: 3 });
    await shop.product({ name: 'Oven glove', priceMinor: 990, stock: 0 });
  });
  afterAll(() => shop.close());

  it('begins with a session and what can be asked', async () => {
    const { status, body } = await shop.call<{ capabilities: string[] }>('POST', '/api/ai/connect', {
      body: {},
    });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        capabilities: [
          'catalogue',
          'comparison',
          'stock',
          'rules',
          'haccp',
          'orders',
          'invoices',
          'cart',
          'setup',
        ],
        message: 'Connected.',
      },
    ]);
  });

  it('finds products with price and stock, and links them', async () => {
    const { ask } = await shop.chat();
    const reply = await ask('do you have a probe thermometer?');
    expect(reply.response).toContain('$34.50');
    expect(reply.response).toContain('$79.00');
    expect(
      partOf(reply, 'products')!
        .products.map(({ price, stock }) => [price, stock])
        .sort(),
    ).toEqual([
      ['34.50', 12],
      ['79.00', 3],
    ]);
  });

  it('says that a product does not exist, and offers none in its place', async () => {
    const { ask } = await shop.chat();
    const reply = await ask('do you sell unicorn saddles?');
    expect(reply.response).toContain('unicorn saddles');
    expect(reply.parts.map(({ type }) => type)).toEqual(['links']);
  });

  it('answers both questions of one message', async () => {
    const { ask } = await shop.chat();
    const reply = await ask('Is the oven glove in stock? And how much is shipping?');
    expect(reply.response).toContain('out of stock');
    expect(reply.response).toContain('$25.00');
  });

  it('corrects a wrong assumption with the rule of the shop', async () => {
    await shop.sql('UPDATE shipping_settings SET threshold_minor = 30000, cost_minor = 1900');
    await refreshSettings(shop);
    const { ask } = await shop.chat();
    const { response } = await ask('since shipping is free anyway, send me one oven glove');
    await shop.sql('UPDATE shipping_settings SET threshold_minor = 50000, cost_minor = 2500');
    await refreshSettings(shop);
    expect(response).toContain('$19.00');
    expect(response).toContain('$300.00');
  });

  it('says when parcels arrive as dates and in how many days, as the shop has set it', async () => {
    const { ask } = await shop.chat();
    await shop.sql('UPDATE delivery_settings SET bucharest_min_days = 0, bucharest_max_days = 0');
    await refreshSettings(shop);
    const { response } = await ask('how long does delivery take?');
    await shop.sql('UPDATE delivery_settings SET bucharest_min_days = 1, bucharest_max_days = 3');
    await refreshSettings(shop);
    expect(response).toMatch(/^Bucharest: \w{3}, \w{3} \d+$/m);
    expect(response).toMatch(
      /^Rest of Romania: \w{3}, \w{3} \d+\s?–\s?\w{3}, \w{3} \d+ \(2–5 business days\)$/m,
    );
    expect(response).not.toMatch(/1[-–]3/);
  });

  it('names the ways to pay that the shop takes', async () => {
    const { ask } = await shop.chat();
    expect((await ask('can I pay with bitcoin?')).response).toBe(
      'Bitcoin: not accepted.\nYou can pay with: Cash on delivery. Other ways of payment are not accepted.',
    );
  });

  it('compares two products', async () => {
    const { ask } = await shop.chat();
    const part = partOf(
      await ask('compare the bluetooth probe thermometer with the digital one'),
      'comparison',
    )!;
    expect(part.columns.map(({ name }) => name)).toEqual([
      'Probe thermometer, Bluetooth',
      'Probe thermometer, digital',
    ]);
    expect(part.rows).toContainEqual({ label: 'Price', values: ['$79.00', '$34.50'] });
  });

  it.each<[LanguageCode, string]>([
    ['en', 'compare the first two'],
    ['de', 'vergleiche die ersten beiden'],
    ['fr', 'compare les deux premiers'],
    ['es', 'compara los dos primeros'],
    ['ro', 'compară primele două'],
  ])('compares the first two that it showed, in %s', async (language, question) => {
    const { ask } = await shop.chat();
    const shown = partOf(await ask('show me probe thermometers'), 'products')!.products;
    const { columns } = partOf(await ask(question, language), 'comparison')!;
    expect(columns.map(({ id }) => id)).toEqual(shown.slice(0, 2).map(({ id }) => id));
  });

  it('refers back to what it showed', async () => {
    const { ask } = await shop.chat();
    const shown = partOf(await ask('show me probe thermometers'), 'products')!.products;
    const second = await ask('how much is the second?');
    expect(partOf(second, 'products')!.products.map(({ id }) => id)).toEqual([shown[1]!.id]);
    await ask('do you have a bluetooth probe thermometer?');
    const cheaper = await ask('and a cheaper one?');
    expect(cheaper.response).toContain('$34.50');
    expect((await ask('is it in stock?')).response).toContain('12');
  });

  it('proposes a cart and leaves it empty', async () => {
    const token = await shop.customer('cart@bistro.example');
    const { ask } = await shop.chat(token);
    const reply = await ask(
      'add 2 digital probe thermometers and five bluetooth probe thermometers to my cart',
    );
    const proposal = partOf(reply, 'proposal')!;
    expect(proposal.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Probe thermometer, digital', 2],
      ['Probe thermometer, Bluetooth', 3],
    ]);
    expect(proposal.total).toBe('306.00');
    expect(await shop.sql('SELECT * FROM cart_item')).toEqual([]);
  });

  it('gives guidance with its source', async () => {
    const { ask } = await shop.chat();
    const reply = await ask('what temperature should a fridge be?');
    expect(reply.response).toMatch(/\d °C/);
    expect(partOf(reply, 'sources')!.sources[0]!.url).toMatch(/^https:/);
  });

  it('lists what a new business needs', async () => {
    const { ask } = await shop.chat();
    const checklist = partOf(await ask('I am opening a small café, what do I need?'), 'checklist')!;
    expect(checklist.groups[0]!.items[0]).toMatchObject({ quantity: expect.any(Number) as number });
  });

  it('accepts messages of 1 to 1,000 characters', async () => {
    const sessionId = await shop.connect();
    const statuses = await Promise.all(
      ['', '   ', 'x'.repeat(1001), 'x'.repeat(1000)].map(
        async (message) => (await shop.send({ message, sessionId })).status,
      ),
    );
    expect(statuses).toEqual([400, 400, 400, 200]);
  });

  it('is streamed when the client asks for events', async () => {
    const sessionId = await shop.connect();
    const headers = { accept: 'text/event-stream' };
    const body = { message: 'How much is shipping? Can I pay cash?', sessionId };
    const answer = await shop.call<string>('POST', '/api/ai/chat', { body, headers });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = answer.body
      .trim()
      .split('\n\n')
      .map((event) => {
        const [name, data] = event.split('\n');
        return [name!.slice('event: '.length), JSON.parse(data!.slice('data: '.length))] as const;
      });
    expect(events.map(([name]) => name)).toEqual(['delta', 'delta', 'reply']);
    const text = events.slice(0, 2).map(([, data]) => (data as { text: string }).text);
    expect((events[2]![1] as { response: string }).response).toBe(text.join(''));
  });
});

const refreshSettings = async (shop: AiShop) => shop.app.get(SettingsService, { strict: false }).refresh();
