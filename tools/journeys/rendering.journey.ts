import { LANGUAGE_CODES } from '@kp/i18n/languages';
import type { Browser } from 'playwright-core';
import { launchBrowser, shopUrl, visit, type Visit } from './browser';
import { openWhole } from './settled';
import { watchShifts } from './shifts';
import { sellableProducts } from './shopper';

/** Before compression. */
const MOST_HTML_BYTES = 40_000;

describe('public pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('come with their content from the server', async () => {
    const [product] = await sellableProducts(1);
    const html = await (await fetch(`${shopUrl()}/products/${product!.slug}`)).text();
    expect(html).toContain(`<html lang="en"`);
    expect(html).toContain(product!.name.replace(/&/g, '&amp;').replace(/'/g, '&#x27;'));
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/);
  });

  it.each([
    ['/nowhere', 404],
    ['/products/no-such-product', 404],
    ['/products?category=no-such-category', 404],
    ['/api/nowhere', 404],
    ['/admin/api/nowhere', 404],
    ['/products', 200],
  ])('%s answers %d', async (path, status) => {
    expect((await fetch(`${shopUrl()}${path}`)).status).toBe(status);
  });

  it('are at most 40 KB of HTML in every language', async () => {
    const lists = ['/?', '/products?', '/products?category=food-labels&', '/products?search=label&'];
    const tooLarge: string[] = [];
    for (const language of LANGUAGE_CODES) {
      for (const list of lists) {
        const html = await (await fetch(`${shopUrl()}${list}lang=${language}`)).arrayBuffer();
        if (html.byteLength > MOST_HTML_BYTES) tooLarge.push(`${list}lang=${language} ${html.byteLength}`);
      }
    }
    expect(tooLarge).toEqual([]);
  });

  it.each(['/', '/products', '/products?category=food-labels'])(
    '%s is not sent again to who has it',
    async (path) => {
      const again = await fetch(`${shopUrl()}${path}`);
      const known = await fetch(`${shopUrl()}${path}`, {
        headers: { 'if-none-match': again.headers.get('etag') ?? '' },
      });
      expect(known.status).toBe(304);
    },
  );

  it.each(['/', '/login', '/admin', '/nowhere', '/dev/mail', '/api/docs'])(
    '%s names the icon of the shop, which is there',
    async (path) => {
      const html = await (await fetch(`${shopUrl()}${path}`)).text();
      const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)];
      expect(named.length).toBeGreaterThan(0);
      // A full browser asks for the last one of its own accord where no icon is named.
      for (const icon of [...named.map(([, address]) => address), '/favicon.ico']) {
        const answer = await fetch(`${shopUrl()}${icon}`);
        expect([icon, answer.status]).toEqual([icon, 200]);
        expect(answer.headers.get('content-type')).toMatch(/^image\//);
      }
    },
  );

  it.each([
    ['/compare', 'ar', 'رومانيا'],
    ['/withdraw', 'de', 'Rumänien'],
  ])('%s, which the browser makes, says in %s where the shop is', async (path, language, country) => {
    const { page, context } = await visit(browser);
    await page.goto(`${shopUrl()}${path}?lang=${language}`);
    await page.getByRole('contentinfo').getByText(country).waitFor();
    await context.close();
  });

  it('redirect the other spelling of a product', async () => {
    const answer = await fetch(`${shopUrl()}/product/some-slug`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/products/some-slug');
  });

  it.each([
    ['/Products/Chef-Knife/?x=1', '/products/chef-knife?x=1'],
    ['/order-status/42.Ab/', '/order-status/42.Ab'],
  ])('have one spelling: %s', async (path, location) => {
    const answer = await fetch(`${shopUrl()}${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  });

  it('fetch the pages that often come next when they are touched, not before', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const name = /\/remotes\/shop\/(page-\w+)/.exec(request.url())?.[1];
      if (name) fetched.add(name);
    });
    await page.goto(`${shopUrl()}/products`, { waitUntil: 'networkidle' });
    expect([...fetched]).toEqual(['page-list']);

    const next = ['page-detail', 'page-home'].map((name) =>
      page.waitForResponse((response) => response.url().includes(`/remotes/shop/${name}.`)),
    );
    await page.mouse.move(100, 100);
    await Promise.all(next);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('stay where the customer is when they come to life, and do what was pressed before', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    let letThrough = () => {};
    const scripts = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/main\.[^/]+\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto('/b2b', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('main').getByRole('button', { name: 'Get a quote' }).last();
    await button.click();
    const place = await page.evaluate('scrollY');
    expect(place).toBeGreaterThan(0);
    letThrough();
    await page.getByRole('dialog', { name: 'Get a quote' }).getByLabel('Your name').waitFor();
    expect(await page.evaluate('scrollY')).toBe(place);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('a page that is opened', () => {
  let window: Visit;
  let moved: () => Promise<number>;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    window = await visit(browser);
    moved = await watchShifts(window.page);
  });
  afterAll(() => browser.close());

  it.each([
    '/',
    '/products',
    '/products?category=food-labels',
    '/about',
    '/b2b',
    '/terms',
    '/privacy',
    '/track',
    '/delivery',
    '/returns',
    '/faq',
    '/accessibility',
    '/withdraw',
    '/compare',
    '/ai-assistant',
    '/cart',
  ])('%s hydrates without a consoleError and without moving anything', async (path) => {
    const { page, consoleErrors } = window;
    await openWhole(page, path);
    expect(consoleErrors.splice(0)).toEqual([]);
    expect(await moved()).toBeLessThan(0.02);
  });
});
