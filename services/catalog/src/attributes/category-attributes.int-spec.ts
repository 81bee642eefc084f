import type { CategoryAttributeResponse, AttributeValueResponse } from '../http/attributes.dto';
import type { AdminCategoryResponse } from '../http/categories.dto';
import type { FacetsResponse } from '../http/product-search.dto';
import type { ProductDetailResponse } from '../http/product.dto';
import { DefineAttributesOnce1799845000302 } from '../persistence/migrations/1799845000302-define-attributes-once';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Rejection {
  fields?: { field: string; message: string }[];
}

describe('Attributes of categories', () => {
  let shop: CatalogShop;
  let token: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
  });
  afterAll(() => shop.close());

  let named = 0;
  const category = async (parentId: number | null = null): Promise<AdminCategoryResponse> => {
    named += 1;
    const body = { name: `Rack ${named}`, slug: `rack-${named}`, parentId };
    return (await shop.call<AdminCategoryResponse>('POST', '/api/categories', { token, body })).body;
  };
  const attribute = (changes: object) => ({
    name: 'Finish',
    valueType: 'text',
    isFilterable: true,
    ...changes,
  });
  const of = async <T = CategoryAttributeResponse[]>(
    method: string,
    categoryId: number,
    path = '',
    body?: object,
  ) =>
    shop.call<T>(method as 'GET', `/admin/api/categories/${categoryId}/attributes${path}`, { token, body });
  const added = async (categoryId: number, changes: object) => {
    const { body } = await of('POST', categoryId, '', attribute(changes));
    return body.at(-1)!;
  };
  const save = <T = AttributeValueResponse[]>(productId: number, attributeId: number, value: string) =>
    shop.call<T>('PUT', `/admin/api/products/${productId}/attributes`, {
      token,
      body: { values: [{ attributeId, value }] },
    });
  const namesOf = async (categoryId: number) =>
    (await of('GET', categoryId)).body.map(({ name, inheritedFrom }) => [name, inheritedFrom]);

  it('are those of the categories above too, first, and follow a category that moves', async () => {
    const top = await category();
    const below = await category(top.id);
    const other = await category();
    await added(below.id, { name: 'Depth', valueType: 'number', unit: 'cm' });
    const color = await added(top.id, { name: 'Color', valueType: 'choice', choices: ['Red', 'Blue'] });
    expect(await namesOf(below.id)).toEqual([
      ['Color', top.name],
      ['Depth', null],
    ]);
    const id = await shop.product({ name: 'Shelf', slug: 'shelf-of-rack', categoryId: below.id });
    expect((await save(id, color.id, 'blue')).body[0]).toMatchObject({ name: 'Color', value: 'Blue' });
    const shown = async () =>
      (await shop.call<ProductDetailResponse>('GET', '/api/products/slug/shelf-of-rack')).body.attributes;
    expect((await shown()).map(({ name, value }) => [name, value])).toEqual([['Color', 'Blue']]);
    const move = { parentId: other.id };
    await shop.call('PUT', `/admin/api/categories/${below.id}/position`, { token, body: move });
    expect([await namesOf(below.id), await shown()]).toEqual([[['Depth', null]], []]);
    await added(other.id, { name: 'color', valueType: 'choice' });
    expect((await shown()).map(({ name, value }) => [name, value])).toEqual([['Color', 'Blue']]);
  });

  it('are defined once: the same name, type and unit is the same attribute in another category', async () => {
    const [one, other] = [await category(), await category()];
    const height = await added(one.id, { name: 'Height', valueType: 'number', unit: 'cm' });
    const again = await added(other.id, {
      name: 'Height',
      valueType: 'number',
      unit: 'cm',
      isFilterable: false,
    });
    const inches = await added((await category()).id, { name: 'Height', valueType: 'number', unit: 'in' });
    expect([again.id, again.categoryCount, inches.id === height.id]).toEqual([height.id, 2, false]);
    const renamed = attribute({ name: 'Total height', valueType: 'number', unit: 'cm' });
    await of('PUT', one.id, `/${height.id}`, renamed);
    expect((await of('GET', other.id)).body).toMatchObject([{ name: 'Total height', isFilterable: false }]);
    await of('DELETE', one.id, `/${height.id}`);
    expect([await namesOf(one.id), await namesOf(other.id)]).toEqual([[], [['Total height', null]]]);
    const all = (await shop.call<{ id: number }[]>('GET', '/admin/api/attributes', { token })).body;
    expect(all.filter(({ id }) => id === height.id)).toHaveLength(1);
    await of('DELETE', other.id, `/${height.id}`);
    const left = (await shop.call<{ id: number }[]>('GET', '/admin/api/attributes', { token })).body;
    expect(left.filter(({ id }) => id === height.id)).toEqual([]);
  });

  it('have values of their type, and facets in their order', async () => {
    const { id: categoryId, slug } = await category();
    const size = await added(categoryId, {
      name: 'Size',
      valueType: 'choice',
      choices: ['Small', 'Medium', 'Large'],
    });
    const cooled = await added(categoryId, { name: 'Cooled', valueType: 'boolean' });
    const range = await added(categoryId, { name: 'Temperature', valueType: 'range', unit: '°C' });
    const made = await added(categoryId, {
      name: 'Made of',
      valueType: 'choices',
      choices: ['Steel', 'Glass'],
    });
    const values: [number, string, string][] = [
      [size.id, 'large', 'Large'],
      [cooled.id, 'ja', 'Yes'],
      [range.id, '10 - 65', '10–65'],
      [made.id, 'glass; steel', 'Steel; Glass'],
    ];
    const large = await shop.product({ categoryId });
    for (const [attributeId, given, stored] of values) {
      const { body } = await save(large, attributeId, given);
      expect(body.find((each) => each.attributeId === attributeId)?.value).toBe(stored);
    }
    const small = await shop.product({ categoryId });
    await save(small, size.id, 'Small');
    await save(small, range.id, '2-8');
    await save(small, cooled.id, 'No');
    for (const [attributeId, value] of [
      [size.id, 'Huge'],
      [cooled.id, 'perhaps'],
      [range.id, '8–2'],
      [made.id, 'Steel; Iron'],
    ] as const) {
      const { status, body } = await save<Rejection>(small, attributeId, value);
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['values.0.value']]);
    }
    const facets = (await shop.call<FacetsResponse>('GET', `/api/products/facets?categorySlug=${slug}`)).body;
    expect(
      facets.attributes.map(({ name, values: found }) => [name, found.map(({ value }) => value)]),
    ).toEqual([
      ['Size', ['Small', 'Large']],
      ['Cooled', ['No', 'Yes']],
      ['Temperature', ['2–8', '10–65']],
      ['Made of', ['Steel', 'Glass']],
    ]);
    const cut = attribute({ name: 'Size', valueType: 'choice', choices: ['Small', 'Medium'] });
    const refused = await of<Rejection>('PUT', categoryId, `/${size.id}`, cut);
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'choices']);
    const open = attribute({ name: 'Size', valueType: 'text' });
    expect((await of('PUT', categoryId, `/${size.id}`, open)).body[0]).toMatchObject({ valueType: 'text' });
  });

  it('are translated where they are defined, for facets and products in all their categories', async () => {
    const top = await category();
    const below = await category(top.id);
    const given = { name: 'Lid', valueType: 'choice', choices: ['Hinged', 'Loose'] };
    const { id } = await added(top.id, given);
    const put = (language: string, words: object[]) =>
      of<Rejection>('PUT', below.id, `/${id}/texts/${language}`, { words });
    const words = [
      { source: 'Lid', text: 'Deckel' },
      { source: 'Hinged', text: 'Klappbar' },
    ];
    expect((await put('de', words)).status).toBe(200);
    const texts = await of<{ language: string; words: object[] }>('GET', top.id, `/${id}/texts`);
    expect(texts.body).toEqual({
      language: 'en',
      words: [
        { source: 'Lid', translations: [{ language: 'de', text: 'Deckel' }] },
        { source: 'Hinged', translations: [{ language: 'de', text: 'Klappbar' }] },
        { source: 'Loose', translations: [] },
      ],
    });
    const pot = await shop.product({ slug: 'pot-with-lid', categoryId: below.id });
    await save(pot, id, 'Hinged');
    const [shown] = (
      await shop.call<ProductDetailResponse>('GET', '/api/products/slug/pot-with-lid?language=de')
    ).body.attributes;
    expect([shown?.name, shown?.value]).toEqual(['Deckel', 'Klappbar']);
    const facets = `/api/products/facets?categorySlug=${top.slug}&language=de`;
    expect((await shop.call<FacetsResponse>('GET', facets)).body.attributes).toMatchObject([
      { name: 'Deckel', values: [{ value: 'Hinged', label: 'Klappbar' }] },
    ]);
    for (const [language, source, field] of [
      ['de', 'Handle', 'words.0.source'],
      ['en', 'Lid', 'language'],
    ] as const) {
      const refused = await put(language, [{ source, text: 'x' }]);
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('have a name once from the top to the bottom, and are removed where they are assigned', async () => {
    const top = await category();
    const below = await category(top.id);
    const own = await added(top.id, { name: 'Load', valueType: 'number', unit: 'kg' });
    for (const [id, body] of [
      [below.id, attribute({ name: 'load' })],
      [top.id, attribute({ name: 'Load', valueType: 'number', unit: 'kg' })],
    ] as const) {
      const { status, body: answer } = await of<Rejection>('POST', id, '', body);
      expect([status, answer.fields?.[0]?.field]).toEqual([400, 'name']);
    }
    expect((await of<Rejection>('DELETE', below.id, `/${own.id}`)).status).toBe(400);
  });

  it('that a former version of the shop writes per category are found by this one', async () => {
    const { id } = await category();
    const [row] = await shop.sql<{ id: number }>(
      `INSERT INTO category_attribute (category_id, name, value_type, unit, is_filterable)
       VALUES ($1, 'Weight', 'number', 'kg', true) ON CONFLICT DO NOTHING RETURNING id`,
      [id],
    );
    expect((await of('GET', id)).body).toMatchObject([{ id: row!.id, name: 'Weight', valueType: 'number' }]);
    await shop.sql('UPDATE category_attribute SET name = $2, is_filterable = false WHERE id = $1', [
      row!.id,
      'Mass',
    ]);
    expect((await of('GET', id)).body).toMatchObject([{ name: 'Mass', isFilterable: false }]);
    await shop.sql('DELETE FROM category_attribute WHERE id = $1', [row!.id]);
    expect((await of('GET', id)).body).toEqual([]);
  });

  /** In a transaction, as a release does it; what would wait for it, or it for that, is refused instead of hanging. */
  const migrated = (direction: 'up' | 'down') =>
    shop.owner.transaction(async ({ queryRunner }) => {
      await queryRunner!.query("SET LOCAL lock_timeout = '20s'");
      await new DefineAttributesOnce1799845000302()[direction](queryRunner!);
    });

  it('that categories had of their own become one, and products show what they showed', async () => {
    // Words for yes and no are texts of each language, also of that of the catalogue.
    await shop.sql("UPDATE shop_settings SET catalog_language = 'ro'");
    await migrated('down');
    const [former, own] = [await category(), await category()];
    const define = async (categoryId: number, name: string, unit: string | null = null) => {
      const [row] = await shop.sql<{ id: number }>(
        `INSERT INTO category_attribute (category_id, name, value_type, unit, is_filterable)
         VALUES ($1, $2, 'text', $3, true) RETURNING id`,
        [categoryId, name, unit],
      );
      return row!.id;
    };
    const grade = await define(former.id, 'Grade');
    const [edge, ownGrade] = [await define(own.id, 'Edge'), await define(own.id, 'grade')];
    const id = await shop.product({ slug: 'graded', categoryId: own.id });
    const held: [number, string][] = [
      [grade, 'of its former category'],
      [edge, 'Round'],
      [ownGrade, 'A'],
    ];
    for (const [attributeId, value] of held)
      await shop.sql('INSERT INTO product_attribute VALUES ($1, $2, $3)', [id, attributeId, value]);
    await migrated('up');
    shop.refresh();
    const { attributes } = (await shop.call<ProductDetailResponse>('GET', '/api/products/slug/graded')).body;
    expect(attributes.map(({ name, value }) => [name, value])).toEqual([
      ['Edge', 'Round'],
      ['Grade', 'A'],
    ]);
    const kept = await shop.sql<{ attribute_id: number }>(
      'SELECT attribute_id FROM product_attribute WHERE product_id = $1 ORDER BY attribute_id',
      [id],
    );
    expect(kept.map((row) => row.attribute_id)).toEqual([grade, edge]);
  });
});
