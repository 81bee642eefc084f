import { MAX_UPLOAD_BYTES } from '@kp/commerce';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { readPdf } from '@kp/testing';
import sharp from 'sharp';
import { CatalogWorkerModule } from './catalog.module';
import type { AttributeWordResponse, CategoryAttributeResponse } from './http/attributes.dto';
import type {
  ProductDetailResponse,
  ProductDocumentResponse,
  ProductImageResponse,
  ProductResponse,
} from './http/product.dto';
import type { FacetsResponse } from './http/product-search.dto';
import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

let shop: CatalogShop;
let token: string;

beforeAll(async () => {
  shop = await startCatalogShop([CatalogWorkerModule]);
  token = await shop.adminToken();
});
afterAll(() => shop.close());

const admin = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  shop.call<Body>(method, `/admin/api/products/${path}`, { token, body });

const upload = <Body = ProductImageResponse[]>(path: string, body: Buffer | string, type: string) =>
  shop.call<Body>('POST', `/admin/api/products/${path}`, { token, body, headers: { 'content-type': type } });

const detail = (id: number, language = 'en') =>
  shop.call<ProductDetailResponse>('GET', `/api/products/${id}?language=${language}`);

const picture = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const storedFiles = async () =>
  (await shop.sql<{ files: number }>('SELECT count(*)::int AS files FROM media_file'))[0]!.files;

