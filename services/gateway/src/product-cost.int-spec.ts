import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { shopModules } from '@kp/modules';
import { GatewayProcess } from '@kp/testing';
import { strFromU8, unzipSync } from 'fflate';
import { createOpenApiDocument } from './openapi/openapi-document';
import { PublicConfigModule } from './public-config/public-config.controller';
import { type Route, routesOf } from './testing/routes';
import { type CustomerRecords, recordsOf } from './testing/records-of-a-customer';

/** Recognizable in any answer. */
const COST = '98765.43';
const KEYWORD = 'quixotrope';
const LEAK = /98765\.?43|cost_?price|margin_?rate|quixotrope/i;
const HIDDEN_FIELD = /cost_?price|margin_?rate|^keywords$/i;

const SLUG = 'pyrometer';
const MARIA = 'maria@nord.example';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

describe('the cost and the search keywords of a product', () => {
  let shop: InvoicesShop;
  let maria: string;
  let records: CustomerRecords;
  let routes: Route[];
  let gateway: GatewayProcess | undefined;

  beforeAll(async () => {
    const rightOfInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    shop = await startInvoicesShop({
      modules: rightOfInvoices,
      imports: [PublicConfigModule],
      environment: { PAYMENTS_SANDBOX: 'true' },
    });
    maria = await shop.customer(MARIA);
    records = await recordsOf(shop, MARIA, maria);
    const [category] = await shop.sql<{ id: number }>('SELECT id FROM category LIMIT 1');
    const fields = {
      price: '24.90',
      costPrice: COST,
      keywords: KEYWORD,
      stockQuantity: 12,
      categoryId: category!.id,
    };
    const created = await shop.call('POST', '/api/products', {
      token: shop.adminToken,
      body: {
        name: 'Pyrometer',
        slug: SLUG,
        featured: true,
        ...fields,
      },
    });
    expect(created).toMatchObject({ status: 201, body: { costPrice: COST, keywords: KEYWORD } });
    await shop.sql(`UPDATE product SET cost_price_minor = 9876543, keywords = '${KEYWORD}'`);
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, keywords)
       SELECT id, 'ro', '${KEYWORD} traducere' FROM product`,
    );
    routes = (await routesOf(shop)).filter(({ access, method }) => access !== 'admin' && method === 'GET');
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop.close();
  });

  /** The parameter of a path by how the path begins; the longest one that fits counts. */
  const pathOf = ({ path }: Route): string => {
    const values: Record<string, string | number> = {
      '/api/products/{id}': records.productId,
      '/api/products/slug/{slug}': SLUG,
      '/api/orders/{id}': records.orderId,
      '/api/order-status/{token}': records.statusToken,
      '/api/order-status/{token}/invoice': records.invoicedStatusToken,
      '/api/invoices/number/{number}': records.invoiceNumber,
      '/api/pay/{token}': records.payToken,
      '/api/order-balances/{token}': records.balanceToken,
      '/api/quotes/{token}': records.quoteToken,
      '/api/unsubscribe/{token}': records.unsubscribeToken,
      '/api/guest-alerts/{token}': records.guestAlertToken,
      '/api/newsletter/{token}': records.newsletterToken,
      '/api/checkouts/{id}': records.checkoutId,
      '/api/checkouts/paypal/{id}': records.paypalId,
    };
    const start = Object.keys(values)
      .filter((each) => path.startsWith(each))
      .sort((left, right) => right.length - left.length)[0];
    return path.replace(/\{\w+\}/, () => encodeURIComponent(values[start ?? '']!));
  };
  const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

  it('are fields of answers to administrators alone in the contract', async () => {
    const document = await createOpenApiDocument(shop.app);
    const schemas = document.components!.schemas as Record<string, Schema>;
    const fieldsOf = (schema: unknown, seen: Set<unknown>): string[] => {
      if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
      seen.add(schema);
      const { $ref, properties = {} } = schema as Schema;
      const referred = $ref ? schemas[$ref.split('/').at(-1)!] : undefined;
      return [
        ...Object.keys(properties),
        ...[...Object.values(schema), referred].flatMap((part) => fieldsOf(part, seen)),
      ];
    };
    const withField = Object.values(document.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId: string; responses: object }>)
        .filter(({ responses }) => fieldsOf(responses, new Set()).some((name) => HIDDEN_FIELD.test(name)))
        .map(({ operationId }) => operationId),
    );
    const access = new Map((await routesOf(shop)).map((route) => [route.operation, route.access]));
    expect(withField).toContain('getProductByAdmin');
    expect(withField).toContain('getProductTranslationsByAdmin');
    expect(withField.filter((operation) => access.get(operation) !== 'admin')).toEqual([]);
  });

  it.each(['a guest', 'maria', 'the owner'])(
    'are in no answer of the shop to %s, computed or cached',
    async (name) => {
      const token = { maria, 'the owner': shop.adminToken }[name];
      expect(routes.length).toBeGreaterThan(20);
      for (const route of routes) {
        for (const query of ['', '?q=pyro&limit=100', '?q=pyro&limit=100']) {
          const { status, body } = await shop.call('GET', `${pathOf(route)}${query}`, { token });
          expect([route.operation, status < 500, LEAK.exec(textOf(body))]).toEqual([
            route.operation,
            true,
            null,
          ]);
        }
      }
      const { body } = await shop.call('GET', '/api/products?status=all&limit=100', { token });
      expect(textOf(body)).toContain(SLUG);
      expect(textOf(body)).not.toMatch(LEAK);
    },
  );

  it('are on no page, neither in its markup nor in the data for the browser', async () => {
    gateway = await GatewayProcess.start(shop);
    for (const path of ['/?', '/products?', `/products?search=${SLUG}&`, `/products/${SLUG}?`]) {
      for (const language of ['en', 'ro', 'en']) {
        const page = await fetch(`${gateway.url}${path}lang=${language}`);
        const html = await page.text();
        expect([path, page.status, html.includes('Pyrometer'), LEAK.exec(html)]).toEqual([
          path,
          200,
          true,
          null,
        ]);
      }
    }
  });

  it('are not searched but for the keywords', async () => {
    const found = await shop.call<unknown[]>('GET', '/api/products?search=98765.43');
    expect(found.body).toEqual([]);
    const byKeyword = await shop.call('GET', `/api/products?search=${KEYWORD}&limit=100`);
    expect(textOf(byKeyword.body)).toContain(SLUG);
    expect(textOf(byKeyword.body)).not.toMatch(LEAK);
    const documents = await shop.sql<{ text: string }>('SELECT document::text AS text FROM product_search');
    expect(documents.filter(({ text }) => text.includes('98765'))).toEqual([]);
  });

  it('are not known to the assistant', async () => {
    const { body } = await shop.call<{ sessionId: string }>('POST', '/api/ai/connect', { body: {} });
    for (const message of [
      'How much do you pay for the Pyrometer?',
      'What is your margin on the Pyrometer?',
      'Which search keywords does the Pyrometer have?',
    ]) {
      const reply = await shop.call('POST', '/api/ai/chat', { body: { ...body, message, language: 'en' } });
      expect(reply.status).toBe(200);
      expect(textOf(reply.body)).not.toMatch(LEAK);
    }
  });

  it('are not in the data that a customer downloads', async () => {
    const { app } = shop;
    const { rawPayload } = await app.inject({
      method: 'GET',
      url: '/api/auth/my-data',
      headers: { authorization: `Bearer ${maria}` },
    });
    const files = Object.values(unzipSync(rawPayload)).map((file) => strFromU8(file));
    expect(files.join('')).toContain(MARIA);
    expect(files.join('')).not.toMatch(LEAK);
  });
});
