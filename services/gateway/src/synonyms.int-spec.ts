import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { shopModules } from '@kp/modules';
import { GatewayProcess, waitUntil } from '@kp/testing';

/** A change is announced within 100 ms; a gateway that missed it would ask only after 10 seconds. */
const ANNOUNCED_MS = 3000;

describe('synonyms that are changed at one of two gateways', () => {
  let shop: InvoicesShop;
  let first: GatewayProcess;
  let second: GatewayProcess;
  beforeAll(async () => {
    const afterInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    shop = await startInvoicesShop({ modules: afterInvoices, worker: false });
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, category_id) SELECT 'Zester Deluxe', 'zester', 900, category_id FROM product LIMIT 1`,
    );
    [first, second] = await Promise.all([GatewayProcess.start(shop), GatewayProcess.start(shop)]);
  });
  afterAll(async () => {
    await Promise.all([first.kill(), second.kill()]);
    await shop.close();
  });

  const read = async (gateway: GatewayProcess, path: string) => (await fetch(gateway.url + path)).json();
  const listed = async (gateway: GatewayProcess) =>
    ((await read(gateway, '/api/products?search=peelomatic')) as { name: string }[]).map(({ name }) => name);
  const suggested = async (gateway: GatewayProcess) => {
    const answer = await read(gateway, '/api/products/suggestions?q=peelomatic');
    return (answer as { products: { name: string }[] }).products.map(({ name }) => name);
  };
  const send = (gateway: GatewayProcess, method: string, path: string, body?: object) =>
    fetch(`${gateway.url}/admin/api/synonyms${path}`, {
      method,
      headers: {
        authorization: `Bearer ${shop.adminToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });

  it('are searched by at both, in lists and suggestions that were cached', async () => {
    // The second request of a search is cached.
    for (const gateway of [first, second, first, second])
      expect([await listed(gateway), await suggested(gateway)]).toEqual([[], []]);
    const saved = await send(first, 'POST', '', { language: 'en', terms: ['peelomatic', 'zester deluxe'] });
    const { id } = (await saved.json()) as { id: number };
    expect([await listed(first), await suggested(first)]).toEqual([['Zester Deluxe'], ['Zester Deluxe']]);
    await waitUntil('the other gateway', async () => (await listed(second)).length > 0, ANNOUNCED_MS);
    expect(await suggested(second)).toEqual(['Zester Deluxe']);
    expect((await send(second, 'DELETE', `/${id}`)).status).toBe(204);
    expect(await listed(second)).toEqual([]);
    await waitUntil('the first gateway', async () => (await listed(first)).length === 0, ANNOUNCED_MS);
    expect(await suggested(first)).toEqual([]);
  });
});
