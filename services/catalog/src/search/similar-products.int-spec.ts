import { Client } from 'pg';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';
import { SimilarProducts } from './similar-products';

const PATIENCE_MS = 5_000;

describe('products that are similar to a sentence', () => {
  let shop: CatalogShop;
  let similar: SimilarProducts;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    shop = await startCatalogShop();
    similar = shop.app.get(SimilarProducts);
    ids.gloves = await shop.product({ name: 'Cut-resistant gloves' });
    ids.steel = await shop.product({ name: 'Sharpening steel' });
    ids.withdrawn = await shop.product({ name: 'Oyster gloves', status: 'inactive' });
    await shop.sql(`UPDATE product SET keywords = 'oysters, slicer' WHERE id = $1`, [ids.gloves]);
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, name, keywords)
       VALUES ($1, 'de', 'Wetzstahl', 'stumpfe Messer')`,
      [ids.steel],
    );
  });
  afterAll(() => shop.close());

  const found = async (text: string, language: 'en' | 'de') =>
    (await similar.within(language, PATIENCE_MS))!.find(text, 5).map(({ id }) => id);

  it('are found by their keywords, without those that the shop does not show', async () => {
    const [first, ...others] = await found('gloves for oysters', 'en');
    expect(first).toBe(ids.gloves);
    expect(others).not.toContain(ids.withdrawn);
  });

  it('are found by the texts of another language, as far as there are any', async () => {
    const [steel, ...others] = await found('meine Messer sind stumpf', 'de');
    expect(steel).toBe(ids.steel);
    expect(others).not.toContain(ids.gloves);
  });

  it('are not waited for longer than asked', async () => {
    const other = new Client({ connectionString: shop.databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE product');
    expect(await similar.within('fr', 1)).toBeNull();
    await other.end();
    expect(await similar.within('fr', PATIENCE_MS)).not.toBeNull();
  });
});
