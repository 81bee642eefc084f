import { anAddress, anOrder, type BegunPayment, type OrderAnswer } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { StripeFake } from '@kp/payments/testing';
import { SettingsService } from '@kp/settings';
import { readPdf, withoutSpaces } from '@kp/testing';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

/** Two rolls of 129.00 lei, 19% VAT on them, and delivery for 25.00. */
const PAID = '332.02';

describe('a Romanian restaurant that buys in lei', () => {
  let stripe: StripeFake;
  let shop: InvoicesShop;
  let customer: string;

  beforeAll(async () => {
    stripe = await StripeFake.start();
    shop = await startInvoicesShop({ environment: { PAYMENTS_SANDBOX: 'false', ...stripe.settings } });
    await tradeIn('RON');
    await shop.sql('DELETE FROM exchange_rate');
    await shop.app.get(SettingsService).refresh();
    customer = await shop.customer('chef@bistro-nord.example');
  });
  afterAll(async () => {
    expect(stripe.problems).toEqual([]);
    await shop.close();
    await stripe.stop();
  });

  const tradeIn = async (currency: string) => {
    const body = { currency };
    const { status } = await shop.call('PUT', '/admin/api/shop-settings', { token: shop.adminToken, body });
    expect(status).toBe(200);
  };
  const ordered = async (priceMinor: number) => {
    const items = [{ productId: await shop.product({ priceMinor }), quantity: 2 }];
    return shop.delivered(customer, 'ro', { items });
  };

  it('pays, and is invoiced, what the page says, without an exchange rate', async () => {
    const order = await ordered(12_900);
    expect(await shop.order(order)).toMatchObject({ totalAmount: PAID, currency: 'RON' });
    const { status, body } = await shop.issue(order, customer);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      currency: 'RON',
      totalAmount: PAID,
      accounting: null,
      ordered: { currency: 'RON', totalAmount: PAID, exchangeRate: null },
    });

    const xml = await shop.call<string>('GET', `/api/invoices/number/${body.invoiceNumber}/xml`, {
      token: customer,
    });
    expect(xml.status).toBe(200);
    expect(xml.body).toContain('<cbc:DocumentCurrencyCode>RON</cbc:DocumentCurrencyCode>');
    expect(xml.body).toContain(`<cbc:TaxInclusiveAmount currencyID="RON">${PAID}</cbc:TaxInclusiveAmount>`);
    expect(xml.body).not.toContain('TaxCurrencyCode');
    expect(xml.body.match(/<cac:TaxTotal>/g)).toHaveLength(1);

    const { rawPayload } = await shop.app.inject({
      method: 'GET',
      url: `/api/invoices/number/${body.invoiceNumber}/pdf`,
      headers: { authorization: `Bearer ${customer}` },
    });
    const text = withoutSpaces((await readPdf(rawPayload)).text);
    expect(text).toContain('332,02lei');
    expect(text).not.toMatch(/EUR|€|USD|\$/);
  });

  it('pays by card in lei, and gets lei back with a credit note', async () => {
    const items = [{ productId: await shop.product({ priceMinor: 12_900 }), quantity: 2 }];
    const person = anAddress({ company: '' });
    const checkout = anOrder(items, {
      paymentMethod: 'stripe',
      shippingAddress: person,
      billingAddress: person,
    });
    const begun = await shop.call<BegunPayment>('POST', '/api/payments/stripe/create-payment-intent', {
      token: customer,
      body: { amount: 33_202, currency: 'ron', checkout },
    });
    const { paymentIntentId } = begun.body;
    expect(stripe.intents.get(paymentIntentId)).toMatchObject({ amount: 33_202, currency: 'ron' });
    stripe.succeed(paymentIntentId);
    const placed = await shop.call<OrderAnswer>('POST', '/api/orders', {
      token: customer,
      body: { ...checkout, paymentIntentId },
    });
    expect(placed.body).toMatchObject({ paymentStatus: 'paid', totalAmount: PAID, currency: 'RON' });
    await shop.setStatus(placed.body.id, 'delivered');
    const { invoiceNumber } = (await shop.issue(placed.body.id, customer)).body;

    const [payment] = await shop.sql<{ id: number }>('SELECT id FROM payment WHERE order_id = $1', [
      placed.body.id,
    ]);
    await shop.call('POST', `/admin/api/payments/${payment!.id}/refunds`, {
      token: shop.adminToken,
      body: { amount: '25.00' },
    });
    await shop.untilIdle();
    expect([...stripe.refunds.values()]).toMatchObject([{ amount: 2_500, status: 'succeeded' }]);
    const [note] = (await shop.invoice(invoiceNumber)).creditedByNumbers;
    expect(await shop.invoice(note!)).toMatchObject({
      currency: 'RON',
      subtotal: '21.01',
      vatAmount: '3.99',
      totalAmount: '25.00',
    });
  });
});

