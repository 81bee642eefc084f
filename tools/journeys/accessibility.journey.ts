import type { Browser } from 'playwright-core';
import { seriousViolations } from './accessibility';
import { administrator, launchBrowser, visit } from './browser';
import { addToCart, sellableProducts, signIn } from './shopper';

describe('axe finds no serious violation', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const guestScreens = [
    '/',
    '/products',
    '/products?search=zzzz',
    '/cart',
    '/checkout',
    '/login',
    '/about',
    '/b2b',
    '/terms',
    '/privacy',
    '/nowhere',
  ];

  it.each(guestScreens)(
    'on %s for a guest',
    async (path) => {
      const { page, context } = await visit(browser);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it.each([390, 1280])(
    'on a product, a filled cart and its checkout (%d px wide)',
    async (width) => {
      const { page, context } = await visit(browser, width);
      const [product] = await sellableProducts(1);
      await addToCart(page, product!);
      expect(await seriousViolations(page)).toEqual([]);
      for (const path of ['/cart', '/checkout']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await seriousViolations(page)).toEqual([]);
      }
      await context.close();
    },
    60_000,
  );

  it.each(['/account', '/admin', '/admin?tab=orders'])(
    'on %s for an administrator',
    async (path) => {
      const { page, context } = await visit(browser);
      await signIn(page, administrator());
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await seriousViolations(page)).toEqual([]);
      await context.close();
    },
    60_000,
  );
});