describe('pictures of a product', () => {
  let id: number;
  beforeAll(async () => {
    id = await shop.product({ name: 'Combi oven' });
    await upload(`${id}/images?alt=Front`, await picture('red'), 'image/png');
    // The content decides, not the type that the client names.
    await upload(`${id}/images?alt=Door`, await picture('blue'), 'image/jpeg');
  });

  it('are cropped to the part that was chosen, which must be inside', async () => {
    const product = await shop.product({ name: 'Prep table' });
    const bytes = await picture('green', 1000, 500);
    const { body } = await upload(`${product}/images?alt=Left&crop=0,10,25.5,80`, bytes, 'image/png');
    expect(body).toMatchObject([{ alt: 'Left', width: 255, height: 400 }]);
    expect((await upload(`${product}/images?alt=Whole`, bytes, 'image/png')).body).toHaveLength(2);
    for (const crop of ['50,0,60,100', '0,0,0,100', '0,0,100', 'a,b,c,d']) {
      const refused = await upload<Problem>(`${product}/images?alt=x&crop=${crop}`, bytes, 'image/png');
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'crop']);
    }
  });

  it('are in the order of the administrator; the first one is the imageUrl', async () => {
    const { images, imageUrl } = (await detail(id)).body;
    expect(images.map(({ alt, width, height }) => [alt, width, height])).toEqual([
      ['Front', 900, 600],
      ['Door', 900, 600],
    ]);
    expect(imageUrl).toBe(images[0]!.url);

    const imageIds = images.map(({ id: imageId }) => imageId).reverse();
    expect((await admin('PUT', `${id}/images/order`, { imageIds })).status).toBe(200);
    const after = (await detail(id)).body;
    expect([after.images[0]!.alt, after.imageUrl]).toEqual(['Door', images[1]!.url]);
    expect(
      (await admin<Problem>('PUT', `${id}/images/order`, { imageIds: [imageIds[0]] })).body,
    ).toMatchObject({
      status: 400,
      fields: [{ field: 'imageIds' }],
    });
  });

  it('are served in three sizes as WebP and AVIF, and may be cached for ever', async () => {
    const { imageUrl } = (await detail(id)).body;
    const files = [320, 640, 1280].flatMap((width) => ['webp', 'avif'].map((type) => `-${width}.${type}`));
    for (const ending of files) {
      const answer = await shop.app.inject(imageUrl!.replace('-640.webp', ending));
      expect(answer.headers).toMatchObject({
        'content-type': `image/${ending.split('.')[1]}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThanOrEqual(900);
    }
    for (const name of ['..%2Fsecrets.json', 'x.svg', `${'0'.repeat(32)}-640.webp`, 'a'.repeat(90)]) {
      expect((await shop.app.inject(`/media/${name}`)).statusCode).toBe(404);
    }
  });

  it('leave an address that was entered, and give way to none', async () => {
    await shop.sql(`UPDATE product SET image_url = 'https://cdn.example/a.png' WHERE id = $1`, [id]);
    const [image] = (await admin<ProductImageResponse[]>('GET', `${id}/images`)).body;
    await admin('PUT', `${id}/images/${image!.id}`, { alt: 'Glass door' });
    expect((await detail(id)).body).toMatchObject({ imageUrl: 'https://cdn.example/a.png' });
    await shop.sql('UPDATE product SET image_url = NULL WHERE id = $1', [id]);
    shop.refresh();
    expect((await detail(id)).body).toMatchObject({
      imageUrl: image!.url,
      images: [{ alt: 'Glass door' }, {}],
    });
  });

  it('are one file when a picture is uploaded twice, which goes when no product uses it', async () => {
    const other = await shop.product();
    const bytes = await picture('green');
    const before = await storedFiles();
    const [image] = (await upload(`${other}/images?alt=A`, bytes, 'image/png')).body;
    expect((await upload<Problem>(`${other}/images?alt=A`, bytes, 'image/png')).body).toMatchObject({
      status: 400,
    });
    await upload(`${id}/images?alt=B`, bytes, 'image/png');
    expect(await storedFiles()).toBe(before + 1);

    const purge = () => shop.app.get(ScheduledJobs).runNow('catalog.purge-media');
    await shop.sql(`UPDATE media_file SET uploaded_at = now() - interval '2 days'`);
    await admin('DELETE', `${other}/images/${image!.id}`);
    await purge();
    expect((await shop.app.inject(image!.url)).statusCode).toBe(200);
    const last = (await detail(id)).body.images.find(({ url }) => url === image!.url)!;
    expect((await admin('DELETE', `${id}/images/${last.id}`)).status).toBe(204);
    await purge();
    expect((await shop.app.inject(image!.url)).statusCode).toBe(404);
    expect(await storedFiles()).toBe(before);
  });

  it('come before the first save of a product, which takes them with it or names the one that is gone', async () => {
    const send = async (background: string) =>
      (await upload<{ upload: string; url: string }>('pictures', await picture(background), 'image/png'))
        .body;
    const [front, side] = [await send('navy'), await send('olive')];
    const create = (slug: string, pictures: object[]) =>
      shop.call<Pick<ProductDetailResponse, 'id' | 'imageUrl'> & Pick<Problem, 'fields'>>(
        'POST',
        '/api/products',
        {
          token,
          body: { name: 'Salad spinner', slug, price: '19.00', categoryId: 1, pictures },
        },
      );
    const { status, body } = await create('salad-spinner', [
      { upload: side.upload, alt: 'Side' },
      { upload: front.upload, alt: 'Front' },
    ]);
    expect([status, body.imageUrl]).toEqual([201, side.url]);
    const images = (await admin<ProductImageResponse[]>('GET', `${body.id}/images`)).body;
    expect(images.map(({ alt, width, height }) => [alt, width, height])).toEqual([
      ['Side', 900, 600],
      ['Front', 900, 600],
    ]);
    for (const pictures of [
      [{ upload: 'f'.repeat(32), alt: 'Gone' }],
      [
        { upload: front.upload, alt: 'Once' },
        { upload: front.upload, alt: 'Twice' },
      ],
    ]) {
      const refused = await create('salad-spinner-2', pictures);
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'pictures']);
    }
    expect(await shop.sql(`SELECT FROM product WHERE slug = 'salad-spinner-2'`)).toEqual([]);
  });

  it('are cropped before the first save too', async () => {
    const bytes = await picture('plum', 1000, 500);
    const send = (query: string) =>
      upload<{ upload: string } & Pick<Problem, 'fields'>>(`pictures${query}`, bytes, 'image/png');
    const [whole, part] = [(await send('')).body.upload, (await send('?crop=0,10,25.5,80')).body.upload];
    const { body } = await shop.call<{ id: number }>('POST', '/api/products', {
      token,
      body: {
        name: 'Zester',
        slug: 'zester',
        price: '19.00',
        categoryId: 1,
        pictures: [
          { upload: part, alt: 'Part' },
          { upload: whole, alt: 'Whole' },
        ],
      },
    });
    const images = (await admin<ProductImageResponse[]>('GET', `${body.id}/images`)).body;
    expect(images).toMatchObject([
      { alt: 'Part', width: 255, height: 400 },
      { alt: 'Whole', width: 1000, height: 500 },
    ]);
    expect((await send('?crop=50,0,60,100')).body.fields?.[0]?.field).toBe('crop');
  });

  it('of a category stay while it shows them', async () => {
    const send = (body: Buffer | string) =>
      shop.call<{ url: string } & Problem>('POST', '/admin/api/categories/pictures', {
        token,
        body,
        headers: { 'content-type': 'image/png' },
      });
    const purge = async () => {
      await shop.sql(`UPDATE media_file SET uploaded_at = now() - interval '2 days'`);
      await shop.app.get(ScheduledJobs).runNow('catalog.purge-media');
    };
    expect((await send('<svg/>')).body).toMatchObject({ status: 400, fields: [{ field: 'image' }] });
    const { url } = (await send(await picture('teal'))).body;
    const former = await shop.sql('SELECT id, image_url FROM category ORDER BY id LIMIT 1');
    const { id: category, image_url: shown } = former[0] as { id: number; image_url: string | null };
    const show = (address: string | null) =>
      shop.sql('UPDATE category SET image_url = $2 WHERE id = $1', [category, address]);
    await show(url);
    await purge();
    expect((await shop.app.inject(url)).statusCode).toBe(200);
    await show(shown);
    await purge();
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  });

  it('are audited', async () => {
    const [entry] = await shop.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entry WHERE action = 'product.images-updated' AND subject_id = $1 ORDER BY id LIMIT 1`,
      [String(id)],
    );
    expect(entry).toMatchObject({ before: { images: [] }, after: { images: [{ alt: 'Front' }] } });
  });

  it('are refused, with the field and nothing stored, when they are something else', async () => {
    const product = await shop.product();
    const before = await storedFiles();
    const png = await picture('red', 8, 8);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cases: [string, Buffer | string, string][] = [
      ['SVG with a script', svg, 'image/svg+xml'],
      ['GIF that is a script', 'GIF89a/*\x01\x00*/=1;alert(1)', 'image/gif'],
      ['HTML', '<html><script>alert(1)</script></html>', 'image/png'],
      ['a PDF', '%PDF-1.7\n%%EOF', 'image/png'],
      [
        'SVG after the signature of a PNG',
        Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
        'image/png',
      ],
      ['half a picture', png.subarray(0, png.length - 30), 'image/png'],
      ['more than 10 MB', Buffer.concat([png, Buffer.alloc(MAX_UPLOAD_BYTES)]), 'image/png'],
      ['a decompression bomb', await picture('white', 7000, 6000), 'image/png'],
      ['nothing', '', 'image/png'],
    ];
    for (const [name, bytes, type] of cases) {
      const { body } = await upload<Problem>(`${product}/images?alt=x`, bytes, type);
      expect([name, body.status, body.fields?.[0]?.field]).toEqual([name, 400, 'image']);
    }
    expect((await upload<Problem>(`${product}/images?alt=`, png, 'image/png')).body.fields).toMatchObject([
      { field: 'alt' },
    ]);
    expect((await upload(`${product}/images?alt=x`, '<html>', 'text/html')).status).toBe(415);
    const huge = Buffer.alloc(MAX_UPLOAD_BYTES + 2 * 1024 * 1024);
    expect((await upload(`${product}/images?alt=x`, huge, 'image/png')).status).toBe(413);
    expect(await storedFiles()).toBe(before);
  });

  it('belong to a product and to administrators', async () => {
    const png = await picture('red', 8, 8);
    expect((await upload('2000000000/images?alt=x', png, 'image/png')).status).toBe(404);
    expect((await admin('DELETE', `${id}/images/2000000000`)).status).toBe(404);
    expect((await shop.call('GET', `/admin/api/products/${id}/images`)).status).toBe(401);
  });

  it('keep a path or a name of the file out of what is stored', async () => {
    const product = await shop.product();
    const headers = {
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="../../x.png"',
    };
    const body = await picture('pink', 8, 8);
    const answer = await shop.call<ProductImageResponse[]>(
      'POST',
      `/admin/api/products/${product}/images?alt=x`,
      {
        token,
        body,
        headers,
      },
    );
    expect(answer.body[0]!.url).toMatch(/^\/media\/[0-9a-f]{32}-640\.webp$/);
  });
});