describe('a Romanian shop that keeps its articles in Romanian', () => {
  const REGION = {
    timeZone: 'Europe/Bucharest',
    weekStart: 1,
    holidayCountry: 'RO',
    decimalMark: ',',
    csvSeparator: ';',
  };
  let shop: InvoicesShop;
  let customer: string;
  let labels: number;
  let bags: number;

  beforeAll(async () => {
    shop = await startInvoicesShop();
    expect((await keepIn('ro')).body).toEqual({ ...REGION, catalogLanguage: 'ro' });
    const categoryId = await added('categories', { name: 'Ambalare', slug: 'ambalare' });
    const article = { categoryId, description: '', stockQuantity: 100, status: 'active', inStock: true };
    const named = (name: string, slug: string) =>
      added('products', { ...article, name, slug, price: '129.00', imageUrl: null });
    labels = await named('Etichetă termică pentru congelator', 'eticheta-termica');
    bags = await named('Pungi de vidat', 'pungi-de-vidat');
    expect((await translated('en', 'Vacuum bags')).status).toBe(200);
    customer = await shop.customer('chef@bistro-nord.example');
  });
  afterAll(() => shop.close());

  const keepIn = (catalogLanguage: string) =>
    shop.call<Problem>('PUT', '/admin/api/regional-settings', {
      token: shop.adminToken,
      body: { ...REGION, catalogLanguage },
    });
  const added = async (what: string, body: object) => {
    const answer = await shop.call<{ id: number }>('POST', `/api/${what}`, { token: shop.adminToken, body });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.id;
  };
  const translated = (language: string, name: string) =>
    shop.call<Problem & { language: string }>('PUT', `/admin/api/products/${bags}/translations/${language}`, {
      token: shop.adminToken,
      body: { name },
    });
  const found = async (query: string) => {
    const { body } = await shop.call<{ name: string }[]>('GET', `/api/products?${query}`);
    return body.map(({ name }) => name);
  };

  it.each([
    ['of a Romanian', 'language=ro&search=eticheta', ['Etichetă termică pentru congelator']],
    [
      'of an Englishman, who reads what is not translated',
      'search=etichete',
      ['Etichetă termică pentru congelator'],
    ],
    ['of an Englishman, who reads the translation', 'search=vacuum', ['Vacuum bags']],
    ['of a Romanian by the English word', 'language=ro&search=vacuum', ['Pungi de vidat']],
    ['of a German', 'language=de&search=pungi', ['Pungi de vidat']],
  ])('has the names of articles in lists %s', async (_who, query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('suggests and shows articles in the language of the page', async () => {
    const suggested = async (query: string) => {
      const { body } = await shop.call<{ products: { name: string }[] }>(
        'GET',
        `/api/products/suggestions?${query}`,
      );
      return body.products.map(({ name }) => name);
    };
    expect(await suggested('q=pungi&language=ro')).toEqual(['Pungi de vidat']);
    expect(await suggested('q=vacu')).toEqual(['Vacuum bags']);
    const shown = async (language: string) =>
      (await shop.call<{ name: string }>('GET', `/api/products/${bags}?language=${language}`)).body.name;
    expect([await shown('ro'), await shown('en'), await shown('ja')]).toEqual([
      'Pungi de vidat',
      'Vacuum bags',
      'Pungi de vidat',
    ]);
  });

  it.each([
    ['ro', ['Etichetă termică pentru congelator', 'Pungi de vidat']],
    ['en', ['Etichetă termică pentru congelator', 'Vacuum bags']],
  ])('sells and invoices in %s', async (language, names) => {
    const items = [labels, bags].map((productId) => ({ productId, quantity: 1 }));
    const order = await shop.delivered(customer, language, { items });
    const lines = await shop.sql(
      'SELECT product_name AS name FROM order_line WHERE order_id = $1 ORDER BY id',
      [order],
    );
    expect(lines).toEqual(names.map((name) => ({ name })));
    const { body } = await shop.issue(order, customer);
    expect(body.items.map(({ productName }) => productName).slice(0, 2)).toEqual(names);
  });

  it('exports columns for translations into other languages', async () => {
    const { body } = await shop.call<string>('GET', '/admin/api/products.csv', { token: shop.adminToken });
    const columns = body.split('\r\n', 1)[0]!.split(';');
    expect(columns).toEqual(expect.arrayContaining(['name', 'name[en]', 'attributes[en]']));
    expect(columns).not.toContain('name[ro]');
  });

  it('has no translations into Romanian, and stays Romanian while there are some into English', async () => {
    const own = await translated('ro', 'Pungi');
    expect([own.status, own.body.fields?.map(({ field }) => field)]).toEqual([400, ['language']]);
    await expect(
      shop.sql(`INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', 'Pungi')`, [
        bags,
      ]),
    ).rejects.toThrow('another language than the catalogue');
    expect(await keepIn('en')).toMatchObject({
      status: 409,
      body: {
        code: 'CATALOG.LANGUAGE_TRANSLATED',
        details: { products: 1, words: 0 },
        fields: [{ field: 'catalogLanguage' }],
      },
    });
    expect((await keepIn('de')).status).toBe(200);
    expect((await translated('ro', 'Pungi')).body.language).toBe('de');
    expect(await found('language=ro&search=pungi')).toEqual(['Pungi']);
  });
});

describe('a kitchen for 45,000,000 forints', () => {
  let shop: InvoicesShop;
  beforeAll(async () => {
    shop = await startInvoicesShop();
    const body = { currency: 'HUF' };
    await shop.call('PUT', '/admin/api/shop-settings', { token: shop.adminToken, body });
    await shop.sql(`INSERT INTO exchange_rate (base, quote, valid_from, rate, source)
                    VALUES ('HUF', 'RON', '2025-11-01', 0.013, 'manual')`);
    await shop.app.get(SettingsService).refresh();
  });
  afterAll(() => shop.close());

  it('is ordered, paid, invoiced and summed to the fillér', async () => {
    const kitchen = await shop.product({ priceMinor: 4_500_000_000, stock: 5 });
    const cart = await shop.call<object[]>('GET', `/api/products?minPrice=40000000&maxPrice=9999999999`);
    expect(cart.body).toEqual([expect.objectContaining({ price: '45000000.00', currency: 'HUF' })]);
    const customer = await shop.customer('canteen@nagykonyha.example');
    const order = await shop.delivered(customer, 'en', { items: [{ productId: kitchen, quantity: 3 }] });
    expect(await shop.order(order)).toMatchObject({ totalAmount: '160650000.00', currency: 'HUF' });
    const { body } = await shop.issue(order, customer);
    expect(body).toMatchObject({
      currency: 'HUF',
      totalAmount: '160650000.00',
      accounting: { currency: 'RON', vatAmount: '333450.00' },
    });
  });
});
