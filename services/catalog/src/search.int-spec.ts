import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

describe('Search', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    const thermometers = await shop.category('Thermometers', 'thermometers');
    const knives = await shop.category('Knives & Boards', 'knives');
    const add = (name: string, categoryId: number, description = '', age = 0) =>
      shop.product({ name, categoryId, description, age });
    await add('Probe Thermometer', thermometers, 'Reads the core of a roast in three seconds.', 1);
    await add('Infrared Thermometer with Laser', thermometers, 'For surfaces.', 2);
    await add('Santoku Knife', knives, 'Stainless steel, comes with a probe of the rust-free alloy.', 3);
    await add('Knife', knives, 'The plain one.', 4);
    await add('Knife Sharpener', knives, '', 5);
    await add('Soluție de curățare pentru țeavă', knives, 'Îndepărtează grăsimea.', 6);
    await add('Crème Brûlée Torch', knives, '', 7);
    await add('Label/Sticker Roll 500ml', knives, 'Weiß, groß', 8);
  });
  afterAll(() => shop.close());

  const search = (text: string, rest = '') => shop.names(`?search=${encodeURIComponent(text)}${rest}`);

  it('finds "thermometer" by its beginning', async () => {
    expect((await search('therm')).sort()).toEqual(['Infrared Thermometer with Laser', 'Probe Thermometer']);
  });

  it.each([
    ['a letter missing', 'termometer'],
    ['a letter added', 'thermomeeter'],
    ['a letter wrong', 'thermoneter'],
    ['two letters swapped', 'thermomteer'],
    ['a wrong beginning', 'termom'],
    ['the plural', 'thermometers'],
  ])('finds thermometers with %s: %s', async (_mistake, text) => {
    expect(await search(text)).toContain('Probe Thermometer');
  });

  it.each(['kinfe', 'knofe', 'nife', 'knive'])('finds knives when "%s" is typed', async (text) => {
    expect(await search(text)).toContain('Knife');
  });

  it.each([
    'soluție',
    'solutie',
    'soluţie',
    'SOLUȚIE',
    'solut\u0326ie',
    'teava',
    'țeavă',
    'ţeavă',
    'curatare',
  ])('takes letters with and without marks for the same: %s', async (text) =>
    expect(await search(text)).toEqual(['Soluție de curățare pentru țeavă']),
  );

  it('folds é, û and ß', async () => {
    expect(await search('creme brulee')).toEqual(['Crème Brûlée Torch']);
    expect(await search('gross')).toEqual(['Label/Sticker Roll 500ml']);
  });

  it('finds what has every word, in any order and any field', async () => {
    expect(await search('laser infrared')).toEqual(['Infrared Thermometer with Laser']);
    expect(await search('boards stainless')).toEqual(['Santoku Knife']);
    expect(await search('sticker 500ml')).toEqual(['Label/Sticker Roll 500ml']);
  });

  it('puts the exact name first, then what is of the kind, then names that begin with the text, then descriptions', async () => {
    expect((await search('knife')).slice(0, 3)).toEqual(['Knife', 'Santoku Knife', 'Knife Sharpener']);
    expect(await search('probe')).toEqual(['Probe Thermometer', 'Santoku Knife']);
  });

  it('keeps a chosen sort', async () => {
    expect(await search('knife', '&sort=newest')).toEqual(['Santoku Knife', 'Knife', 'Knife Sharpener']);
  });

  it('sorts by relevance unless another sort is requested; an unknown one means newest', async () => {
    const byRelevance = await search('knife');
    expect(await search('knife', '&sort=relevance')).toEqual(byRelevance);
    const byName = byRelevance.toSorted((left, right) => left.localeCompare(right));
    expect(await search('knife', '&sort=name')).toEqual(byName);
    const newest = await search('knife', '&sort=newest');
    expect(newest).not.toEqual(byRelevance);
    expect(await search('knife', '&sort=unknown')).toEqual(newest);
    const all = await shop.names('?sort=relevance');
    expect(all).toEqual(await shop.names('?sort=newest'));
  });

  it('does not correct a word that exists', async () => {
    expect(await search('laser')).toEqual(['Infrared Thermometer with Laser']);
  });

  it.each([['KP-'], ['kp-'], ['kp'], ['KP '], ['']])(
    'finds a product by its code: %s and the number',
    async (prefix) => {
      const id = (await shop.list('?search=santoku')).body[0]!.id;
      expect((await search(`${prefix}${id}`))[0]).toBe('Santoku Knife');
    },
  );

  it('finds nothing by a code that is not used', async () => {
    expect(await search('KP-9999999999')).toEqual([]);
  });

  it.each([
    '!!!',
    '& | !',
    "'",
    '\\',
    '%',
    ':*',
    '(',
    '🍕',
    'a'.repeat(200),
    'x '.repeat(99),
    '㎉'.repeat(200),
  ])('answers %j without an error', async (text) => {
    expect((await shop.list(`?search=${encodeURIComponent(text)}`)).status).toBe(200);
  });

  it('treats blank text as no search', async () => {
    expect(await search('  ')).toHaveLength(8);
    expect(await search('')).toHaveLength(8);
  });

  it('counts all matches however small the page', async () => {
    const { body, headers } = await shop.list('?search=knife&limit=1');
    expect([body.length, headers['x-total-count']]).toEqual([1, '3']);
    const beyond = await shop.list('?search=knife&limit=1&offset=50');
    expect([beyond.body.length, beyond.headers['x-total-count']]).toEqual([0, '3']);
  });

  it('combines with filters', async () => {
    expect(await search('probe', '&categorySlug=knives')).toEqual(['Santoku Knife']);
  });

  it('reflects changed names, descriptions and category names', async () => {
    const id = await shop.product({ name: 'Ladle' });
    await shop.sql(`UPDATE product SET name = 'Gravy Spoon', description = 'holds sauce' WHERE id = $1`, [
      id,
    ]);
    shop.refresh();
    expect([await search('ladle'), await search('gravy'), await search('sauce')]).toEqual([
      [],
      ['Gravy Spoon'],
      ['Gravy Spoon'],
    ]);
    expect(await search('grawy')).toEqual(['Gravy Spoon']);
    await shop.sql(`UPDATE category SET name = 'Miscellany' WHERE slug = 'everything'`);
    expect([await search('miscellany'), await search('everything')]).toEqual([['Gravy Spoon'], []]);
  });

  it('puts names that begin with the text first, in the plural and misspelled too', async () => {
    await shop.product({ name: 'Wall Rack' });
    await shop.product({ name: 'Large Wall Rack' });
    shop.refresh();
    for (const text of ['wall rack', 'wall racks', 'walll racks'])
      expect([text, await search(text)]).toEqual([text, ['Wall Rack', 'Large Wall Rack']]);
  });

  it('puts names first that begin with all but the kind of thing, which the category says', async () => {
    const labels = await shop.category('Food Labels', 'food-labels');
    const rolls = await shop.category('Cleaning Rolls', 'cleaning-rolls');
    const add = (name: string, categoryId: number, description = '') =>
      shop.product({ name, categoryId, description });
    await add('Day Dots Monday, 19 mm', labels, 'Round, for what is prepared on Monday.');
    await add('Dot Matrix Paper', rolls, 'No labels for a day.');
    await add('Dissolvable Labels by Day, Dot Shape', labels);
    await add('Blue Wiper Centre Feed', rolls);
    await add('Rolls of Blue Wiper Paper', rolls);
    shop.refresh();
    expect((await search('day dot labels'))[0]).toBe('Day Dots Monday, 19 mm');
    expect((await search('day dots labels'))[0]).toBe('Day Dots Monday, 19 mm');
    expect((await search('blue wiper rolls'))[0]).toBe('Blue Wiper Centre Feed');
    // A word that no category says keeps the products first that have it in their names.
    expect((await search('dot matrix day'))[0]).toBe('Dot Matrix Paper');
    const { body } = await shop.call<{ products: { name: string }[] }>(
      'GET',
      '/api/products/suggestions?q=day%20dot%20labels',
    );
    expect(body.products[0]!.name).toBe('Day Dots Monday, 19 mm');
  });

  it('takes no other first letter for a slip in a short word, but a missing or a swapped one', async () => {
    await shop.product({ name: 'Pasta Press' });
    await shop.product({ name: 'Knife Rest' });
    shop.refresh();
    for (const text of ['dress', 'wife', 'fress']) expect([text, await search(text)]).toEqual([text, []]);
    expect(await search('nkife')).toContain('Knife Rest');
    expect(await search('nife')).toContain('Knife Rest');
    expect(await search('prwss')).toEqual(['Pasta Press']);
  });

  it.each([
    ['en', ['meter', 'thermosphere', 'tactometer', 'knifefish', 'motorcycle']],
    ['de', ['Thermalbad', 'Thermoskanne', 'Weihnachtsbaum']],
    ['ro', ['termocentrală', 'motocicletă', 'aspirator']],
  ])(
    'finds nothing that is not sold, however much a part of the word is alike: %s',
    async (language, texts) => {
      await shop.product({ name: 'Motor Oil', description: 'Bicicletă' });
      await shop.product({ name: 'Cycle Pedal', description: 'Weihnachtsgans' });
      shop.refresh();
      for (const text of texts)
        expect([text, await shop.names(`?search=${encodeURIComponent(text)}&language=${language}`)]).toEqual([
          text,
          [],
        ]);
    },
  );

  it.each([
    ['en', 'thermomeetr', 'Probe Thermometer'],
    ['de', 'Thermomter', 'Probe Thermometer'],
    ['ro', 'termomettru', 'Probe Thermometer'],
  ])('still takes a slip for what was meant: %s %s', async (language, text, name) => {
    expect(await shop.names(`?search=${text}&language=${language}`)).toContain(name);
  });
});
