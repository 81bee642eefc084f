import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

describe('a search that says what a product has to be', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    const categoryId = await shop.category('Kitchen', 'kitchen');
    const attribute = async (
      name: string,
      unit: string | null,
      texts: [language: string, text: string][] = [],
      type = unit === null ? 'text' : 'number',
    ) => {
      for (const [language, text] of texts)
        await shop.sql('INSERT INTO attribute_text (source, language, text) VALUES ($1, $2, $3)', [
          name,
          language,
          text,
        ]);
      const [row] = await shop.sql<{ id: number }>(
        `INSERT INTO category_attribute (category_id, name, value_type, unit, is_filterable)
         VALUES ($1, $2, $3, $4, true) RETURNING id`,
        [categoryId, name, type, unit],
      );
      return row!.id;
    };
    const capacity = await attribute('Capacity', 'l');
    const length = await attribute('Length', 'cm');
    const lowest = await attribute('Lowest temperature', '°C');
    const highest = await attribute('Highest temperature', '°C');
    const protection = await attribute('Protection class', null);
    const accuracy = await attribute('Accuracy', '°C', [['fr', 'Précision']]);
    const width = await attribute('Width', 'cm', [['ro', 'Lățime']]);
    const load = await attribute('Load per shelf', 'kg', [['de', 'Tragkraft je Boden']]);
    const roll = await attribute('Labels per roll', null, [['ro', 'Etichete pe rolă']], 'number');
    const material = await attribute('Material', null, [['it', 'Materiale']]);
    await shop.sql(`INSERT INTO attribute_text (source, language, text) VALUES ('Glass', 'fr', 'Verre')`);
    const rinse = await attribute('Rinse after use', null, [
      ['ro', 'Clătire după utilizare'],
      ['de', 'Abspülen nach Gebrauch'],
      ['ja', '使用後のすすぎ'],
    ]);
    const powder = await attribute('Powder-free', null, [
      ['ro', 'Fără pudră'],
      ['de', 'Puderfrei'],
      ['fr', 'Sans poudre'],
      ['zh', '无粉'],
    ]);
    const free = await attribute('Free from', null);
    await shop.sql(
      `INSERT INTO attribute_text (source, language, text) VALUES ('Perfume and dye', 'it', 'Profumo e coloranti')`,
    );
    const add = async (name: string, values: [attributeId: number, value: string][], description = '') => {
      const id = await shop.product({ name, categoryId, description });
      for (const [attributeId, value] of values)
        await shop.sql(
          'INSERT INTO product_attribute (product_id, attribute_id, value) VALUES ($1, $2, $3)',
          [id, attributeId, value],
        );
    };
    await add('Pedal Bin, Small', [[capacity, '30']]);
    await add('Pedal Bin, Large', [[capacity, '80']]);
    await add('Bin Bags', [[capacity, '110']], 'For every pedal bin. 60 micron, 60 l bins too.');
    await add('Knife, Long', [[length, '30']]);
    await add('Knife, Short', [[length, '20']]);
    await add('Probe, Hot', [
      [lowest, '-50'],
      [highest, '550'],
      [protection, 'IP54'],
    ]);
    await add('Probe, Usual', [
      [lowest, '-50'],
      [highest, '300'],
      [protection, 'IP67'],
    ]);
    await add('Probe, Fridge', [
      [lowest, '-30'],
      [highest, '30'],
      [protection, 'IP65'],
    ]);
    await add('Dot Labels, Blank', [[length, '2.5']]);
    await add('Dot, Monday', [[length, '1.9']], 'One of our labels.');
    for (const use of ['Freezer', 'Allergen', 'Printer', 'Gun', 'Prep', 'Thermal'])
      await add(`${use} Labels`, []);
    await add('Sanitizer, Spray', [[rinse, 'Yes']]);
    await add('Sanitizer, Gel', [
      [rinse, 'Not needed'],
      [free, 'Perfume and dye'],
    ]);
    await add('Sanitizer Stand', []);
    await add('Glove, Nitrile', [[powder, 'Yes']]);
    await add('Glove, Leather', [[powder, 'No']]);
    await add('Glove, Knitted', []);
    await add('Gauge, Coarse', [[accuracy, '1']]);
    await add('Gauge, Fine', [[accuracy, '0.3']]);
    await add('Roll, Small', [[roll, '250']]);
    await add('Roll, Large', [[roll, '1000']]);
    await add('Rack, Wide', [
      [length, '140'],
      [width, '50'],
      [load, '250'],
    ]);
    await add('Rack, Narrow', [
      [length, '90'],
      [width, '60'],
      [load, '200'],
    ]);
    await add('Rack, Light', [
      [length, '80'],
      [width, '40'],
      [load, '60'],
    ]);
    await add('Wrapper, Cool', [[highest, '70']]);
    await add('Wrapper, Cooking', [[highest, '120']]);
    await add('Canister, Clear', [[material, 'Glass']]);
    await add('Canister, Bright', [[material, 'Stainless steel']]);
    await add('Degreaser, Strong', [], 'With caustic soda. Contiene soda caustica.');
    await add('Degreaser, Mild', []);
  });
  afterAll(() => shop.close());

  const ask = async (text: string, language = 'en') => {
    const { body, headers } = await shop.list(`?search=${encodeURIComponent(text)}&language=${language}`);
    const said = (name: string) => headers[name] && decodeURIComponent(String(headers[name]));
    return {
      names: body.map(({ name }) => name),
      used: said('x-search-used'),
      nearest: said('x-search-nearest'),
    };
  };
  const unsold = async (text: string, language = 'en') => {
    const { headers } = await shop.list(`?search=${encodeURIComponent(text)}&language=${language}`);
    return headers['x-search-unsold'] && decodeURIComponent(String(headers['x-search-unsold']));
  };

  it.each([
    ['pedal bin 60 l', ['Pedal Bin, Large', 'Pedal Bin, Small', 'Bin Bags'], '60 l'],
    ['pedal bin 35 litres', ['Pedal Bin, Small', 'Pedal Bin, Large', 'Bin Bags'], '35 litres'],
    ['pedal bin 80000 ml', ['Pedal Bin, Large', 'Pedal Bin, Small', 'Bin Bags'], undefined],
    ['pedal bin at least 60 l', ['Pedal Bin, Large', 'Pedal Bin, Small', 'Bin Bags'], undefined],
    ['pedal bin up to 60 l', ['Pedal Bin, Small', 'Pedal Bin, Large', 'Bin Bags'], undefined],
    ['knife 200 mm', ['Knife, Short', 'Knife, Long'], undefined],
    ['knife 0.3 m', ['Knife, Long', 'Knife, Short'], undefined],
    ['dot labels 19 mm', ['Dot, Monday', 'Dot Labels, Blank'], undefined],
    ['probe 300 °C', ['Probe, Usual', 'Probe, Hot', 'Probe, Fridge'], undefined],
    ['probe up to 572 °F', ['Probe, Usual', 'Probe, Hot', 'Probe, Fridge'], undefined],
    ['probe 300 °', ['Probe, Usual', 'Probe, Hot', 'Probe, Fridge'], undefined],
    ['probe 600 °C', ['Probe, Hot', 'Probe, Usual', 'Probe, Fridge'], '600 °C'],
    ['probe from -40 °C', ['Probe, Usual', 'Probe, Hot', 'Probe, Fridge'], undefined],
    ['probe IP65', ['Probe, Fridge', 'Probe, Usual', 'Probe, Hot'], undefined],
    ['wrapper at least 100 °C', ['Wrapper, Cooking', 'Wrapper, Cool'], undefined],
    ['wrapper mindestens 100 °C', ['Wrapper, Cooking', 'Wrapper, Cool'], undefined],
    ['probe at least IP67', ['Probe, Usual', 'Probe, Fridge', 'Probe, Hot'], undefined],
    ['gauge accuracy 0.3 °C', ['Gauge, Fine', 'Gauge, Coarse'], undefined],
    ['gauge précision de 0,3 °C', ['Gauge, Fine', 'Gauge, Coarse'], undefined],
    ['roll at least 500 per roll', ['Roll, Large', 'Roll, Small'], undefined],
    ['roll minim 300 pe rolă', ['Roll, Large', 'Roll, Small'], undefined],
    ['roll more than 2000', ['Roll, Large', 'Roll, Small'], '2000'],
    [
      'rack max 100 cm wide at least 150 kg per shelf',
      ['Rack, Narrow', 'Rack, Wide', 'Rack, Light'],
      undefined,
    ],
    ['rack mindestens 230 kg je Boden', ['Rack, Wide', 'Rack, Narrow', 'Rack, Light'], undefined],
  ])(
    'puts what has the measure first, then what is near to it, of the same kind: %s',
    async (text, names, nearest) => {
      expect(await ask(text)).toEqual({ names, used: undefined, nearest });
    },
  );

  it('reads a measure as words where nothing is measured so', async () => {
    expect(await ask('bin 5 kg')).toMatchObject({ used: 'bin', nearest: undefined });
  });

  it.each([
    ['sanitizer no rinse', 'en', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['rinse-free sanitizer', 'en', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer fără clătire', 'ro', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer ohne Spülen', 'de', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer すすぎ不要', 'ja', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer senza profumo', 'it', ['Sanitizer, Gel', 'Sanitizer Stand', 'Sanitizer, Spray']],
    ['sanitizer free of perfume', 'en', ['Sanitizer, Gel', 'Sanitizer Stand', 'Sanitizer, Spray']],
    ['powder free glove', 'en', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove without powder', 'en', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove fără pudră', 'ro', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove puderfrei', 'de', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove sans poudre', 'fr', ['Glove, Nitrile', 'Glove, Knitted']],
    ['无粉 glove', 'zh', ['Glove, Nitrile', 'Glove, Knitted']],
  ])('leaves out what contradicts: "%s" (%s)', async (text, language, names) => {
    expect(await ask(text, language)).toEqual({ names, used: undefined, nearest: undefined });
    const facets = await shop.call<{ inStock: number }>(
      'GET',
      `/api/products/facets?search=${encodeURIComponent(text)}&language=${language}`,
    );
    expect(facets.body.inStock).toBe(names.length);
  });

  it('never searches the words of a bound', async () => {
    expect(await ask('bin at least 5 kg')).toMatchObject({ used: 'bin', nearest: undefined });
    expect(await ask('knife minim 3 lame', 'ro')).toMatchObject({ used: 'knife', nearest: undefined });
  });

  it.each([
    ['canister not glass', ['Canister, Bright', 'Canister, Clear'], undefined],
    ['canister sans verre', ['Canister, Bright', 'Canister, Clear'], undefined],
    ['degreaser without caustic soda', ['Degreaser, Mild', 'Degreaser, Strong'], 'degreaser'],
    ['degreaser senza soda caustica', ['Degreaser, Mild', 'Degreaser, Strong'], 'degreaser'],
    ['glove fără zimți', ['Glove, Knitted', 'Glove, Leather', 'Glove, Nitrile'], 'glove'],
  ])('never wishes for what it is to be without: "%s"', async (text, names, used) => {
    expect(await ask(text)).toEqual({ names, used, nearest: undefined });
  });

  it('says when nothing is known to be without it', async () => {
    expect(await ask('knife no rinse')).toEqual({
      names: ['Knife, Short', 'Knife, Long'],
      used: 'knife',
      nearest: undefined,
    });
    expect(await ask('leather glove no powder')).toMatchObject({
      names: ['Glove, Leather'],
      used: 'leather glove',
    });
  });

  it.each([
    ['fridge', 'en', 'fridges'],
    ['glass fridge', 'en', 'fridges'],
    ['frigider 200 l', 'ro', 'frigidere'],
    ['Kühlschrank', 'de', 'Kühlschränke'],
    ['冷蔵庫', 'ja', '冷蔵庫'],
    // These are about what is sold.
    ['probe fridge', 'en', undefined],
    ['fridge probe', 'en', undefined],
    ['knife', 'en', undefined],
  ])('says that no product is what is asked for: "%s" (%s)', async (text, language, goods) => {
    expect(await unsold(text, language)).toBe(goods);
  });

  it('searches what is near to goods that are not sold by their name alone', async () => {
    expect(await ask('white fridge 200 l')).toMatchObject({ names: ['Probe, Fridge'], used: 'fridge' });
  });

  it('sells what the head of a name says, in any language of the shop', async () => {
    await shop.product({ name: 'Bar Wok, 30 cm' });
    shop.refresh();
    expect(await unsold('wok')).toBeUndefined();
    expect(await unsold('wok', 'it')).toBeUndefined();
  });

  it('leaves out the words of a sentence', async () => {
    expect(await ask('I am looking for a pedal bin that is at least 60 l')).toMatchObject({
      names: ['Pedal Bin, Large', 'Pedal Bin, Small', 'Bin Bags'],
      used: undefined,
    });
    expect(await ask('caut un pedal bin', 'ro')).toMatchObject({ used: undefined });
  });

  it('suggests in the same order', async () => {
    const { body } = await shop.call<{ products: { name: string }[] }>(
      'GET',
      '/api/products/suggestions?q=pedal%20bin%2060%20l',
    );
    expect(body.products.map(({ name }) => name)).toEqual([
      'Pedal Bin, Large',
      'Pedal Bin, Small',
      'Bin Bags',
    ]);
  });
});
