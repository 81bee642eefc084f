import type { Browser, Page } from 'playwright-core';
import { launchBrowser, picture, shopUrl, visit } from './browser';
import { openWhole, settled } from './settled';
import { watchShifts } from './shifts';
import { addToCart, sellableProducts } from './shopper';

const search = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Where the page is, once the shop has noted it for coming back. */
async function rememberedPlace(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const places = JSON.parse(sessionStorage.getItem('scrollPlaces') ?? '{}') as Record<string, number>;
    return window.scrollY > 0 && Object.values(places).includes(window.scrollY);
  });
  return page.evaluate(() => window.scrollY);
}

describe('finding something', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([1280, 390])(
    'goes from a misspelled beginning to a product by the keyboard alone (%d px wide)',
    async (width) => {
      const { page, consoleErrors, context } = await visit(browser, width);
      await openWhole(page, '/');
      await search(page).pressSequentially('termom');
      await options(page)
        .filter({ hasText: /thermometer/i })
        .first()
        .waitFor();
      await picture(page, `suggestions-${width}`);
      await search(page).press('ArrowDown');
      await search(page).press('ArrowDown');
      const name = await page.locator('[role=option][aria-selected=true] bdi').first().textContent();
      await search(page).press('Enter');
      await page.getByRole('heading', { level: 1, name: name! }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/products\//);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it('loses no letter that is typed before the suggestions have arrived', async () => {
    const { page, context } = await visit(browser);
    let letThrough = () => {};
    const typed = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/suggestion-panel/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/');
    await search(page).focus();
    await page.keyboard.type('digital probe', { delay: 20 });
    expect(await search(page).inputValue()).toBe('digital probe');
    letThrough();
    await options(page).first().waitFor();
    expect(await search(page).inputValue()).toBe('digital probe');
    await search(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Results for “digital probe”' }).waitFor();
    await context.close();
  });

  it('filters by price and stock; Back takes a filter away, and the address brings it to anybody', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    await openWhole(page, '/products?category=kitchen-supplies');
    const sidebar = page.getByRole('complementary', { name: 'Filters' });
    await sidebar.getByLabel('Price from').fill('20');
    await sidebar.getByLabel('Price to').fill('10');
    await sidebar.getByRole('button', { name: 'Apply price' }).click();
    await page.getByText('Must be at least “Price from”').waitFor();
    await sidebar.getByLabel('Price to').fill('60');
    await sidebar.getByRole('button', { name: 'Apply price' }).click();
    await page.getByRole('link', { name: 'Remove filter: $20.00 to $60.00' }).waitFor();
    await sidebar.getByRole('checkbox', { name: /In stock only/ }).check();
    await page.waitForURL(/inStock=true/);
    await cards(page).first().waitFor();
    await picture(page, 'filters-1280');
    const shared = page.url();
    await page.goBack();
    expect(page.url()).not.toContain('inStock');
    await openWhole(page, shared);
    expect(await sidebar.getByRole('checkbox', { name: /In stock only/ }).isChecked()).toBe(true);
    for (const price of await cards(page).locator('text=/^\\$[\\d.,]+$/').allTextContents()) {
      expect(Number(price.replace(/[$,]/g, ''))).toBeGreaterThanOrEqual(20);
    }
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it.each([1280, 390])(
    'is laid out as a remembered list from the first paint on, and nothing moves (%d px wide)',
    async (width) => {
      const { page, consoleErrors, context } = await visit(browser, width);
      await page.addInitScript(() => localStorage.setItem('productView', 'list'));
      const moved = await watchShifts(page);
      for (const path of ['/products', '/products?category=food-labels&inStock=true']) {
        await openWhole(page, path);
        const [first, second] = await Promise.all([
          cards(page).nth(0).boundingBox(),
          cards(page).nth(1).boundingBox(),
        ]);
        expect(second!.x).toBe(first!.x);
        expect(second!.y).toBeGreaterThan(first!.y);
        expect(await moved()).toBeLessThan(0.02);
      }
      await picture(page, `list-view-${width}`);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it('draws the same page for everybody, however they like the list', async () => {
    const html = async (headers: Record<string, string>) =>
      (await fetch(`${shopUrl()}/products`, { headers })).text();
    expect(await html({ cookie: 'productView=list' })).toBe(await html({}));
  });

  it('comes back from the 35th product to the same place, with 60 products, their order and the focus', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    await openWhole(page, '/products');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    for (const count of [40, 60]) {
      await page.getByRole('button', { name: 'Load More Products' }).click();
      await page.waitForFunction(
        (wanted) => document.querySelectorAll('main article').length === wanted,
        count,
      );
    }
    const link = cards(page).nth(34).getByRole('link');
    const name = (await link.textContent())!;
    await link.scrollIntoViewIfNeeded();
    const place = await rememberedPlace(page);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);

    await page.goBack();
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, place);
    expect(await cards(page).count()).toBe(60);
    expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('price-asc');
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
    await settled(page);
    expect(await cards(page).count()).toBe(60);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('keeps the place when a page is loaded again, and opens another address at its top', async () => {
    const { page, context } = await visit(browser);
    await openWhole(page, '/products');
    await page.evaluate(() => window.scrollTo(0, 500));
    expect(await rememberedPlace(page)).toBe(500);
    await page.reload();
    await page.waitForFunction(() => Math.abs(window.scrollY - 500) < 3);

    await openWhole(page, '/products?category=food-labels');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(window.scrollY - 500) < 3);
    await context.close();
  });
});

describe('without a connection', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('says so, a guest still fills the cart, and what failed can be tried again', async () => {
    const { page, context } = await visit(browser, 390);
    await openWhole(page, '/products');
    const first = cards(page).filter({ hasNotText: 'Out of Stock' }).first();
    await context.setOffline(true);
    await page.getByText("You're offline").waitFor();
    await first.getByRole('button', { name: /^Add to cart/ }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.getByText("We'll check price and stock when you're back online.").first().waitFor();
    await picture(page, 'offline-390');

    await page.getByRole('button', { name: 'Filters' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Storage Solutions/ })
      .click();
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't load the products." });
    await failure.getByText('Network error. Please try again.').waitFor();
    await context.setOffline(false);
    await page.getByText("You're back online", { exact: true }).waitFor();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await cards(page).first().waitFor();
    await context.close();
  });
});

describe('on paper', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('the cart is its lines and sums, without anything to press', async () => {
    const { page, context } = await visit(browser);
    const products = await sellableProducts(3);
    for (const product of products) await addToCart(page, product);
    await openWhole(page, '/cart');
    await page.emulateMedia({ media: 'print' });
    for (const product of products) expect(await page.getByText(product.name).first().isVisible()).toBe(true);
    expect(await page.getByText('Total with VAT').isVisible()).toBe(true);
    for (const element of await page.getByRole('button').all()) expect(await element.isVisible()).toBe(false);
    for (const role of ['banner', 'contentinfo'] as const) {
      expect(await page.getByRole(role).isVisible()).toBe(false);
    }
    expect(await page.getByRole('link', { name: 'Proceed to checkout' }).isVisible()).toBe(false);
    // What was in the steppers stands as plain numbers.
    expect(await page.getByText('Quantity: 1').first().isVisible()).toBe(true);
    await picture(page, 'cart-on-paper');
    await context.close();
  });
});

describe('an icon', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('tells its name under a resting pointer and for the keyboard', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await openWhole(page, '/cart');
    const remove = page.getByRole('button', { name: `Remove ${product!.name} from your cart` });
    // The clock of the page stands still until it is told to go on.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await remove.hover();
    await page.clock.runFor(400);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.clock.resume();
    await page.getByRole('tooltip').waitFor();
    await picture(page, 'tooltip');
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await remove.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
