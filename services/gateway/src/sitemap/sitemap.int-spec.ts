import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogChanges } from '@kp/catalog';
import { LANGUAGES } from '@kp/i18n';
import { modulesUpTo } from '@kp/modules';
import { startTestShop, type TestShop } from '@kp/testing';
import { SettingsService } from '@kp/settings';
import { gatewayConfigs } from '../gateway.config';
import { ProductFeedModule } from '../product-feed/product-feed.controller';
import {
  all,
  parseXml,
  PRODUCT_FEED,
  SITEMAP,
  SITEMAP_INDEX,
  violations,
  type XmlNode,
} from '../testing/published-schemas';
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
      imports: [SitemapModule, ProductFeedModule],
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
      ...LANGUAGES.map(({ code }) => [code, `${SHOP}/products/active-pan-1?lang=${code}`]),
      ['x-default', `${SHOP}/products/active-pan-1?lang=en`],
    ]);
  });

  it('follows the schema of sitemaps.org', async () => {
    expect(violations(parseXml((await read('/sitemap.xml')).body), SITEMAP)).toEqual([]);
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

  describe('and the product feed', () => {
    const feed = async (language: string) => {
      const { status, body, type } = await read(`/product-feed.xml?lang=${language}`);
      expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
      return parseXml(body);
    };
    const itemsOf = ({ rss }: XmlNode) => all<XmlNode>(((rss as XmlNode).channel as XmlNode).item);
    const setPan = (slug: string, columns: string) =>
      shop.sql(`UPDATE product SET ${columns} WHERE slug = '${slug}'`);

    beforeAll(async () => {
      await setPan(
        'active-pan-1',
        `image_url = '/pictures/pan.svg', stock_quantity = 4, weight_grams = 1500`,
      );
      await setPan(
        'active-pan-2',
        `image_url = 'https://files.example/pan.jpg', price_minor = 60000, description = repeat('Q&A <b> 🍳 ', 800),
         name = U&'Wok\\FFFE & pan'`,
      );
      await setPan('draft-pan-1', `image_url = '/pictures/pan.svg'`);
      await shop.sql(`INSERT INTO product_translation (product_id, language, name)
                      SELECT id, 'ar', 'مقلاة' FROM product WHERE slug = 'active-pan-1'`);
      await shop.sql(`INSERT INTO shipping_zone (name, countries, counties, min_days, max_days)
                      VALUES ('Bulgaria', '{BG}', '{}', 3, 6), ('Cluj', '{}', '{CJ}', 1, 1)`);
      await shop.sql(`INSERT INTO shipping_band (zone_id, up_to_grams, cost_minor)
                      SELECT z.id, b.grams, b.cost FROM shipping_zone z, (VALUES (1000, 1990), (5000, 2990)) AS b (grams, cost)`);
      await shop.app.get(SettingsService).refresh();
      change();
    });
    afterAll(async () => {
      await shop.sql('DELETE FROM shipping_zone');
      await shop.app.get(SettingsService).refresh();
    });

    it.each(['en', 'ar'])('follows the rules of Merchant Center in %s', async (language) => {
      const document = await feed(language);
      expect(violations(document, PRODUCT_FEED)).toEqual([]);
      expect(itemsOf(document).map((item) => item['g:link'])).toEqual([
        `${SHOP}/products/active-pan-1?lang=${language}`,
        `${SHOP}/products/active-pan-2?lang=${language}`,
      ]);
    });

    it('has price with VAT, stock, weight and what one unit costs to send', async () => {
      const [pan, wok] = itemsOf(await feed('ar'));
      const times = { 'g:min_handling_time': '0', 'g:max_handling_time': '1' };
      const to = (country: string, cost: string, least: string, most: string) => ({
        'g:country': country,
        'g:price': cost,
        ...times,
        'g:min_transit_time': least,
        'g:max_transit_time': most,
      });
      expect(pan).toMatchObject({
        'g:title': 'مقلاة',
        'g:price': '8.33 USD',
        'g:availability': 'in_stock',
        'g:shipping_weight': '1500 g',
        'g:image_link': `${SHOP}/pictures/sharing/pan.png`,
        'g:shipping': [to('BG', '29.90 USD', '3', '6'), to('RO', '25.00 USD', '2', '5')],
      });
      expect(wok).toMatchObject({
        'g:title': 'Wok &amp; pan',
        'g:price': '714.00 USD',
        'g:availability': 'out_of_stock',
        'g:shipping': [to('BG', '0.00 USD', '3', '6'), to('RO', '0.00 USD', '2', '5')],
      });
    });

    it('tells variants of a group apart by size and color', async () => {
      const [{ id } = { id: 0 }] = await shop.sql<{ id: number }>(
        `INSERT INTO product_group (name, options) VALUES ('Pan', '{Size,Culoare,Day}') RETURNING id`,
      );
      await setPan('active-pan-1', `group_id = ${id}, group_position = 1, option_values = '{L,Roșu,Monday}'`);
      change();
      const document = await feed('en');
      expect(violations(document, PRODUCT_FEED)).toEqual([]);
      expect(itemsOf(document)[0]).toMatchObject({
        'g:item_group_id': `group-${id}`,
        'g:color': 'Roșu',
        'g:size': 'L',
      });
      await setPan('active-pan-1', 'group_id = NULL, group_position = NULL, option_values = NULL');
    });

    it('leaves out what has no picture to show, and changes with the catalogue', async () => {
      await setPan('active-pan-2', `image_url = 'https://files.example/pan.svg'`);
      change();
      expect(itemsOf(await feed('en')).map((item) => item['g:id'])).toHaveLength(1);
    });

    it.each(['xx', 'ar&lang=en'])('is nothing in %s', async (language) => {
      expect((await read(`/product-feed.xml?lang=${language}`)).status).toBe(404);
    });
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
    expect(violations(parseXml((await read('/sitemap.xml')).body), SITEMAP_INDEX)).toEqual([]);
    const listed: (string | undefined)[] = [];
    for (const file of files) listed.push(...addresses((await read(file!.slice(SHOP.length))).body));
    expect(violations(parseXml((await read('/sitemap-products-6.xml')).body), SITEMAP)).toEqual([]);
    expect(listed).toHaveLength(3 + 5001);
    expect(new Set(listed).size).toBe(listed.length);

    await shop.sql(`UPDATE product SET image_url = '/pictures/pan.svg' WHERE id % 4 = 0`);
    const [pictured] = await shop.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM product WHERE image_url IS NOT NULL',
    );
    const feed = parseXml((await read('/product-feed.xml')).body);
    expect(violations(feed, PRODUCT_FEED)).toEqual([]);
    const items = all<XmlNode>(((feed.rss as XmlNode).channel as XmlNode).item);
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(pictured!.count);
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
