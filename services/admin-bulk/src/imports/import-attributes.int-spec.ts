import { type ImportShop, startImportShop } from '../testing/import-shop';

describe('a file with the attributes of categories', () => {
  let desk: ImportShop;
  const HEAD = 'category,attribute,valueType,unit,choices,isFilterable,attributes[ro]';
  beforeAll(async () => {
    desk = await startImportShop('attributes');
    for (const name of ['Racks', 'Tables']) {
      const body = { name, slug: name.toLowerCase() };
      await desk.shop.call('POST', '/api/categories', { token: desk.admin, body });
    }
  });
  afterAll(() => desk.shop.close());

  const exported = async () => {
    const { body } = await desk.shop.call<string>('GET', '/admin/api/attributes.csv', { token: desk.admin });
    return body;
  };
  const defined = () =>
    desk.shop.sql<{ name: string }>(
      `SELECT name FROM attribute WHERE name IN ('Material', 'Height') ORDER BY id`,
    );

  it('defines them, assigns what is defined already, and names what is wrong', async () => {
    const file = [
      HEAD,
      'Racks,Material,choice,,Steel; Wood,yes,Wood = Lemn',
      'racks,Height,number,cm,,no,',
      'Tables,Material,choice,,,yes,',
      'Tables,,text,,,,',
      'Nowhere,Colour,text,,,,',
      'Racks,Weight,heavy,kg,,perhaps,',
      'Racks,material,text,,,,',
    ].join('\n');
    const check = await desk.checked(file);
    expect([check.created, await defined()]).toEqual([3, []]);
    const job = await desk.imported(file);
    expect(job).toMatchObject({ state: 'done', created: 3, failed: 4 });
    expect(await desk.problems(job.id)).toEqual([
      '5 attribute required',
      '6 category importMissing',
      '7 valueType importValueUnknown',
      '7 isFilterable importYesNo',
      '8 importDuplicate',
    ]);
    expect(await defined()).toEqual([{ name: 'Material' }, { name: 'Height' }]);
  });

  it('leaves what a category inherits as it is, and changes it only where it is assigned', async () => {
    const [racks] = await desk.shop.sql<{ id: number }>(`SELECT id FROM category WHERE slug = 'racks'`);
    const body = { name: 'Wall racks', slug: 'wall-racks', parentId: racks!.id };
    await desk.shop.call('POST', '/api/categories', { token: desk.admin, body });
    const same = await desk.imported(
      `${HEAD}\nWall racks,material,choice,,,yes,\nWall racks,Height,,cm,,,\n`,
    );
    expect(same).toMatchObject({ state: 'done', unchanged: 2, created: 0, failed: 0 });
    const other = await desk.checked('category,attribute,valueType\nWall racks,Material,text\n');
    expect(await desk.problems(other.id)).toEqual(['2 attribute importAttributeTaken']);
    expect(await exported()).not.toContain('wall-racks');
  });

  it('of an export changes nothing', async () => {
    const file = await exported();
    expect(file).toContain('racks,Material,choice,,Steel; Wood,true');
    expect(file).toContain('Wood = Lemn');
    const { total, unchanged, failed } = await desk.checked(file);
    expect([unchanged, failed]).toEqual([total, 0]);
  });

  it('changes the definition, and not where values of products would not fit', async () => {
    const changed = await desk.imported('category,attribute,choices\nTables,Material,Steel; Wood; Glass\n');
    expect(changed.updated).toBe(1);
    expect(await exported()).toContain('racks,Material,choice,,Steel; Wood; Glass,true');
    await desk.shop.sql(
      `WITH rack AS (
         INSERT INTO product (name, slug, price_minor, category_id)
         SELECT 'Rack', 'rack', 900, id FROM category WHERE slug = 'racks' RETURNING id)
       INSERT INTO product_attribute (product_id, attribute_id, value)
       SELECT rack.id, a.id, 'Wood' FROM rack, attribute a WHERE a.name = 'Material'`,
    );
    const unfit = await desk.checked('category,attribute,choices\nRacks,Material,Steel\nRacks,Height,\n');
    expect(await desk.problems(unfit.id)).toEqual(['2 choices importAttributeValues']);
    expect(unfit.unchanged).toBe(1);
  });
});
