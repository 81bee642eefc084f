import type { Browser, Page } from 'playwright-core';
import { administrator, launchBrowser, shopUrl, visit } from './browser';
import { openWhole, settled } from './settled';
import { addToCart, fillAddress, sellableProducts, signIn } from './shopper';

/** Collects what the policy of any document blocks; to be called before the first page is opened. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return violations;
}

const stylePolicy = async (path: string) => {
  const policy = (await fetch(`${shopUrl()}${path}`)).headers.get('content-security-policy') ?? '';
  return /style-src ([^;]*)/.exec(policy)?.[1];
};

describe('the content security policy', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('allows inline styles in the dev mailbox only', async () => {
    const [product] = await sellableProducts(1);
    const pages = ['/', `/products/${product!.slug}`, '/cart', '/checkout', '/login', '/account', '/admin'];
    for (const path of pages) {
      expect([path, await stylePolicy(path)]).toEqual([path, "'self'"]);
      expect(await (await fetch(`${shopUrl()}${path}`)).text()).not.toMatch(/<style|<[^>]* style=/);
    }
    expect(await stylePolicy('/dev/mail')).toBe("'self' 'unsafe-inline'");
  });

  it.each([1280, 390])(
    'blocks nothing that pages, dialogs, menus and toasts of the shop use (%d px wide)',
    async (width) => {
      const { page, consoleErrors, context } = await visit(browser, width);
      const violations = await watchPolicy(page);
      const open = (path: string) => openWhole(page, path);
      const [product] = await sellableProducts(1);

      await open('/?utm_source=x');
      const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
      const isNarrow = await menu.isVisible();
      if (isNarrow) await menu.click();
      await page
        .getByRole(isNarrow ? 'dialog' : 'banner')
        .locator('[aria-haspopup=menu]')
        .click();
      await page.getByRole('menuitemradio').first().waitFor();
      await open('/products');
      await open('/b2b');
      await page.getByRole('main').getByRole('button', { name: 'Get a quote' }).last().click();
      await page.getByRole('dialog', { name: 'Get a quote' }).getByLabel('Your name').waitFor();
      await addToCart(page, product!);
      await open('/cart');
      await page.getByRole('button', { name: `Remove ${product!.name} from your cart` }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.getByRole('tooltip').waitFor();
      await open('/checkout');
      await page.getByLabel('Email', { exact: true }).fill(`policy-${width}@bistro.example`);
      await page.getByRole('button', { name: 'Next' }).click();
      await fillAddress(page);
      await page.getByRole('radio', { name: /PayPal/ }).check();
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await page.waitForURL(/\/api\/payments\/sandbox\/.+\/approval/);
      await settled(page);
      // The page has its own style sheet, which must not be blocked either.
      expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxInlineSize)).toBe(
        '416px',
      );
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const confirmation = page.getByRole('main');
      await confirmation.getByRole('link', { name: 'Track your order', exact: true }).click();
      await page.getByRole('heading', { name: /^Order ORD-/ }).waitFor();
      await page.reload();
      await settled(page);
      await page.getByRole('heading', { name: /^Order ORD-/ }).waitFor();
      for (const path of ['/login', '/about', '/dev/mail', '/api/docs']) await open(path);
      await page.getByText('KitchenPass').first().waitFor();

      expect(violations).toEqual([]);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it.each([
    ['/nowhere', '404 Page Not Found'],
    ['/products/no-such-product', 'Product not found'],
    ['/products/No%20Slug', 'Product not found'],
  ])('lets a page that does not exist hydrate: %s', async (path, heading) => {
    const html = await (await fetch(`${shopUrl()}${path}`)).text();
    expect(html).toContain(`>${heading}</h1>`);
    const { page, consoleErrors, context } = await visit(browser);
    const violations = await watchPolicy(page);
    await openWhole(page, path);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(violations).toEqual([]);
    // The browser itself reports the status of the document and of the call for the product.
    expect(consoleErrors.filter((consoleError) => !consoleError.includes('404 (Not Found)'))).toEqual([]);
    await context.close();
  });

  it('is watched: styles in the markup and styles inserted later are reported', async () => {
    const { page, context } = await visit(browser);
    const violations = await watchPolicy(page);
    const untilReported = async (count: number) => {
      while (violations.length < count) await page.evaluate('0');
    };
    await page.route(`${shopUrl()}/about`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<p style="color: red"></p></body>');
      await route.fulfill({ response, body });
    });
    await openWhole(page, '/about');
    await untilReported(1);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'p { color: red; }';
      document.head.append(style);
    });
    await untilReported(2);
    expect(violations).toEqual([
      expect.stringMatching(/^\/about: style-src-attr inline/),
      expect.stringMatching(/^\/about: style-src-elem inline/),
    ]);
    await context.close();
  });

  it('is kept by antd, on the way from sign-in through the account to the back office', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const violations = await watchPolicy(page);
    await signIn(page, administrator());
    await openWhole(page, '/account');
    await page.getByRole('button', { name: 'My account menu' }).click();
    await page.getByRole('link', { name: 'Administrator' }).click();
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    const status = page.getByRole('combobox', { name: /^Status of order/ }).first();
    await status.click();
    await page.locator('.ant-select-item-option:visible').first().waitFor();
    expect(await page.locator('style').count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/account');
    expect(violations).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('is that of the back office right after signing in for it', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const violations = await watchPolicy(page);
    await openWhole(page, '/login?redirect=/admin');
    const { email, password } = administrator();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'Administrator' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await page
      .getByRole('combobox', { name: /^Status of order/ })
      .first()
      .waitFor();
    expect(violations).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
