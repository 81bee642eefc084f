import type { Browser } from 'playwright-core';
import { launchBrowser, shopUrl, visit } from './browser';
import { sellableProducts } from './shopper';

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
    ['/api/nowhere', 404],
    ['/admin/api/nowhere', 404],
    ['/products', 200],
  ])('%s answers %d', async (path, status) => {
    expect((await fetch(`${shopUrl()}${path}`)).status).toBe(status);
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

  it('redirect the other spelling of a product', async () => {
    const answer = await fetch(`${shopUrl()}/product/some-slug`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/products/some-slug');
  });

  it('stay where the visitor is when they come to life, and do what was pressed before', async () => {
    const { page, complaints, context } = await visit(browser);
    let letThrough = () => {};
    const scripts = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/main\.[^/]+\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto('/b2b', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).last();
    await button.click();
    const place = await page.evaluate('scrollY');
    expect(place).toBeGreaterThan(0);
    letThrough();
    await page.getByRole('dialog', { name: 'Get a Quote' }).getByLabel('Your name').waitFor();
    expect(await page.evaluate('scrollY')).toBe(place);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    '/',
    '/products',
    '/products?category=food-labels',
    '/about',
    '/b2b',
    '/terms',
    '/privacy',
    '/cart',
  ])(
    '%s hydrates without a complaint and without moving anything',
    async (path) => {
      const { page, complaints, context } = await visit(browser);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const moved = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(complaints).toEqual([]);
      expect(moved).toBeLessThan(0.02);
      await context.close();
    },
    60_000,
  );
});
