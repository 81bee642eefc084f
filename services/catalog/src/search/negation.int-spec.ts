import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

describe('a search for what a product is without', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    const token = await shop.adminToken();
    const categoryId = await shop.category('Kitchen', 'kitchen');
    const create = (name: string, keywords: string, description = '') =>
      shop.call('POST', '/api/products', {
        token,
        body: {
          name,
          slug: name.toLowerCase().replaceAll(/[ ,]+/g, '-'),
          price: '9.50',
          categoryId,
          keywords,
          description,
        },
      });
    await create('Hand Gel', 'sanitiser, no-rinse, ohne Abspülen, sans rinçage, fără clătire, بدون شطف');
    await create('Surface Sanitiser', '', 'Rinse the surface. Leaves no residue, sans parfum après rinçage.');
    await create('Oven Mat', 'non-slip');
    await create('Bathroom Mat', '', 'Would slip. Has no holes.');
    await create('Solder Wire', 'lead free');
    await create('Mains Cable', 'lead', 'A lead for a free socket.');
    await create('Sensor Tap', 'no touch, works by itself');
    await create('Touch Screen', 'touch', 'There is no other.');
  });
  afterAll(() => shop.close());

  const found = (text: string, language = 'en') =>
    shop.names(`?search=${encodeURIComponent(text)}&language=${language}`);

  it.each([
    ['no rinse sanitiser', 'en', 'Hand Gel'],
    ['no-rinse', 'en', 'Hand Gel'],
    ['without rinsing', 'en', 'Hand Gel'],
    ['ohne Spülen', 'de', 'Hand Gel'],
    ['sans rinçage', 'fr', 'Hand Gel'],
    ['fără clătire', 'ro', 'Hand Gel'],
    ['بدون شطف', 'ar', 'Hand Gel'],
    ['non-slip mat', 'en', 'Oven Mat'],
    ['anti slip mat', 'en', 'Oven Mat'],
    ['nonslip', 'en', 'Oven Mat'],
    ['no-touch', 'en', 'Sensor Tap'],
    ['lead free', 'en', 'Solder Wire'],
    ['lead-free', 'en', 'Solder Wire'],
  ])('"%s" (%s) finds that alone, not what has the word: %s', async (text, language, name) => {
    expect(await found(text, language)).toEqual([name]);
  });

  it('leaves the thing itself to be found by its name', async () => {
    expect(await found('touch')).toEqual(expect.arrayContaining(['Touch Screen', 'Sensor Tap']));
    expect(await found('lead')).toContain('Mains Cable');
  });

  it('goes on without it where no product is without it, never to its opposite', async () => {
    expect(await found('no steam mat')).toEqual(expect.arrayContaining(['Oven Mat', 'Bathroom Mat']));
    expect(await found('steam free solder')).toEqual(['Solder Wire']);
  });

  it('takes the "no" of Portuguese for "in the"', async () => {
    expect(await found('wire no solder', 'pt')).toEqual(['Solder Wire']);
  });
});