describe('texts of a product in other languages', () => {
  let id: number;
  const save = (language: string, body: object) => admin('PUT', `${id}/translations/${language}`, body);
  beforeAll(async () => {
    id = await shop.product({ name: 'Chef knife', slug: 'chef-knife', description: 'Of steel' });
    await shop.product({ name: 'Apron' });
    await shop.product({ name: 'Whisk' });
    await save('ro', { name: 'Cuțit de bucătar' });
  });

  it('are shown where they exist, and English where not', async () => {
    expect((await detail(id, 'ro')).body).toMatchObject({
      name: 'Cuțit de bucătar',
      description: 'Of steel',
    });
    expect((await detail(id, 'fr')).body).toMatchObject({ name: 'Chef knife', slug: 'chef-knife' });
    expect((await detail(id, 'klingon')).body.name).toBe('Chef knife');
    const bySlug = await shop.call<ProductResponse>('GET', '/api/products/slug/chef-knife?language=ro');
    expect(bySlug.body.name).toBe('Cuțit de bucătar');
  });

  it('are found by the search, named and sorted in the language of the list', async () => {
    expect(await shop.names('?search=cutit&language=ro')).toEqual(['Cuțit de bucătar']);
    expect(await shop.names('?search=bucatar')).toEqual(['Chef knife']);
    expect(await shop.names('?language=ro&limit=2&sort=newest')).toEqual(['Whisk', 'Apron']);
    const names = await shop.names('?sort=name&language=ro');
    expect(names.indexOf('Cuțit de bucătar')).toBe(names.indexOf('Combi oven') + 1);
    const { body } = await shop.call<{ products: ProductResponse[] }>(
      'GET',
      '/api/products/suggestions?q=cutit&language=ro',
    );
    expect(body.products.map(({ name }) => name)).toEqual(['Cuțit de bucătar']);
  });

  it('change at once, and are gone when they are emptied', async () => {
    await save('ro', { name: 'Cuțit zburător', description: 'Din oțel' });
    expect((await detail(id, 'ro')).body).toMatchObject({ name: 'Cuțit zburător' });
    const { body } = await save('ro', { name: '', description: '' });
    const texts = { name: 'Chef knife', description: 'Of steel', keywords: '' };
    expect(body).toEqual({ language: 'en', ...texts, translations: [] });
    expect((await detail(id, 'ro')).body.name).toBe('Chef knife');
    expect(await shop.names('?search=zburator&sort=newest')).toEqual([]);
  });

  it('are indexed together when one statement saves several languages', async () => {
    const saveBoth = () =>
      shop.sql(
        `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'de', 'Klingenwunder'), ($1, 'ro', 'Cuțit lung')
         ON CONFLICT (product_id, language) DO UPDATE SET name = excluded.name, updated_at = now()`,
        [id],
      );
    const find = async (text: string) => {
      shop.refresh();
      return shop.names(`?search=${text}&sort=newest`);
    };
    const writtenBy = () => shop.sql('SELECT xmin::text FROM product WHERE id = $1', [id]);
    await saveBoth();
    expect([await find('klingenwunder'), await find('lung')]).toEqual([['Chef knife'], ['Chef knife']]);
    const before = await writtenBy();
    await saveBoth();
    expect(await writtenBy()).toEqual(before);
    await shop.sql('DELETE FROM product_translation WHERE product_id = $1', [id]);
    expect([await find('klingenwunder'), await find('lung')]).toEqual([[], []]);
  });

  it('are refused with the field', async () => {
    expect((await save('ro', { name: 'C' })).body).toMatchObject({
      status: 400,
      fields: [{ field: 'name' }],
    });
    expect((await save('en', { name: 'Knife' })).body).toMatchObject({
      status: 400,
      fields: [{ field: 'language' }],
    });
    expect((await admin('PUT', '2000000000/translations/ro', { name: 'Cuțit' })).status).toBe(404);
  });
});

