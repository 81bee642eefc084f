import type { AdminProductResponse } from '../http/admin-product.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Refusal {
  code: string;
  details?: { current?: AdminProductResponse };
}

describe('a product of administrators', () => {
  let shop: CatalogShop;
  let token: string;
  let categoryId: number;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    categoryId = await shop.category('Measuring', 'measuring');
  });
  afterAll(() => shop.close());

  const form = (changes: object) => ({
    name: 'Probe',
    slug: 'probe',
    price: '24.90',
    categoryId,
    ...changes,
  });
  const put = async <T = AdminProductResponse>(id: number, changes: object) =>
    shop.call<T>('PUT', `/api/products/${id}`, { token, body: form(changes) });

  it('has a cost that stays when it is left out, is cleared when empty, and counts as a change', async () => {
    const body = form({ costPrice: '14.5' });
    const { id, ...rest } = (await shop.call<AdminProductResponse>('POST', '/api/products', { token, body }))
      .body;
    expect(rest).toMatchObject({ costPrice: '14.50', version: 1 });
    const { body: kept } = await put(id, { version: 1 });
    expect(kept).toMatchObject({ costPrice: '14.50', version: 1 });
    const { body: dearer } = await put(id, { costPrice: 30, version: 1 });
    expect(dearer).toMatchObject({ price: '24.90', costPrice: '30.00', version: 2 });
    const stale = await put<Refusal>(id, { costPrice: '15.00', version: 1 });
    expect([stale.status, stale.body.details?.current?.costPrice]).toEqual([409, '30.00']);
    expect((await put(id, { costPrice: '0' })).body).toMatchObject({ costPrice: '0.00' });
    expect((await put(id, { costPrice: '' })).body).toMatchObject({
      costPrice: null,
      version: 4,
    });
    const entries = await shop.sql(
      `SELECT before ->> 'costPrice' AS before, after ->> 'costPrice' AS after FROM audit_entry
        WHERE subject = 'product' AND subject_id = $1 AND action = 'product.updated' AND after ? 'costPrice' ORDER BY id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { before: '14.50', after: '30.00' },
      { before: '30.00', after: '0.00' },
      { before: '0.00', after: null },
    ]);
  });
});
