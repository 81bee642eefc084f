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
    await shop.sql(
      `INSERT INTO attribute_text (source, language, text) VALUES ('Glass', 'fr', 'Verre'), ('Plastic', 'it', 'Plastica')`,
    );
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
    const color = await attribute('Color', null);
    const stackable = await attribute('Stackable', null);
    const ovens = await attribute('Suitable for ovens', null);
    await shop.sql(
      `INSERT INTO attribute_text (source, language, text) VALUES ('Perfume and dye', 'it', 'Profumo e coloranti')`,
    );
    const add = async (name: string, values: [attributeId: number, value: string][], description = '') => {
      const id = await shop.product({ name, categoryId, description });
      if (name === 'Fridge Probe')
        await shop.sql(
          `INSERT INTO product_translation (product_id, language, name, description) VALUES ($1, 'de', 'Kühlschrankfühler', 'Misst.')`,
          [id],
        );
      for (const [attributeId, value] of values)
        await shop.sql(
          'INSERT INTO product_attribute (product_id, attribute_id, value) VALUES ($1, $2, $3)',
          [id, attributeId, value],
        );
    };
    await add('Pedal Bin, Small', [[capacity, '30']], 'Closes softly.');
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
    await add('Fridge Probe', [
      [lowest, '-30'],
      [highest, '30'],
      [protection, 'IP65'],
    ]);
    await add('Tray GN 1/2, 1 Piece', []);
    await add('Tray GN 1/6, 2 Pieces', []);
    await add('Dot Labels, Blank', [[length, '2.5']], 'Against sticky residue.');
    await add('Residue Swabs', []);
    await add('Dot, Monday', [[length, '1.9']], 'One of our labels.');
    for (const use of ['Freezer', 'Allergen', 'Printer', 'Gun', 'Prep', 'Thermal'])
      await add(`${use} Labels`, []);
    await add('Sanitizer, Spray', [[rinse, 'Yes']]);
    await add('Sanitizer, Gel', [
      [rinse, 'Not needed'],
      [free, 'Perfume and dye'],
    ]);
    // Customers misspell it so.
    await shop.sql(`UPDATE product SET keywords = 'hand gel, sanitzer' WHERE name LIKE 'Sanitizer, %'`);
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
    await add('Pail, Cheap', [[material, 'Plastic']]);
    await add('Pail, Clear', [[material, 'Copolyester']]);
    await add('Jug, Large', [[material, 'Copolyester']], 'A plastic that lasts.');
    await add('Jug, Small', [[material, 'Copolyester']], 'A plastic that lasts.');
    await add('Pail, Bright', [[material, 'Steel']]);
    await add('Hose', [[free, 'Plasticizers']]);
    await add(
      'Trolley',
      [
        [color, 'Blue'],
        [stackable, 'No'],
      ],
      'Carries every pail. No plastic.',
    );
    await add('Crate', [
      [color, 'Red'],
      [stackable, 'Yes'],
      [ovens, 'Yes'],
    ]);
    // Its attribute says more than a word of its keywords.
    await shop.sql(`UPDATE product SET keywords = 'blue lid' WHERE name = 'Crate'`);
    await add('Griddle, Non-Stick', []);
    await add('Board, 60 x 40 x 5 cm', [[length, '60']]);
    await add('Griddle, Carbon', [], 'Becomes non-stick with use.');
  });
  afterAll(() => shop.close());

  const ask = async (text: string, language = 'en') => {
    const { body, headers } = await shop.list(`?search=${encodeURIComponent(text)}&language=${language}`);
    const said = (name: string) => headers[name] && decodeURIComponent(String(headers[name]));
    return {
      names: body.map(({ name }) => name),
      used: said('x-search-used'),
      missing: said('x-search-missing'),
      without: said('x-search-without'),
      unsure: said('x-search-unsure'),
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
    ['knife 200 mm', ['Knife, Short', 'Knife, Long'], undefined],
    ['knife 0.3 m', ['Knife, Long', 'Knife, Short'], undefined],
    ['dot labels 19 mm', ['Dot Labels, Blank', 'Dot, Monday'], '19 mm'],
    ['probe 300 °C', ['Probe, Usual', 'Probe, Hot', 'Fridge Probe'], undefined],
    ['probe 300 °', ['Probe, Usual', 'Probe, Hot', 'Fridge Probe'], undefined],
    ['probe 600 °C', ['Probe, Hot', 'Probe, Usual', 'Fridge Probe'], '600 °C'],
    ['probe from -40 °C', ['Probe, Usual', 'Probe, Hot', 'Fridge Probe'], undefined],
    ['gauge accuracy 0.3 °C', ['Gauge, Fine', 'Gauge, Coarse'], undefined],
    ['gauge précision de 0,3 °C', ['Gauge, Fine', 'Gauge, Coarse'], undefined],
  ])(
    'puts what has the measure first, then what is near to it, of the same kind: %s',
    async (text, names, missing) => {
      expect(await ask(text)).toMatchObject({ names, used: undefined, missing });
    },
  );

  it.each([
    ['pedal bin at least 60 l', ['Pedal Bin, Large'], undefined],
    ['pedal bin up to 60 l', ['Pedal Bin, Small'], undefined],
    ['probe up to 572 °F', ['Probe, Usual', 'Probe, Hot'], undefined],
    ['probe IP65', ['Fridge Probe', 'Probe, Usual'], undefined],
    ['probe at least IP67', ['Probe, Usual'], undefined],
    ['wrapper at least 100 °C', ['Wrapper, Cooking'], undefined],
    ['wrapper mindestens 100 °C', ['Wrapper, Cooking'], undefined],
    ['roll at least 500 per roll', ['Roll, Large'], undefined],
    ['roll minim 300 pe rolă', ['Roll, Large'], undefined],
    ['rack max 100 cm wide at least 150 kg per shelf', ['Rack, Narrow'], undefined],
    ['rack mindestens 230 kg je Boden', ['Rack, Wide'], undefined],
    ['rack no wider than 100 cm', ['Rack, Narrow', 'Rack, Light'], undefined],
    ['rack width up to 100 cm', ['Rack, Narrow', 'Rack, Light'], undefined],
    ['rack lățime până la 100 cm', ['Rack, Narrow', 'Rack, Light'], undefined],
    // What carries more carries that.
    ['rack up to 200 kg per shelf', ['Rack, Narrow', 'Rack, Wide'], undefined],
    // Its name says the side that no attribute does.
    ['board 60 x 40 cm', ['Board, 60 x 40 x 5 cm'], undefined],
    // Nothing does: the nearest, and what they do not meet.
    ['roll more than 2000', ['Roll, Large', 'Roll, Small'], 'more than 2000'],
    ['I am looking for a pedal bin that is at least 60 l', ['Pedal Bin, Large'], undefined],
    // What only a text says keeps nothing that meets the number from the list.
    ['pedal bin closes softly at least 60 l', ['Pedal Bin, Large'], undefined],
    ['pedal bin closes softly, 80 l', ['Pedal Bin, Large', 'Pedal Bin, Small'], undefined],
    ['closing softly pedal bin 60 l', ['Pedal Bin, Small', 'Pedal Bin, Large'], '60 l'],
  ])('lists only what is within a bound: %s', async (text, names, missing) => {
    expect(await ask(text)).toMatchObject({ names, used: undefined, missing });
  });

  it.each([
    ['knife under 10 €', ['Knife, Short'], undefined],
    ['knife over 10 $', ['Knife, Long'], undefined],
    ['knife sub 10 lei', ['Knife, Short'], undefined],
    ['knife under 10', ['Knife, Short'], undefined],
    ['knife unter 10 für Fisch', ['Knife, Short'], undefined],
    ['knife up to €2.50', ['Knife, Short', 'Knife, Long'], 'up to €2.50'],
  ])('lists only what costs that, else what is nearest: %s', async (text, names, missing) => {
    await shop.sql(
      `UPDATE product SET price_minor = CASE name WHEN 'Knife, Short' THEN 500 ELSE 2000 END WHERE name LIKE 'Knife%'`,
    );
    shop.refresh();
    expect(await ask(text)).toMatchObject({ names, missing });
  });

  it.each([
    // No attribute contradicts them.
    ['bin 5 kg', undefined],
    ['bin at least 5 kg', undefined],
    ['knife minim 3 lame', undefined],
    ['trolley that keeps well', undefined],
    ['blue trolley', undefined],
    ['red trolley', 'red'],
    // No product of the kind states a color.
    ['red knife', undefined],
    ['stackable trolley', 'stackable'],
    ['blue crate with brake', 'blue'],
  ])('says which values no product has, and nothing of other words: "%s"', async (text, missing) => {
    expect(await ask(text)).toMatchObject({ missing });
  });

  it.each([
    ['sanitizer no rinse', 'en', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['rinse-free sanitizer', 'en', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer fără clătire', 'ro', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer ohne Spülen', 'de', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer すすぎ不要', 'ja', ['Sanitizer, Gel', 'Sanitizer Stand']],
    ['sanitizer senza profumo', 'it', ['Sanitizer, Gel', 'Sanitizer, Spray', 'Sanitizer Stand']],
    ['sanitizer free of perfume', 'en', ['Sanitizer, Gel', 'Sanitizer, Spray', 'Sanitizer Stand']],
    ['powder free glove', 'en', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove without powder', 'en', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove fără pudră', 'ro', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove puderfrei', 'de', ['Glove, Nitrile', 'Glove, Knitted']],
    ['glove sans poudre', 'fr', ['Glove, Nitrile', 'Glove, Knitted']],
    ['无粉 glove', 'zh', ['Glove, Nitrile', 'Glove, Knitted']],
  ])('leaves out what contradicts: "%s" (%s)', async (text, language, names) => {
    expect(await ask(text, language)).toMatchObject({ names, used: undefined, missing: undefined });
    const facets = await shop.call<{ inStock: number }>(
      'GET',
      `/api/products/facets?search=${encodeURIComponent(text)}&language=${language}`,
    );
    expect(facets.body.inStock).toBe(names.length);
  });

  it.each([
    ['canister not glass', ['Canister, Bright'], 'not glass'],
    ['canister sans verre', ['Canister, Bright'], 'sans verre'],
    ['canister not made of glass', ['Canister, Bright'], 'not made of glass'],
    ['canister pas en verre', ['Canister, Bright'], 'pas en verre'],
    ['soda-free degreaser', ['Degreaser, Mild'], 'soda-free'],
    // What most products of copolyester are said to be it is.
    ['pail not plastic', ['Pail, Bright'], 'not plastic'],
    ['pail without plastic', ['Pail, Bright'], 'without plastic'],
    ['pail senza plastica', ['Pail, Bright'], 'senza plastica'],
    ['degreaser without caustic soda', ['Degreaser, Mild'], 'without caustic soda'],
    ['degreaser senza soda caustica', ['Degreaser, Mild'], 'senza soda caustica'],
    ['griddle without non-stick', ['Griddle, Carbon'], 'without non-stick'],
    ['glove fără zimți', ['Glove, Knitted', 'Glove, Leather', 'Glove, Nitrile'], undefined],
  ])('leaves out what has what it is to be without, and says so: "%s"', async (text, names, without) => {
    expect(await ask(text)).toMatchObject({ names, without, used: undefined, missing: undefined });
  });

  it.each([
    ['glove without powder', 'without powder'],
    ['nitrile glove without powder', undefined],
    ['glove without wings', 'without wings'],
    ['red knife', 'red'],
    ['knife for fish', 'fish'],
    ['bin 5 kg', '5 kg'],
    ['blue trolley with brake', 'brake'],
    ['crate for ovens', undefined],
    ['dot labels no residue', 'no residue'],
    ['blue trolley', undefined],
  ])('says what some products do not state: "%s"', async (text, unsure) => {
    expect(await ask(text)).toMatchObject({ unsure });
  });

  it('says when everything has what it is to be without', async () => {
    expect(await ask('leather glove no powder')).toMatchObject({
      names: ['Glove, Leather'],
      missing: 'no powder',
    });
  });

  it.each([
    ['fridge', 'en', 'fridge'],
    ['glass fridge', 'en', 'glass fridge'],
    ['commercial fridge 200 l', 'en', 'fridge'],
    ['frigider 200 l', 'ro', 'frigider'],
    ['frigider de 200 l', 'ro', 'frigider'],
    ['Kühlschrank', 'de', 'Kühlschrank'],
    ['Kühlschrank rot', 'de', 'Kühlschrank rot'],
    ['冷蔵庫', 'ja', '冷蔵庫'],
    ['filleting knife', 'en', 'filleting knife'],
    ['filleting knife red', 'en', 'filleting knife'],
    ['fridge red', 'en', 'fridge'],
    ['freezer of glass', 'en', 'freezer'],
    ['freezer of the big labels', 'en', undefined],
    ['stackable crate', 'en', undefined],
    ['red knife', 'en', undefined],
    // These are about what is sold, or misspelled.
    ['probe fridge', 'en', undefined],
    ['fridge probe', 'en', undefined],
    ['knife', 'en', undefined],
    ['short knife', 'en', undefined],
    ['knif', 'en', undefined],
    ['dot lables zebra', 'en', undefined],
    ['sanitzer', 'en', undefined],
    ['sanitzer zebra', 'en', undefined],
    ['degreazor', 'en', undefined],
    ['zebra degreazor', 'en', 'zebra degreazor'],
    ['nitrile', 'en', undefined],
    ['knife for fish', 'en', undefined],
  ])('says that no product is what is asked for: "%s" (%s)', async (text, language, goods) => {
    expect(await unsold(text, language)).toBe(goods);
  });

  it('lists only what has a size that is asked for', async () => {
    expect(await ask('tray GN 1/2')).toMatchObject({ names: ['Tray GN 1/2, 1 Piece'], missing: undefined });
  });

  it('lists what is near to what is not sold', async () => {
    expect(await ask('white fridge 200 l')).toMatchObject({ names: ['Fridge Probe'] });
    expect((await ask('filleting knife')).names).toEqual(['Knife, Short', 'Knife, Long']);
  });

  it('sells what the head of a name says, in any language of the shop', async () => {
    await shop.product({ name: 'Bar Wok, 30 cm' });
    shop.refresh();
    expect(await unsold('wok')).toBeUndefined();
    expect(await unsold('wok', 'it')).toBeUndefined();
  });

  it('leaves out the words of a sentence', async () => {
    expect(await ask('caut un pedal bin', 'ro')).toMatchObject({ used: undefined, missing: undefined });
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
