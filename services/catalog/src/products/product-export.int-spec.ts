import { readWorkbook } from '@kp/testing';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

describe('the export of products', () => {
  let shop: CatalogShop;
  let token: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
  });
  afterAll(() => shop.close());

  /** Of a file without quoted line breaks or commas. */
  const exported = async (query = '') => {
    const { body } = await shop.call<string>('GET', `/admin/api/products.csv?${query}`, { token });
    const [head = '', ...lines] = body.replace('\ufeff', '').trim().split('\n');
    const names = head.split(',');
    return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
  };

  it('has every column, the attributes and the texts of all languages, and runs no formula', async () => {
    const categoryId = await shop.category('Measuring', 'measuring');
    const body = {
      name: '=Probe',
      slug: 'probe',
      price: '24.90',
      compareAtPrice: '29.90',
      costPrice: '14.50',
      categoryId,
      stockQuantity: 12,
      weightGrams: 80,
      status: 'draft',
      description: 'Reads fast.',
      keywords: 'meat probe; core heat',
    };
    const { body: product } = await shop.call<{ id: number }>('POST', '/api/products', { token, body });
    await shop.sql(
      `INSERT INTO category_attribute (category_id, name, value_type, is_filterable) VALUES ($1, 'Range', 'text', true)`,
      [categoryId],
    );
    await shop.sql(
      `INSERT INTO product_attribute SELECT $1, id, '-40 to 200' FROM category_attribute WHERE name = 'Range'`,
      [product.id],
    );
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, name, keywords) VALUES ($1, 'ro', 'Termometru', 'sondă carne')`,
      [product.id],
    );
    await shop.sql(`INSERT INTO attribute_text (source, language, text) VALUES ('Range', 'ro', 'Interval')`);
    const [row] = await exported('status=draft');
    expect(row).toMatchObject({
      code: `KP-${product.id}`,
      slug: 'probe',
      name: "'=Probe",
      price: '24.90',
      compareAtPrice: '29.90',
      costPrice: '14.50',
      category: 'measuring',
      supplier: '',
      status: 'draft',
      stock: '12',
      weightGrams: '80',
      'attribute:Range': "'-40 to 200",
      'name[ro]': 'Termometru',
      'name[de]': '',
      'description[ro]': '',
      keywords: 'meat probe; core heat',
      'keywords[ro]': 'sondă carne',
      'keywords[de]': '',
      'attributes[ro]': 'Range = Interval',
      'attributes[de]': '',
    });
  });

  it('is a workbook as well, with prices as numbers and every text as it is stored', async () => {
    const url = '/admin/api/products.xlsx?status=draft';
    const { headers, rawPayload } = await shop.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    expect(headers['content-disposition']).toBe('attachment; filename="products.xlsx"');
    const [names = [], cells = []] = readWorkbook(rawPayload);
    expect(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]))).toMatchObject({
      slug: 'probe',
      name: '=Probe',
      price: 24.9,
      compareAtPrice: 29.9,
      stock: 12,
      weightGrams: 80,
      'attribute:Range': '-40 to 200',
      'name[ro]': 'Termometru',
      'name[de]': null,
      supplier: null,
    });
  });

  it('follows the filters of the list, over several batches', async () => {
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, category_id)
       SELECT concat('Tray ', n), concat('tray-', n), n, (SELECT min(id) FROM category)
         FROM generate_series(1, 1200) n`,
    );
    const rows = await exported('search=tray&minPrice=1.00');
    expect(rows).toHaveLength(1101);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(1101);
    const url = '/admin/api/products.xlsx?search=tray&minPrice=1.00';
    const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(readWorkbook(rawPayload)).toHaveLength(1102);
  });
});
