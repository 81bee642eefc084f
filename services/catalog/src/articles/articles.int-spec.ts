import type { Problem } from '@kp/platform/http';
import type { AdminProductResponse } from '../http/admin-product.dto';
import type { ProductDetailResponse } from '../http/product.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

const GLOVES = {
  name: 'Nitrile gloves M',
  slug: 'nitrile-gloves-m',
  price: '18.00',
  stockQuantity: 40,
  sku: 'GX-1011',
  gtin: '594 4349 342757',
  brand: 'Handsafe',
  unit: 'pr',
  packSize: 100,
  minQuantity: 2,
  orderMultiple: 2,
  originCountry: 'ro',
  customsCode: '4015 19 00',
};

const STORED = {
  sku: 'GX-1011',
  gtin: '5944349342757',
  brand: 'Handsafe',
  unit: 'PR',
  packSize: 100,
  minQuantity: 2,
  orderMultiple: 2,
  originCountry: 'RO',
  customsCode: '40151900',
};

type Saved = AdminProductResponse & Pick<Problem, 'code' | 'fields'>;

describe('article data of products', () => {
  let shop: CatalogShop;
  let token: string;
  let categoryId: number;
  let gloves: AdminProductResponse;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    categoryId = await shop.category('Protection', 'protection');
    gloves = (await save('POST', '/api/products', GLOVES)).body;
  });
  afterAll(() => shop.close());

  const save = (method: 'POST' | 'PUT', path: string, body: object) =>
    shop.call<Saved>(method, path, { token, body: { categoryId, ...body } });
  const update = (id: number, change: object) =>
    save('PUT', `/api/products/${id}`, {
      name: GLOVES.name,
      slug: GLOVES.slug,
      price: GLOVES.price,
      ...change,
    });

  it('has brands that the back office lists and filters by, in any spelling', async () => {
    const brands = await shop.call<string[]>('GET', '/admin/api/products/brands', { token });
    expect(brands.body).toEqual(['Handsafe']);
    const found = await shop.call<AdminProductResponse[]>('GET', '/admin/api/products?brand=HANDSAFE', {
      token,
    });
    expect(found.body.map(({ id }) => id)).toEqual([gloves.id]);
  });

  it('is stored as it is scanned and typed, and shown instead of the number', async () => {
    expect(gloves).toMatchObject({ code: 'GX-1011', article: STORED });
    const { body } = await shop.call<ProductDetailResponse>('GET', `/api/products/slug/${GLOVES.slug}`);
    expect(body.article).toEqual(STORED);
  });

  it('carries nothing in lists where nothing is known', async () => {
    const id = await shop.product({ name: 'Plain ladle' });
    shop.refresh();
    const { body } = await shop.list();
    expect(body.find((product) => product.id === id)).toMatchObject({ article: null });
  });

  it('stays when it is left out, goes when it is emptied, and counts as a change', async () => {
    const kept = await update(gloves.id, { brand: '' });
    const { brand: _brand, ...others } = STORED;
    expect(kept.body.article).toEqual(others);
    expect(kept.body.version).toBe(gloves.version + 1);
    expect((await update(gloves.id, { brand: 'Handsafe' })).body.article).toEqual(STORED);
    const [entry] = await shop.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entry WHERE subject = 'product' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [String(gloves.id)],
    );
    expect(entry).toMatchObject({ before: { brand: null }, after: { brand: 'Handsafe' } });
  });

  it.each([
    [{ sku: 'KP-12' }, 'sku'],
    [{ gtin: '5944349342758' }, 'gtin'],
    [{ unit: 'FURLONG' }, 'unit'],
    [{ packSize: 0 }, 'packSize'],
    [{ customsCode: '12' }, 'customsCode'],
  ])('%j is refused at its field', async (change, field) => {
    const { status, body } = await update(gloves.id, change);
    expect([status, body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('gives a code to one product, whatever its case, until that is deleted', async () => {
    const second = { name: 'Gloves L', slug: 'gloves-l', price: '18.00', sku: 'gx-2000' };
    const { body: first } = await save('POST', '/api/products', second);
    const duplicate = { ...second, slug: 'gloves-l-2', sku: 'GX-2000' };
    const refused = await save('POST', '/api/products', duplicate);
    expect([refused.status, refused.body.code, refused.body.fields?.[0]?.field]).toEqual([
      409,
      'CATALOG.PRODUCT_SKU_TAKEN',
      'sku',
    ]);
    await shop.call('DELETE', `/api/products/${first.id}`, { token });
    expect((await save('POST', '/api/products', duplicate)).status).toBe(201);
  });

  describe('is found by its code or barcode', () => {
    const found = async (path: string, by?: string) => {
      const { body } = await shop.call<unknown>('GET', path, { token: by });
      const rows = Array.isArray(body) ? body : (body as { products: unknown[] }).products;
      return (rows as { id: number }[]).map(({ id }) => id);
    };
    beforeAll(async () => {
      await shop.product({ name: 'GX holder for 1011 gloves' });
      shop.refresh();
    });

    it.each([
      ['as it is', 'GX-1011'],
      ['in small letters', 'gx-1011'],
      ['by its beginning', 'gx-10'],
      ['without its hyphen', 'gx1011'],
      ['without it by its beginning', 'GX10'],
      ['with a blank in its place', 'gx 1011'],
      ['barcode', '5944349342757'],
      ['barcode with blanks', '594 4349 342757'],
    ])('%s', async (_how, text) => {
      const search = encodeURIComponent(text);
      expect(await found(`/api/products?search=${search}`)).toEqual([gloves.id]);
      expect((await found(`/api/products/suggestions?q=${search}`))[0]).toBe(gloves.id);
      expect(await found(`/admin/api/products?search=${search}`, token)).toContain(gloves.id);
    });

    it('before longer codes and names that begin with it', async () => {
      const longer: number[] = [];
      for (const [sku, name] of [
        ['TRX-77-1', 'Board'],
        ['TRX-77-2', 'Apron'],
      ] as const) {
        longer.push(await shop.product({ name }));
        await shop.sql('UPDATE product SET sku = $1 WHERE id = $2', [sku, longer.at(-1)]);
      }
      const tongs = await shop.product({ name: 'Tongs' });
      await shop.sql(`UPDATE product SET sku = 'TRX-77' WHERE id = $1`, [tongs]);
      shop.refresh();
      for (const text of ['trx-77', 'TRX77']) {
        expect(await found(`/api/products?search=${text}`)).toEqual([tongs, ...longer]);
        expect(await found(`/api/products/suggestions?q=${text}`)).toEqual([tongs, ...longer]);
        expect(await found(`/admin/api/products?search=${text}&sort=-name&limit=1`, token)).toEqual([tongs]);
        expect((await found(`/admin/api/products?search=${text}&limit=2`, token))[0]).toBe(tongs);
      }
    });

    it('and by its brand', async () => {
      expect(await found('/api/products?search=handsafe%20gloves')).toEqual([gloves.id]);
      expect(await found('/api/products?search=handsafe')).toEqual([gloves.id]);
    });

    it('and a text that is none is searched in words', async () => {
      expect(await found('/api/products?search=holder%20for%201011')).not.toContain(gloves.id);
      expect(await found('/api/products?search=g%2Fx10')).not.toContain(gloves.id);
      expect(await found('/api/products?search=gx-9')).not.toContain(gloves.id);
      const numbered = await shop.product({ name: 'Ladle' });
      await shop.sql(`UPDATE product SET sku = '2-401' WHERE id = $1`, [numbered]);
      shop.refresh();
      const day = await shop.product({ name: 'Clock, 24 hours' });
      expect(await found('/api/products?search=24')).toEqual([day]);
      expect(await found('/api/products?search=2-401')).toEqual([numbered]);
    });
  });

  it('is exported, a column each', async () => {
    const { body } = await shop.call<string>('GET', '/admin/api/products.csv?search=gloves', { token });
    const [head = '', ...lines] = body.replace('\ufeff', '').trim().split('\n');
    const names = head.split(',');
    const cells = lines.find((line) => line.startsWith(`KP-${gloves.id},`))!.split(',');
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    expect(row).toMatchObject({ ...STORED, packSize: '100', minQuantity: '2', orderMultiple: '2' });
  });

  it('is counted where products lack it, listed by what they lack, and said of each', async () => {
    await shop.sql('UPDATE product SET deleted_at = now() WHERE id <> $1', [gloves.id]);
    const bare = await shop.product({ name: 'Bare', slug: 'bare', categoryId });
    await shop.sql(
      `UPDATE product SET weight_grams = 80, image_url = '/pictures/x.svg', description = 'Soft.' WHERE id = $1`,
      [gloves.id],
    );
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', 'Mănuși')`,
      [gloves.id],
    );
    const counts = await shop.call('GET', '/admin/api/products/lacks', { token });
    expect(counts.body).toEqual([
      { lack: 'picture', products: 1 },
      { lack: 'description', products: 1 },
      { lack: 'translation', products: 1 },
      { lack: 'weight', products: 1 },
      { lack: 'safety', products: 2 },
    ]);
    for (const lack of ['picture', 'description', 'translation', 'weight']) {
      const { body } = await shop.call<AdminProductResponse[]>('GET', `/admin/api/products?lacks=${lack}`, {
        token,
      });
      expect(body.map(({ id }) => id)).toEqual([bare]);
    }
    const listed = await shop.call<AdminProductResponse[]>('GET', '/admin/api/products?sort=-name', {
      token,
    });
    expect(listed.body.map(({ name, lacks }) => [name, lacks])).toEqual([
      ['Nitrile gloves M', ['safety']],
      ['Bare', ['picture', 'description', 'translation', 'weight', 'safety']],
    ]);
  });
});
