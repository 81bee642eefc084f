import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

/** Of 1,500 products 1,200 are labels. */
const ADD_PRODUCTS = `
  INSERT INTO product (name, slug, price_minor, stock_quantity, status, category_id, deleted_at)
  SELECT CASE WHEN n % 5 = 0 THEN 'Knife ' ELSE 'Label ' END || n, 'made-' || n, 100 + n * 7 % 1000, n % 40,
         (ARRAY['active', 'draft', 'inactive'])[1 + n % 3], CASE WHEN n % 2 = 0 THEN $1::int ELSE $2::int END,
         CASE WHEN n % 50 = 1 THEN now() END
    FROM generate_series(1, 1500) n`;

/** Random languages, some of them taken away, emptied and given again. */
const TRANSLATE = [
  `INSERT INTO product_translation (product_id, language, name, description)
   SELECT id, language, CASE WHEN random() < 0.9 THEN 'Name' END, 'Text'
     FROM product, unnest(ARRAY['ro', 'de', 'fr']) AS language WHERE random() < 0.8`,
  'DELETE FROM product_translation WHERE random() < 0.1',
  'UPDATE product_translation SET name = NULL WHERE random() < 0.1',
  `UPDATE product_translation SET name = 'Name' WHERE random() < 0.1`,
];
const UNTRANSLATED = `(SELECT count(name) FROM product_translation t WHERE t.product_id = p.id) < 3`;

const LABELS = `p.name LIKE 'Label %'`;

const SORTS = {
  name: 'p.name COLLATE "und-x-icu"',
  price: 'p.price_minor',
  category: 'c.name COLLATE "und-x-icu"',
  stock: 'p.stock_quantity',
  status: 'p.status',
};

describe('a list of the staff with more than a thousand products', () => {
  let shop: CatalogShop;
  let token: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    const categories = [
      await shop.category('Zone two', 'zone-two'),
      await shop.category('Zone one', 'zone-one'),
    ];
    await shop.sql(ADD_PRODUCTS, categories);
    for (const statement of TRANSLATE) await shop.sql(statement);
  });
  afterAll(() => shop.close());

  it.each([
    ['search=label', LABELS],
    ['search=label&category=zone-one', `${LABELS} AND c.slug = 'zone-one'`],
    ['search=label&minPrice=2', `${LABELS} AND p.price_minor >= 200`],
    ['', 'true'],
    ['status=draft', `p.status = 'draft'`],
    ['lacks=translation', UNTRANSLATED],
    ['lacks=translation&category=zone-one', `${UNTRANSLATED} AND c.slug = 'zone-one'`],
  ])('“%s”: its count and pages are those of the products, in each order', async (filter, condition) => {
    for (const [sort, column] of Object.entries(SORTS))
      for (const [sign, direction] of [
        ['', 'ASC'],
        ['-', 'DESC'],
      ]) {
        const facts = await shop.sql<{ id: number }>(
          `SELECT p.id FROM product p JOIN category c ON c.id = p.category_id
            WHERE p.deleted_at IS NULL AND ${condition}
            ORDER BY ${column} ${direction}, p.id ${direction}`,
        );
        for (const offset of [0, 700, 1440]) {
          const query = `${filter}&sort=${sign}${sort}&limit=30&offset=${offset}`;
          const answer = await shop.call<{ id: number }[]>('GET', `/admin/api/products?${query}`, { token });
          expect([query, answer.headers['x-total-count'], answer.body.map(({ id }) => id)]).toEqual([
            query,
            String(facts.length),
            facts.slice(offset, offset + 30).map(({ id }) => id),
          ]);
        }
      }
  });

  it('what products on sale lack is counted as it is listed', async () => {
    const { body } = await shop.call('GET', '/admin/api/products/lacks', { token });
    const [fact] = await shop.sql<{ products: number }>(
      `SELECT count(*)::int AS products FROM product p WHERE p.deleted_at IS NULL AND p.status = 'active' AND ${UNTRANSLATED}`,
    );
    expect(body).toContainEqual({ lack: 'translation', products: fact!.products });
  });
});
