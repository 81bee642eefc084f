import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogChanges } from '@kp/catalog';
import { AVAILABLE_LANGUAGES } from '@kp/i18n';
import { modulesUpTo } from '@kp/modules';
import { startTestShop, type TestShop } from '@kp/testing';
import { gatewayConfigs } from '../gateway.config';
import { SitemapModule } from './sitemap.controller';

/** A front end with two fixed pages. */
const BUNDLE = `exports.publicPages = () => [
  { path: '/', showsCatalog: true }, { path: '/privacy', showsCatalog: false, languages: ['en'] },
];
exports.pageAddresses = () => [];
exports.redirectOf = () => undefined;`;

const SHOP = 'https://shop.example';

describe('the sitemap', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-sitemap-'));
  let shop: TestShop;
  const read = async (address: string) => {
    const { status, body, headers } = await shop.call<string>('GET', address);
    return { status, body: String(body), type: String(headers['content-type']) };
  };
  const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const add = (products: number, status = 'active') =>
    shop.sql(
      `INSERT INTO product (name, slug, price_minor, category_id, status, updated_at)
       SELECT 'Pan', $2 || '-pan-' || n, 700, 1, $2, '2026-03-01T10:00:00Z' FROM generate_series(1, $1::int) AS n`,
      [products, status],
    );
  const change = () => shop.app.get(CatalogChanges).record([]);

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell', 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'shell', 'server', 'main.cjs'), BUNDLE);
    shop = await startTestShop({
      modules: modulesUpTo('catalog'),
      imports: [SitemapModule],
      config: gatewayConfigs,
      environment: { FRONTEND_DIR: folder, PUBLIC_URL: SHOP },
    });
    await shop.sql(`INSERT INTO category (name, slug) VALUES ('Pans', 'pans'), ('Empty', 'empty')`);
    await add(2);
    await add(1, 'draft');
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  it('is named in robots.txt, which excludes private pages', async () => {
    const { body, type } = await read('/robots.txt');
    expect(type).toContain('text/plain');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /cart',
      'Disallow: /checkout',
      'Disallow: /account',
      'Disallow: /admin',
      '',
      `Sitemap: ${SHOP}/sitemap.xml`,
      '',
    ]);
  });

  it('is every public page, category with products and active product', async () => {
    const { status, body, type } = await read('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(addresses(body)).toEqual([
      `${SHOP}/?lang=en`,
      `${SHOP}/privacy?lang=en`,
      `${SHOP}/products?category=pans&amp;lang=en`,
      `${SHOP}/products/active-pan-1?lang=en`,
      `${SHOP}/products/active-pan-2?lang=en`,
    ]);
    expect(body).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>');
  });

  it('lists the URL of a page in every language', async () => {
    const { body } = await read('/sitemap.xml');
    const product = /<url><loc>[^<]*active-pan-1.*?<\/url>/s.exec(body)![0];
    const alternates = [...product.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...pair]) => pair);
    expect(alternates).toEqual([
      ...AVAILABLE_LANGUAGES.map(({ code }) => [code, `${SHOP}/products/active-pan-1?lang=${code}`]),
      ['x-default', `${SHOP}/products/active-pan-1?lang=en`],
    ]);
  });

  it('announces no language that a page does not exist in', async () => {
    const { body } = await read('/sitemap.xml');
    const privacy = /<url><loc>[^<]*privacy.*?<\/url>/s.exec(body)![0];
    expect(privacy).not.toContain('hreflang');
  });

  it('changes with the catalogue', async () => {
    await shop.sql(`UPDATE product SET slug = 'renamed-pan' WHERE slug = 'active-pan-2'`);
    change();
    expect(addresses((await read('/sitemap.xml')).body).at(-1)).toBe(`${SHOP}/products/renamed-pan?lang=en`);
    await shop.sql(`UPDATE product SET slug = 'active-pan-2' WHERE slug = 'renamed-pan'`);
    change();
  });

  it.each(['/sitemap-products-2.xml', '/sitemap-products-0.xml', '/sitemap-products-x.xml'])(
    'is nothing at %s',
    async (address) => expect((await read(address)).status).toBe(404),
  );

  it('is an index of files when there are more than 5,000 products', async () => {
    await shop.sql('DELETE FROM product');
    await add(5001);
    change();
    const files = addresses((await read('/sitemap.xml')).body);
    expect(files).toEqual([
      `${SHOP}/sitemap-pages.xml`,
      ...[1, 2, 3, 4, 5, 6].map((file) => `${SHOP}/sitemap-products-${file}.xml`),
    ]);
    const listed: (string | undefined)[] = [];
    for (const file of files) listed.push(...addresses((await read(file!.slice(SHOP.length))).body));
    expect(listed).toHaveLength(3 + 5001);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('a former address of a product redirects to its current one', async () => {
    await shop.sql(`INSERT INTO product_slug_redirect (slug, product_id)
                    SELECT 'griddle', id FROM product WHERE slug = 'active-pan-1'`);
    const { status, headers } = await shop.call('GET', '/products/griddle?lang=de');
    expect([status, headers.location]).toEqual([301, '/products/active-pan-1?lang=de']);
  });

  it('a former address of a category redirects to its current one, with its filters', async () => {
    await shop.sql(`INSERT INTO category_slug_redirect (slug, category_id)
                    SELECT 'saucepans', id FROM category WHERE slug = 'pans'`);
    const { status, headers } = await shop.call('GET', '/products?search=wok&category=saucepans&lang=de');
    expect([status, headers.location]).toEqual([301, '/products?search=wok&category=pans&lang=de']);
  });
});