describe('attributes', () => {
  const definitions = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    category: number,
    path = '',
    body?: unknown,
  ) =>
    shop.call<CategoryAttributeResponse[]>(method, `/admin/api/categories/${category}/attributes${path}`, {
      token,
      body,
    });
  const facets = async (query: string) =>
    (await shop.call<FacetsResponse>('GET', `/api/products/facets?category=pans${query}`)).body;
  const counts = async (query = '') =>
    (await facets(query)).attributes.map(({ name, values }) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]);

  let pans: number;
  let material: number;
  let capacity: number;
  const products: number[] = [];
  const setValues = (product: number, values: Record<number, string>) =>
    admin<Problem>('PUT', `${product}/attributes`, {
      values: Object.entries(values).map(([id, value]) => ({ attributeId: Number(id), value })),
    });

  beforeAll(async () => {
    pans = await shop.category('Pans', 'pans');
    await definitions('POST', pans, '', { name: 'Material', valueType: 'text', isFilterable: true });
    await definitions('POST', pans, '', { name: 'Colour', valueType: 'text', isFilterable: false });
    const added = await definitions('POST', pans, '', {
      name: 'Capacity',
      valueType: 'number',
      unit: 'l',
      isFilterable: true,
    });
    material = added.body[0]!.id;
    capacity = added.body[2]!.id;
    for (const [name, values] of [
      ['Small pot', { [material]: 'Stainless steel', [capacity]: '2' }],
      ['Large pot', { [material]: 'Stainless steel', [capacity]: '10,0' }],
      ['Copper pot', { [material]: 'Copper', [capacity]: '2' }],
    ] as const) {
      const product = await shop.product({ name, categoryId: pans, age: products.length });
      products.push(product);
      expect((await setValues(product, values)).status).toBe(200);
    }
    await shop.product({ name: 'Plain pot', categoryId: pans, age: 9 });
    shop.refresh();
  });

  it('and variants come with the first save of a product, or nothing of it does', async () => {
    const create = (slug: string, parts: object) =>
      shop.call<{ id: number } & Pick<Problem, 'fields'>>('POST', '/api/products', {
        token,
        body: { name: 'Stock pot', slug, price: '40.00', stockQuantity: 2, categoryId: pans, ...parts },
      });
    const variants = {
      options: ['Size'],
      variants: [{ values: ['5 l'] }, { values: ['9 l'], price: '55.00' }],
    };
    const { status, body } = await create('stock-pot', {
      attributes: [{ attributeId: material, value: 'Stainless steel' }],
      variants,
    });
    expect(status).toBe(201);
    const made = (await detail(body.id)).body;
    expect(made.attributes).toMatchObject([{ name: 'Material', value: 'Stainless steel' }]);
    expect(made.group?.variants).toMatchObject([
      { id: body.id, values: ['5 l'], price: '40.00' },
      { slug: 'stock-pot-9-l', values: ['9 l'], price: '55.00' },
    ]);
    const other = (await shop.call<ProductDetailResponse>('GET', '/api/products/slug/stock-pot-9-l')).body;
    expect(other.attributes).toEqual(made.attributes);
    for (const [parts, field] of [
      [{ attributes: [{ attributeId: capacity, value: 'large' }] }, 'attributes.0.value'],
      [
        { variants: { ...variants, variants: [{ values: ['5 l'] }, { values: ['5 L'] }] } },
        'variants.variants.1.values',
      ],
    ] as const) {
      const refused = await create('sauce-pot', parts);
      expect([refused.status, refused.body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
    }
    expect(await shop.sql(`SELECT FROM product WHERE slug LIKE 'sauce-pot%'`)).toEqual([]);
    await shop.sql(`UPDATE product SET deleted_at = now() WHERE slug LIKE 'stock-pot%'`);
    shop.refresh();
  });

  it('are shown with the product', async () => {
    expect((await detail(products[1]!)).body.attributes).toEqual([
      { id: material, name: 'Material', value: 'Stainless steel', unit: null },
      { id: capacity, name: 'Capacity', value: '10', unit: 'l' },
    ]);
  });

  it('are several options when a product has several values of one', async () => {
    const cups = await shop.category('Cups', 'cups');
    const added = await definitions('POST', cups, '', {
      name: 'Standard',
      valueType: 'text',
      isFilterable: true,
    });
    const standard = added.body[0]!.id;
    for (const [name, value] of [
      ['Blue cup', 'EN 455; EN 374'],
      ['Red cup', 'EN 374'],
      ['Green cup', 'EN 3740; EN 14683'],
    ] as const) {
      const product = await shop.product({ name, categoryId: cups });
      expect((await setValues(product, { [standard]: value })).status).toBe(200);
    }
    const chosen = `&attributes=${standard}:EN%2520374`;
    expect((await shop.names(`?category=cups${chosen}`)).toSorted()).toEqual(['Blue cup', 'Red cup']);
    expect(await shop.names(`?category=cups&attributes=${standard}:EN%2520455`)).toEqual(['Blue cup']);
    const { body } = await shop.call<FacetsResponse>('GET', `/api/products/facets?category=cups${chosen}`);
    expect(body.attributes.map(({ values }) => values.map(({ value, count }) => [value, count]))).toEqual([
      [
        ['EN 14683', 1],
        ['EN 374', 2],
        ['EN 3740', 1],
        ['EN 455', 1],
      ],
    ]);
  });

  it('filter the list: one of the values of each attribute', async () => {
    expect(await shop.names(`?attributes=${material}:Stainless%2520steel`)).toEqual([
      'Small pot',
      'Large pot',
    ]);
    expect(
      await shop.names(`?attributes=${material}:Copper,${material}:Stainless%2520steel,${capacity}:2`),
    ).toEqual(['Small pot', 'Copper pot']);
    expect(await shop.names(`?search=pot&sort=newest&attributes=${capacity}:10`)).toEqual(['Large pot']);
    const { status, body } = await shop.list('?attributes=steel');
    expect([status, body]).toMatchObject([400, { fields: [{ field: 'attributes' }] }]);
  });

  it('filter the list by a range of numbers, which may be open', async () => {
    const large = await shop.names(`?attributes=${capacity}:5..`);
    expect(large).toEqual(await shop.names(`?attributes=${capacity}:10`));
    expect(large).not.toEqual([]);
    expect(await shop.names(`?attributes=${capacity}:..2`)).toEqual(
      await shop.names(`?attributes=${capacity}:2`),
    );
    expect(await shop.names(`?attributes=${capacity}:3..5`)).toEqual([]);
    // A text attribute has no range.
    expect(await shop.names(`?attributes=${material}:1..`)).toEqual([]);
    expect(await counts(`&attributes=${capacity}:5..`)).toEqual(await counts(`&attributes=${capacity}:10`));
  });

  it('are named in the language of the page where that is translated', async () => {
    await shop.sql(`INSERT INTO attribute_text (source, language, text)
                    VALUES ('Material', 'ro', 'Materie'), ('Copper', 'ro', 'Cupru')`);
    shop.refresh();
    const [copper] = (await shop.list(`?attributes=${material}:Copper`)).body;
    const inRomanian = await shop.call<ProductDetailResponse>(
      'GET',
      `/api/products/${copper!.id}?language=ro`,
    );
    expect(inRomanian.body.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['Materie', 'Cupru'],
      ['Capacity', '2'],
    ]);
    const [facet] = (await facets('&language=ro')).attributes;
    expect(facet).toMatchObject({
      name: 'Materie',
      valueType: 'text',
      values: [
        {
          value: 'Copper',
          label: 'Cupru',
          count: 1,
        },
        {
          value: 'Stainless steel',
          label: 'Stainless steel',
          count: 2,
        },
      ],
    });
    await shop.sql('DELETE FROM attribute_text');
    shop.refresh();
  });

  it('are translated in the product form, at once for every product and filter that has the word', async () => {
    const texts = (language: string, words: unknown) =>
      admin<AttributeWordResponse[] & Problem>('PUT', `${products[2]}/attribute-texts/${language}`, {
        words,
      });
    const shown = async () =>
      (await detail(products[0]!, 'ro')).body.attributes.map(({ name, value }) => `${name}: ${value}`);
    expect(await shown()).toEqual(['Material: Stainless steel', 'Capacity: 2']);
    const { status, body } = await texts('ro', [
      { source: 'Material', text: 'Materie' },
      { source: 'Copper', text: ' Cupru ' },
    ]);
    expect(status).toBe(200);
    expect(body.map(({ source }) => source)).toEqual(['Material', 'Copper', 'Colour', 'Capacity']);
    expect(body[1]).toEqual({ source: 'Copper', translations: [{ language: 'ro', text: 'Cupru' }] });
    // The words of the other product were cached before.
    expect(await shown()).toEqual(['Materie: Stainless steel', 'Capacity: 2']);
    expect((await facets('&language=ro')).attributes[0]).toMatchObject({
      name: 'Materie',
      values: expect.arrayContaining([expect.objectContaining({ label: 'Cupru' })]),
    });
    await texts('ro', [{ source: 'Material', text: '' }]);
    expect(await shown()).toEqual(['Material: Stainless steel', 'Capacity: 2']);
    const [audited] = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE subject_id = $1 AND action = 'product.translation-updated'
        ORDER BY id LIMIT 1`,
      [products[2]],
    );
    expect(audited).toMatchObject({ after: { ro: { Material: 'Materie', Copper: 'Cupru' } } });

    expect((await texts('ro', [{ source: 'Stainless steel', text: 'Inox' }])).body).toMatchObject({
      status: 400,
      fields: [{ field: 'words.0.source' }],
    });
    expect((await texts('en', [])).body).toMatchObject({ status: 400, fields: [{ field: 'language' }] });
    expect((await admin('PUT', '2000000000/attribute-texts/ro', { words: [] })).status).toBe(404);
    await shop.sql('DELETE FROM attribute_text');
    shop.refresh();
  });

  it('are printed on a data sheet, in the language of the page and in any letters', async () => {
    const sheet = (query = '') =>
      shop.app.inject({ method: 'GET', url: `/api/products/${products[0]}/data-sheet${query}` });
    const english = await sheet();
    expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(english.headers['content-disposition']).toBe(`inline; filename="KP-${products[0]}-en.pdf"`);
    expect((await readPdf(english.rawPayload)).text).toContain('MaterialStainlesssteel');
    expect((await sheet()).rawPayload).toEqual(english.rawPayload);

    await shop.sql(`INSERT INTO attribute_text (source, language, text)
                    VALUES ('Material', 'ar', 'المادة'), ('Material', 'ja', '素材')`);
    expect((await readPdf((await sheet('?language=ja')).rawPayload)).text).toContain('素材Stainlesssteel');
    expect((await sheet('?language=ar')).statusCode).toBe(200);
    await shop.sql('DELETE FROM attribute_text');
    expect((await shop.call('GET', '/api/products/999999/data-sheet')).status).toBe(404);
  });

  it('are facets of their category, each counted with the other filters', async () => {
    expect(await counts()).toEqual([
      ['Material', { Copper: 1, 'Stainless steel': 2 }],
      ['Capacity', { 2: 2, 10: 1 }],
    ]);
    expect(await counts(`&attributes=${material}:Copper`)).toEqual([
      ['Material', { Copper: 1, 'Stainless steel': 2 }],
      ['Capacity', { 2: 1 }],
    ]);
    expect(await counts(`&attributes=${material}:Copper,${capacity}:10`)).toEqual([
      ['Material', { 'Stainless steel': 1 }],
      ['Capacity', { 2: 1 }],
    ]);
    const chosen = await facets(`&attributes=${material}:Stainless%2520steel&search=pot`);
    expect([chosen.inStock, chosen.categories]).toEqual([2, [{ slug: 'pans', count: 4 }]]);
    const all = await shop.call<FacetsResponse>('GET', '/api/products/facets');
    expect(all.body.attributes).toEqual([]);
  });

  it('are found by the search', async () => {
    const found = await shop.names('?search=stainless&sort=newest');
    expect(found).toEqual(expect.arrayContaining(['Small pot', 'Large pot']));
    await setValues(products[0]!, { [material]: 'Titanium' });
    expect(await shop.names('?search=titanium')).toEqual(['Small pot']);
    await setValues(products[0]!, { [material]: '' });
    expect((await detail(products[0]!)).body.attributes.map(({ name }) => name)).toEqual(['Capacity']);
    expect(await shop.names('?search=stainless')).not.toContain('Small pot');
  });

  it('are refused with the field', async () => {
    expect((await setValues(products[0]!, { [capacity]: 'about two' })).body).toMatchObject({
      status: 400,
      fields: [{ field: 'values.0.value' }],
    });
    expect((await setValues(products[0]!, { 2000000000: 'x' })).body).toMatchObject({ status: 400 });
    const twice = { name: 'material', valueType: 'text', isFilterable: false };
    expect((await definitions('POST', pans, '', twice)).body).toMatchObject({ fields: [{ field: 'name' }] });
    const asNumber = { name: 'Material', valueType: 'number', isFilterable: true };
    expect((await definitions('PUT', pans, `/${material}`, asNumber)).body).toMatchObject({
      fields: [{ field: 'valueType' }],
    });
    expect((await definitions('PUT', pans, '/2000000000', asNumber)).status).toBe(404);
    expect((await definitions('POST', 2_000_000_000, '', twice)).status).toBe(404);
  });

  it('of one name are added once by two administrators at the same time', async () => {
    const attribute = { name: 'Depth', valueType: 'number', isFilterable: false };
    const answers = await Promise.all([1, 2, 3].map(() => definitions('POST', pans, '', attribute)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('go with their values, and stay out of another category', async () => {
    const other = await shop.category('Other', 'other-pans');
    await shop.sql('UPDATE product SET category_id = $2 WHERE id = $1', [products[2], other]);
    shop.refresh();
    expect((await detail(products[2]!)).body.attributes).toEqual([]);
    expect(await shop.names('?search=copper')).toEqual(['Copper pot']);
    expect((await definitions('DELETE', pans, `/${material}`)).status).toBe(204);
    expect((await detail(products[1]!)).body.attributes.map(({ name }) => name)).toEqual(['Capacity']);
    expect(await shop.names('?search=stainless')).not.toContain('Large pot');
  });
});

describe('documents of a product', () => {
  const pdf = (text = '') => Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n${text}\n%%EOF\n`);

  it('are listed by title and served as PDF', async () => {
    const id = await shop.product();
    const { body } = await upload<ProductDocumentResponse[]>(
      `${id}/documents?title=Data sheet`,
      pdf(),
      'application/pdf',
    );
    expect(body).toMatchObject([{ title: 'Data sheet', bytes: pdf().length }]);
    await admin('PUT', `${id}/documents/${body[0]!.id}`, { title: 'Manual' });
    expect((await detail(id)).body.documents).toMatchObject([{ title: 'Manual', url: body[0]!.url }]);
    const file = await shop.app.inject(body[0]!.url);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f]+\.pdf"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.rawPayload).toEqual(pdf());
    expect((await admin('DELETE', `${id}/documents/${body[0]!.id}`)).status).toBe(204);
    expect((await detail(id)).body.documents).toEqual([]);
  });

  it('are refused, with the field and nothing stored, when they are something else', async () => {
    const id = await shop.product();
    const before = await storedFiles();
    const cases: [string, Buffer | string][] = [
      ['a page', '<html><script>alert(1)</script></html>'],
      ['a page before a PDF', `<html>${pdf().toString()}`],
      ['a page within a PDF', '%PDF-1.7\n<script>alert(1)</script>\n%%EOF'],
      ['half a PDF', '%PDF-1.7\n'],
      ['more than 10 MB', Buffer.concat([pdf(), Buffer.alloc(MAX_UPLOAD_BYTES)])],
      ['nothing', ''],
    ];
    for (const [name, bytes] of cases) {
      const { body } = await upload<Problem>(`${id}/documents?title=x`, bytes, 'application/pdf');
      expect([name, body.status, body.fields?.[0]?.field]).toEqual([name, 400, 'document']);
    }
    expect(
      (await upload<Problem>(`${id}/documents?title=`, pdf(), 'application/pdf')).body.fields,
    ).toMatchObject([{ field: 'title' }]);
    expect(await storedFiles()).toBe(before);
    expect((await upload(`2000000000/documents?title=x`, pdf('other'), 'application/pdf')).status).toBe(404);
  });
});
