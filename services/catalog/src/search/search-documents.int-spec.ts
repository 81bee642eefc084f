import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';
import { AddKeywords1795560010001 } from '../persistence/migrations/1795560010001-add-keywords';
import { LightenPriceChanges1795540020001 } from '../persistence/migrations/1795540020001-lighten-price-changes';
import { MoveSearchDocuments1795540010001 } from '../persistence/migrations/1795540010001-move-search-documents';

describe('What a search reads of a product', () => {
  let shop: CatalogShop;
  let knife: number;
  beforeEach(async () => {
    shop = await startCatalogShop();
    const knives = await shop.category('Knives', 'knives');
    knife = await shop.product({ name: 'Chef Knife', description: 'Forged.', categoryId: knives });
    await shop.product({ name: 'Bread Pan', description: 'Aluminium.' });
  });
  afterEach(() => shop.close());

  const translate = (language: string, name: string) =>
    shop.sql('INSERT INTO product_translation (product_id, language, name) VALUES ($1, $2, $3)', [
      knife,
      language,
      name,
    ]);
  const documents = () =>
    shop.sql('SELECT product_id, name_words, document::text FROM product_search ORDER BY 1');
  const wordsOf = async (id: number) => {
    const [row] = await shop.sql<{ document: string }>(
      'SELECT document::text FROM product_search WHERE product_id = $1',
      [id],
    );
    return row!.document;
  };
  const writes = async () => {
    const [row] = await shop.sql<{ xmin: string }>('SELECT xmin FROM product_search WHERE product_id = $1', [
      knife,
    ]);
    return row!.xmin;
  };

  it('is not written by a sale, a price or a text that stays', async () => {
    const before = await writes();
    await shop.sql('UPDATE product SET stock_quantity = 3, price_minor = 990, name = name WHERE id = $1', [
      knife,
    ]);
    expect(await writes()).toBe(before);
    await shop.sql(`UPDATE product SET description = 'Stamped.' WHERE id = $1`, [knife]);
    expect(await writes()).not.toBe(before);
  });

  it('has what two changes at the same time wrote', async () => {
    const wait = 'SELECT pg_sleep(0.2)';
    await Promise.all([
      shop.sql(`WITH slow AS (${wait}) UPDATE product SET name = 'Santoku' FROM slow WHERE id = $1`, [knife]),
      translate('de', 'Kochmesser'),
      translate('fr', 'Couteau de chef'),
    ]);
    for (const word of ['santoku', 'kochmesser', 'couteau'])
      expect(await shop.names(`?search=${word}`)).toEqual(['Santoku']);
    expect(await wordsOf(knife)).not.toMatch('knife');
  });

  it('follows the name of the category', async () => {
    await shop.sql(`UPDATE category SET name = 'Blades' WHERE slug = 'knives'`);
    shop.refresh();
    expect(await shop.names('?search=blades')).toEqual(['Chef Knife']);
    expect(await wordsOf(knife)).not.toMatch('knives');
  });

  it('is the same after the migrations are undone and run again', async () => {
    await translate('ja', '牛刀');
    const before = await documents();
    const columns = () =>
      shop.sql(`SELECT column_name FROM information_schema.columns WHERE table_name = 'product' ORDER BY 1`);
    const columnsBefore = await columns();
    const migration = new MoveSearchDocuments1795540010001();
    const runner = shop.owner.createQueryRunner();
    const later = new LightenPriceChanges1795540020001();
    const keywords = new AddKeywords1795560010001();
    await keywords.down(runner);
    await later.down(runner);
    await migration.down(runner);
    const [former] = await shop.sql<{ document: string }>(
      'SELECT search_document::text AS document FROM product WHERE id = $1',
      [knife],
    );
    expect(former).toEqual({ document: (before[0] as { document: string }).document });
    await migration.up(runner);
    await later.up(runner);
    await keywords.up(runner);
    await runner.release();
    expect(await documents()).toEqual(before);
    expect(await columns()).toEqual(columnsBefore);
  });
});
