import type { SuggestionsResponse } from './http/product-search.dto';
import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

describe('Suggestions while a text is typed', () => {
  let shop: CatalogShop;
  let santoku: number;
  let knives: number;
  beforeAll(async () => {
    shop = await startCatalogShop();
    knives = await shop.category('Knives & Boards', 'knives');
    const thermometers = await shop.category('Thermometers', 'thermometers');
    santoku = await shop.product({ name: 'Santoku Knife', categoryId: knives, priceMinor: 4990 });
    await shop.product({ name: 'Knife', categoryId: knives, stock: 0 });
    await shop.product({ name: 'Knife Sharpener', categoryId: knives });
    await shop.product({ name: 'Probe Thermometer', categoryId: thermometers, description: 'No knife.' });
    await shop.product({ name: 'Soluție de curățare', description: 'Îndepărtează grăsimea.' });
    await shop.product({ name: 'Knife of the past', categoryId: knives, status: 'discontinued' });
    await shop.product({ name: 'Knife in the bin', categoryId: knives, isDeleted: true });
    for (let n = 1; n <= 10; n += 1) await shop.product({ name: `Ladle ${n}` });
  });
  afterAll(() => shop.close());

  const suggest = async (text: string) =>
    (await shop.call<SuggestionsResponse>('GET', `/api/products/suggestions?q=${encodeURIComponent(text)}`))
      .body;
  const names = async (text: string) => (await suggest(text)).products.map(({ name }) => name);

  it('contain the fields for a thumbnail and a link', async () => {
    expect((await suggest('santoku')).products).toEqual([
      {
        id: santoku,
        name: 'Santoku Knife',
        slug: 'product-1',
        price: '49.90',
        currency: 'USD',
        imageUrl: null,
        category: { id: knives, name: 'Knives & Boards', slug: 'knives' },
        isFrom: false,
        code: `KP-${santoku}`,
        taxClasses: null,
      },
    ]);
  });

  it('begin with the exact name, then names that begin with the text, then names, then descriptions', async () => {
    expect(await names('knife')).toEqual(['Knife', 'Knife Sharpener', 'Santoku Knife', 'Probe Thermometer']);
  });

  it('come from the first letters on', async () => {
    expect(await names('kn')).toContain('Knife Sharpener');
    expect(await names('s')).toContain('Santoku Knife');
  });

  it('are never more than eight products and three categories', async () => {
    expect((await suggest('ladle')).products).toHaveLength(8);
    expect((await suggest('e')).categories.length).toBeLessThanOrEqual(3);
  });

  it.each([`KP-`, `kp-`])('put the product of an exact code first: %s', async (prefix) => {
    expect((await names(`${prefix}${santoku}`))[0]).toBe('Santoku Knife');
  });

  it('put the products whose codes begin with a code behind that of the code itself', async () => {
    const whisk = await shop.product({ name: 'Whisk' });
    const ids = [whisk * 10 + 3, whisk * 10 + 7, whisk * 100];
    await shop.sql(
      `INSERT INTO product (id, name, slug, price_minor, category_id) OVERRIDING SYSTEM VALUE
       SELECT id, 'Coded', concat('coded-', id), 1000, $2 FROM unnest($1::int[]) id`,
      [ids, knives],
    );
    const codes = (await suggest(`kp${whisk}`)).products.map(({ code }) => code);
    expect(codes).toEqual([whisk, ...ids].map((id) => `KP-${id}`));
    expect(await names(String(whisk))).toEqual(['Whisk']);
  });

  it('are empty for an unused code, without a correction', async () => {
    expect(await suggest('KP-9999999999')).toEqual({ products: [], categories: [], didYouMean: null });
  });

  it.each(['termometer', 'thermomteer', 'thermonetre', 'termom'])('forgive a mistake: %s', async (text) => {
    const { products, didYouMean } = await suggest(text);
    expect(products.map(({ name }) => name)).toContain('Probe Thermometer');
    expect(didYouMean).toMatch(/^thermometers?$/);
  });

  it('treat letters with and without marks alike', async () => {
    expect(await names('curăț')).toEqual(['Soluție de curățare']);
    expect(await names('solutie de curat')).toEqual(['Soluție de curățare']);
  });

  it('name the categories of the matches, one with a matching name first', async () => {
    const { categories } = await suggest('knife');
    expect(categories.map(({ slug }) => slug)).toEqual(['knives', 'thermometers']);
    expect((await suggest('thermometers')).categories[0]).toMatchObject({ slug: 'thermometers' });
  });

  it('contain no inactive or deleted product', async () => {
    expect(await names('knife of the past')).not.toContain('Knife of the past');
    expect(await names('knife in the bin')).not.toContain('Knife in the bin');
  });

  it('correct the spelling only when that finds something else', async () => {
    expect((await suggest('knife')).didYouMean).toBeNull();
    expect((await suggest('kinfe sharpner')).didYouMean).toBe('knife sharpener');
    expect((await suggest('knife ladle')).didYouMean).toBe('knife');
    expect((await suggest('qqqqqqqq')).didYouMean).toBeNull();
  });

  it('lead to a list that is not empty', async () => {
    const { didYouMean } = await suggest('santoku xylophone');
    expect(await shop.names(`?search=${didYouMean}`)).toEqual(['Santoku Knife']);
  });

  it('are none for an empty text', async () => {
    const nothing = { products: [], categories: [], didYouMean: null };
    expect(await suggest('')).toEqual(nothing);
    expect(await suggest('   ')).toEqual(nothing);
    expect((await shop.call('GET', '/api/products/suggestions')).body).toEqual(nothing);
  });

  it.each(['!!!', '& | !', "'", '\\', '%', ':*', '🍕', "o'neil's", 'x '.repeat(99)])(
    'answer %j without an error',
    async (text) => {
      const call = await shop.call('GET', `/api/products/suggestions?q=${encodeURIComponent(text)}`);
      expect(call.status).toBe(200);
    },
  );

  it('reflect a changed name after the notification', async () => {
    const id = await shop.product({ name: 'Gravy boat' });
    shop.refresh();
    expect([await names('gravy'), await names('gravy')]).toEqual([['Gravy boat'], ['Gravy boat']]);
    await shop.sql(`UPDATE product SET name = 'Sauce boat' WHERE id = $1`, [id]);
    shop.refresh();
    expect(await names('sauce')).toEqual(['Sauce boat']);
  });
});
