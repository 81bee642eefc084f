import type { FoundProductResponse, SearchTestResponse } from '../http/synonyms.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

describe('The test of a search in the back office', () => {
  let shop: CatalogShop;
  let token: string;
  let fridge: number;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    const labels = await shop.category('Food Labels', 'food-labels');
    fridge = await shop.product({ name: 'Fridge Thermometer', description: 'Reads to -30 degrees.' });
    await shop.product({ name: 'Day Dot Roll', categoryId: labels, description: 'For every shelf.' });
    await shop.product({ name: 'Oven Glove', description: 'Not for the fridge.' });
    await shop.product({ name: 'Fridge of the past', status: 'discontinued' });
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, name, keywords)
       VALUES ($1, 'ro', 'Termometru de frigider', 'vitrină frigorifică')`,
      [fridge],
    );
    await shop.sql(`UPDATE product SET keywords = 'larder, pantry gauge' WHERE id = $1`, [fridge]);
  });
  afterAll(() => shop.close());

  const test = async (text: string, language = 'en') =>
    (
      await shop.call<SearchTestResponse>(
        'GET',
        `/admin/api/synonyms/test?q=${encodeURIComponent(text)}&language=${language}`,
        { token },
      )
    ).body;
  const namesOf = ({ products }: SearchTestResponse) => products.map(({ name }) => name);
  const reasonsOf = (products: readonly FoundProductResponse[], name: string) =>
    products.find((product) => product.name === name)?.reasons;

  it.each(['fridge', 'cooler thermometer', 'fridge zebra', 'KP-1', 'daydot', 'thermomter', 'zzzz'])(
    'finds for "%s" what the shop finds, in its order',
    async (text) => {
      const found = await test(text);
      const { body, headers } = await shop.list(`?search=${encodeURIComponent(text)}&limit=10`);
      expect(namesOf(found)).toEqual(body.map(({ name }) => name));
      expect(String(found.total)).toBe(headers['x-total-count']);
      const used = headers['x-search-used'];
      expect(found.used).toBe(used === undefined ? null : decodeURIComponent(String(used)));
    },
  );

  it('says which synonym a product is found by, and where it stands', async () => {
    const { units, products } = await test('degrees cooler');
    expect(units.map(({ typed, searched, kind }) => [typed, searched, kind])).toEqual([
      ['degrees', 'degrees', 'word'],
      ['cooler', 'cooler', 'synonym'],
    ]);
    expect(units[1]?.alternatives).toContain('fridge');
    expect(reasonsOf(products, 'Fridge Thermometer')).toEqual([
      { searched: 'degrees', term: 'degrees', foundIn: 'description' },
      { searched: 'cooler', term: 'fridge', foundIn: 'name' },
    ]);
  });

  it('tells the category, the description, keywords and a translation as reasons', async () => {
    const labels = await test('labels shelf');
    expect(reasonsOf(labels.products, 'Day Dot Roll')).toEqual([
      { searched: 'labels', term: 'labels', foundIn: 'category' },
      { searched: 'shelf', term: 'shelf', foundIn: 'description' },
    ]);
    expect(reasonsOf((await test('pantry')).products, 'Fridge Thermometer')).toEqual([
      { searched: 'pantry', term: 'pantry', foundIn: 'keywords' },
    ]);
    const vitrine = await test('vitrina', 'ro');
    expect(reasonsOf(vitrine.products, 'Termometru de frigider')).toEqual([
      { searched: 'vitrina', term: 'vitrina', foundIn: 'keywords' },
    ]);
    const romanian = await test('frigider', 'ro');
    expect(namesOf(romanian)).toContain('Termometru de frigider');
    expect(reasonsOf(romanian.products, 'Termometru de frigider')).toEqual([
      { searched: 'frigider', term: 'frigider', foundIn: 'translation' },
    ]);
  });

  it('shows a corrected word with what was typed', async () => {
    const { units, used, products } = await test('thermomter');
    expect(units).toMatchObject([{ typed: 'thermomter', searched: 'thermometer', kind: 'corrected' }]);
    expect(used).toBe('thermometer');
    expect(products[0]?.name).toBe('Fridge Thermometer');
  });

  it('shows a word that was written together as its parts, which belong together', async () => {
    const { units, products } = await test('fridgeglove');
    expect(units.map(({ typed, searched, kind }) => [typed, searched, kind])).toEqual([
      ['fridgeglove', 'fridge glove', 'split'],
    ]);
    expect(products.map(({ name }) => name)).toEqual(['Oven Glove']);
  });

  it('says which words were left out to find something', async () => {
    const { units, used, products } = await test('day dot roll zebra');
    expect(used).toBeNull();
    expect(units.map(({ typed, kind }) => [typed, kind])).toEqual([
      ['day dot', 'synonym'],
      ['roll', 'synonym'],
      ['zebra', 'left-out'],
    ]);
    expect(products[0]?.name).toBe('Day Dot Roll');
  });

  it.each(['kp', 'KP-', 'KP ', ''])('knows a product code: %s and the number', async (prefix) => {
    const typed = `${prefix}${fridge}`;
    const { code, products } = await test(typed);
    expect(code).toBe(`KP-${fridge}`);
    expect(products[0]).toMatchObject({
      id: fridge,
      code: `KP-${fridge}`,
      name: 'Fridge Thermometer',
      reasons: [
        {
          searched: typed,
          term: `KP-${fridge}`,
          foundIn: 'code',
        },
      ],
    });
  });

  it.each(['!!!', "'", ':*', '🍕', 'x '.repeat(99)])('answers %j', async (text) => {
    expect(await test(text)).toMatchObject({ code: null, products: [] });
  });

  it.each<[string, string]>([
    ['q', '?language=en'],
    ['q', '?q=%20&language=en'],
    ['language', '?q=a'],
    ['language', '?q=a&language=xx'],
  ])('names %s in %s', async (field, query) => {
    const { status, body } = await shop.call<{ fields: { field: string }[] }>(
      'GET',
      `/admin/api/synonyms/test${query}`,
      { token },
    );
    expect([status, body.fields.map((each) => each.field)]).toEqual([400, [field]]);
  });
});
