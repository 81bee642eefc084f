import type { AdminProductResponse } from '../http/admin-product.dto';
import type { ProductTranslationsResponse } from '../http/product-translations.dto';
import { AddKeywords1795560010001 } from '../persistence/migrations/1795560010001-add-keywords';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Refusal {
  status: number;
  fields: { field: string }[];
}

describe('search keywords of a product', () => {
  let shop: CatalogShop;
  let token: string;
  let categoryId: number;
  let strop: number;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    categoryId = await shop.category('Knives', 'knives');
    const { body } = await create('Leather Strop', 'sharpen knives,\n blunt  blade');
    strop = body.id;
    await create('Bread Pan', '');
  });
  afterAll(() => shop.close());

  const form = (name: string, changes: object = {}) => ({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    price: '32.50',
    categoryId,
    ...changes,
  });
  const create = (name: string, keywords: string) =>
    shop.call<AdminProductResponse>('POST', '/api/products', { token, body: form(name, { keywords }) });
  const put = <T = AdminProductResponse>(id: number, body: object) =>
    shop.call<T>('PUT', `/api/products/${id}`, { token, body });
  const translate = <T = ProductTranslationsResponse>(id: number, language: string, body: object) =>
    shop.call<T>('PUT', `/admin/api/products/${id}/translations/${language}`, { token, body });
  const found = (text: string, language = 'en') =>
    shop.names(`?search=${encodeURIComponent(text)}&language=${language}`);
  const writes = async (id: number) =>
    (await shop.sql<{ xmin: string }>('SELECT xmin FROM product_search WHERE product_id = $1', [id]))[0]!
      .xmin;

  it('find it in English, in one form of a word or another, and as suggestion', async () => {
    expect(await found('blunt')).toEqual(['Leather Strop']);
    expect(await found('sharpen knife')).toEqual(['Leather Strop']);
    const { body } = await shop.call<{ products: { name: string }[] }>(
      'GET',
      '/api/products/suggestions?q=sharp',
    );
    expect(body.products.map(({ name }) => name)).toEqual(['Leather Strop']);
  });

  it.each([
    ['de', 'Messer schärfen, stumpfes Messer', 'scharfen'],
    ['ro', 'ascuțit cuțite, lamă tocită', 'lama tocita'],
    ['ar', 'شحذ السكاكين', 'سكاكين'],
    ['zh', '磨刀，刀钝了', '磨刀'],
    ['ja', '包丁研ぎ、切れ味', '切れ味'],
    ['ko', '칼갈이, 무딘 칼', '칼갈이'],
  ])('find it in %s, also where the name is English', async (language, keywords, text) => {
    const { body } = await translate(strop, language, { keywords });
    expect(body.translations).toContainEqual({
      language,
      name: null,
      description: null,
      keywords: keywords.replace(/\s+/g, ' '),
    });
    expect(await found(text, language)).toEqual(['Leather Strop']);
    expect(await found(text)).toEqual(['Leather Strop']);
  });

  it('find it after what is named so', async () => {
    await create('Oven Mitt', 'blunt');
    const named = await create('Blunt Scraper', '');
    const { body: described } = await create('Blade Box', '');
    await put(described.id, form('Blade Box', { description: 'For each blunt blade.' }));
    expect((await found('blunt'))[0]).toBe('Blunt Scraper');
    await translate(named.body.id, 'de', { name: 'Stumpfer Schaber' });
    await create('Palette', 'stumpfer');
    expect(await found('stumpfer', 'de')).toEqual(['Stumpfer Schaber', 'Palette']);
  });

  it('are in no answer of the shop', async () => {
    const paths = [
      '/api/products?search=sharpen',
      '/api/products?search=sharpen&language=de',
      '/api/products',
      '/api/products?limit=100&language=zh',
      '/api/products/slug/leather-strop',
      `/api/products/${strop}`,
      `/api/products/${strop}?language=de`,
      '/api/products/facets?search=sharpen',
      '/api/categories',
      '/api/products/suggestions?q=sharpen',
      '/api/products/suggestions?q=sharpen&language=de',
    ];
    for (const path of [...paths, ...paths]) {
      const { status, body, headers } = await shop.call('GET', path);
      const text = JSON.stringify([body, headers]);
      expect([path, status, /keywords|sharpen knives|stumpfes Messer|磨刀/i.exec(text)]).toEqual([
        path,
        200,
        null,
      ]);
    }
    const { body: all } = await shop.call('GET', '/api/products?status=all&limit=100', { token });
    expect(JSON.stringify(all)).toContain('leather-strop');
    expect(JSON.stringify(all)).not.toMatch(/keywords/);
  });

  it('stay when they are left out, are cleared when empty, and are audited as a change', async () => {
    const { body: fork } = await create('Carving Fork', 'roast');
    expect(fork).toMatchObject({ keywords: 'roast', version: 1 });
    expect((await put(fork.id, form('Carving Fork'))).body).toMatchObject({ keywords: 'roast', version: 1 });
    const changed = await put(fork.id, form('Carving Fork', { keywords: 'joint, turkey' }));
    expect(changed.body).toMatchObject({ keywords: 'joint, turkey', version: 2 });
    expect([await found('roast'), await found('turkey')]).toEqual([[], ['Carving Fork']]);
    expect((await put(fork.id, form('Carving Fork', { keywords: '' }))).body).toMatchObject({
      keywords: '',
      version: 3,
    });
    expect(await found('turkey')).toEqual([]);
    const entries = await shop.sql(
      `SELECT before ->> 'keywords' AS before, after ->> 'keywords' AS after FROM audit_entry
        WHERE action = 'product.updated' AND subject_id = $1 AND after ? 'keywords' ORDER BY id`,
      [String(fork.id)],
    );
    expect(entries).toEqual([
      { before: 'roast', after: 'joint, turkey' },
      { before: 'joint, turkey', after: '' },
    ]);
  });

  it('of a language are audited, and are gone with the language', async () => {
    const { body: pin } = await create('Rolling Pin', '');
    await translate(pin.id, 'fr', { keywords: 'abaisser la pâte' });
    expect(await found('abaisser', 'fr')).toEqual(['Rolling Pin']);
    const { body } = await translate(pin.id, 'fr', {});
    expect([body.translations, await found('abaisser')]).toEqual([[], []]);
    const [first] = await shop.sql<{ after: object }>(
      `SELECT after FROM audit_entry WHERE action = 'product.translation-updated' AND subject_id = $1 ORDER BY id`,
      [String(pin.id)],
    );
    expect(first!.after).toMatchObject({ fr: { keywords: 'abaisser la pâte' } });
  });

  it('have at most 1000 characters', async () => {
    const keywords = 'k'.repeat(1001);
    for (const { status, body } of [
      await put<Refusal>(strop, form('Leather Strop', { keywords })),
      await translate<Refusal>(strop, 'it', { keywords }),
    ])
      expect([status, body.fields.map(({ field }) => field)]).toEqual([400, ['keywords']]);
    for (const text of [42, ['a'], {}])
      expect((await put(strop, form('Leather Strop', { keywords: text }))).status).toBe(400);
    expect((await translate(strop, 'it', { keywords: 'k'.repeat(1000) })).status).toBe(200);
    for (const table of ['product', 'product_translation'])
      await expect(shop.sql(`UPDATE ${table} SET keywords = $1`, [keywords])).rejects.toThrow(
        /keywords_check/,
      );
  });

  it('rebuild the search document once for all languages of a statement, and prices never do', async () => {
    const before = await writes(strop);
    await shop.sql('UPDATE product SET price_minor = price_minor + 1, keywords = keywords WHERE id = $1', [
      strop,
    ]);
    await shop.sql('UPDATE product_translation SET keywords = keywords, updated_at = now()');
    expect(await writes(strop)).toBe(before);
    await shop.sql(`UPDATE product_translation SET keywords = language || 'zz' WHERE product_id = $1`, [
      strop,
    ]);
    expect(await writes(strop)).not.toBe(before);
    shop.refresh();
    expect([await found('dezz'), await found('rozz')]).toEqual([['Leather Strop'], ['Leather Strop']]);
  });

  it('leave the search documents when the migration is undone', async () => {
    const documents = () => shop.sql('SELECT product_id, document::text FROM product_search ORDER BY 1');
    const migration = new AddKeywords1795560010001();
    const runner = shop.owner.createQueryRunner();
    await migration.down(runner);
    shop.refresh();
    expect(JSON.stringify(await documents())).not.toMatch(/sharpen|dezz/);
    const before = await documents();
    await migration.up(runner);
    await runner.release();
    expect(await documents()).toEqual(before);
    await shop.sql(`UPDATE product SET keywords = 'sharpen' WHERE id = $1`, [strop]);
    shop.refresh();
    expect(await found('sharpen')).toEqual(['Leather Strop']);
  });
});
