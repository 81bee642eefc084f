import { LANGUAGES, type LanguageCode } from '@kp/i18n';
import type { Browser, Page } from 'playwright-core';
import { sidewaysScroll } from './accessibility/checks';
import { goTo, HELP, open } from './accessibility/screens';
import { register } from './api';
import { administratorToken, launchBrowser, picture, visit } from './browser';
import { switchInPlace } from './languages/switch-language';
import { textsOfData, Untranslated, untranslated } from './languages/untranslated';
import { settled } from './settled';
import { addToCart, fillAddress, fillGuestCart, sellableProducts } from './shopper';

const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
let turn = 0;

const PAGES = [
  '/',
  '/products',
  '/cart',
  '/checkout',
  '/login',
  '/about',
  '/b2b',
  '/terms',
  '/ai-assistant',
  '/nowhere',
];

/** What a screen says past the texts is in English in every language; that each language has all texts is a rule. */
const nextLanguage = () => OTHERS[turn++ % OTHERS.length]!;

describe('the languages of the shop', () => {
  let browser: Browser;
  let finders: Map<LanguageCode, Untranslated>;

  beforeAll(async () => {
    browser = await launchBrowser();
    const exempt = await textsOfData();
    const made = OTHERS.map(async (code) => [code, await Untranslated.in(code, exempt)] as const);
    finders = new Map(await Promise.all(made));
  });
  afterAll(() => browser.close());

  /**
   * What is untranslated on the screen that is open now; it is in English again afterwards.
   * @param show opens a panel that keeps the focus, and with it the menu of languages, to itself; Esc closes it
   */
  async function findings(page: Page, screen: string, show?: () => Promise<void>): Promise<string[]> {
    const code = nextLanguage();
    await switchInPlace(page, code);
    await show?.();
    const lines = await untranslated(page, finders.get(code)!);
    if (show) await closePanel(page);
    await switchInPlace(page, 'en');
    return lines.map((line) => `${screen} in ${code}: ${line}`);
  }
  const dismissToast = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click();
  const closePanel = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  const openOrder = async (page: Page) => {
    await page.locator('main a[href*="order="], main button[aria-label*="ORD-"]').first().click();
    await page.getByRole('dialog').locator('bdi').first().waitFor();
  };

  it.each<[LanguageCode, readonly string[]]>([
    // The others are those of the accessibility journey, which reads them in Arabic.
    ['ar', ['/', '/login', '/b2b']],
    ...(['de', 'ro', 'ja'] as const).map((code) => [code, [...PAGES, ...HELP]] as [LanguageCode, string[]]),
  ])(
    'leave no English on a page, nor a page that scrolls sideways at 320 px or at twice the size of 1280 (%s)',
    async (language, pages) => {
      const { page, consoleErrors, context } = await visit(browser, 640, language);
      const [product] = await sellableProducts(1);
      const found: string[] = [];
      await fillGuestCart(page);
      await open(page, '/track');
      for (const path of [...pages, `/products/${product!.slug}`]) {
        await goTo(page, path);
        expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
        const lines = await untranslated(page, finders.get(language)!);
        for (const width of [640, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const sideways = await sidewaysScroll(page);
          if (sideways > 0) lines.push(`${sideways} px too wide at ${width} px`);
        }
        found.push(...lines.map((line) => `${path}: ${line}`));
      }
      expect(found).toEqual([]);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it('leave no English on the screens of a customer', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    const found: string[] = [];
    const look = async (path: string) => {
      await goTo(page, path);
      found.push(...(await findings(page, path)));
    };
    await open(page, '/privacy');
    for (const path of ['/products?search=zzzz', '/compare?ids=1,2', '/cart']) await look(path);
    await page.goto('/login');
    await page.getByRole('button', { name: /Create one/ }).click();
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    found.push(...(await findings(page, 'registration with its errors')));
    await addToCart(page, product!);
    // A toast keeps the words it was shown with.
    await dismissToast(page);
    for (const tab of ['Specifications', 'Reviews']) {
      await page.getByRole('tab', { name: tab }).click();
      found.push(...(await findings(page, `product, ${tab}`)));
    }
    await look('/cart');
    // Its header, with the languages, comes with its scripts.
    await open(page, '/checkout');
    const openWallet = async () => {
      await page.locator('main section button').first().click();
      await page.getByRole('dialog').waitFor();
    };
    found.push(...(await findings(page, 'test wallet', openWallet)));
    await page.getByRole('button', { name: 'Next' }).click();
    found.push(...(await findings(page, 'checkout, contact')));
    await page.getByLabel('Email', { exact: true }).fill('guest-of-languages@bistro.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('County (Județ)').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    found.push(...(await findings(page, 'checkout, address')));
    await fillAddress(page);
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).waitFor();
    found.push(...(await findings(page, 'checkout, payment')));
    expect(consoleErrors).toEqual([]);
    // The browser complains of the status, as it should.
    await look('/nowhere');
    expect(found).toEqual([]);
    await context.close();
  });

  it('leave no English in the dialogs', async () => {
    const { page, context } = await visit(browser);
    const found: string[] = [];
    await page.goto('/b2b');
    await page.getByRole('button', { name: 'Contact Us' }).first().click();
    await page.getByRole('button', { name: 'Send Message' }).click();
    found.push(...(await findings(page, 'contact dialog')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /quote/i }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    found.push(...(await findings(page, 'quote dialog')));
    expect(found).toEqual([]);
    await context.close();
  });

  it('leave no English in the account and the back office', async () => {
    const { page, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    const found: string[] = [];
    const look = async (path: string) => {
      await goTo(page, path);
      found.push(...(await findings(page, path)));
    };
    await open(page, '/');
    await page.evaluate(
      (token) => localStorage.setItem('token', token),
      await register({ email: `reader-${Date.now()}@casa-nova.example` }),
    );
    // The toast comes before the shop has answered.
    const added = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await addToCart(page, product!);
    await added;
    await page.goto('/checkout');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await settled(page);
    found.push(...(await findings(page, 'confirmation')));
    for (const path of ['/account', '/account?tab=orders']) await look(path);
    found.push(...(await findings(page, 'order of a customer', () => openOrder(page))));

    // A question about the session that is cut off by leaving would end the session.
    await settled(page);
    await page.evaluate((token) => {
      localStorage.clear();
      localStorage.setItem('token', token);
    }, administratorToken());
    await open(page, '/admin');
    for (const path of ['/admin', '/admin?tab=orders']) await look(path);
    await page.locator('main a[href*="order="]').first().click();
    await page.locator('main address bdi').first().waitFor();
    found.push(...(await findings(page, 'order in the back office')));
    expect(found).toEqual([]);
    await context.close();
  });

  it('are chosen in the header: at once, with one file for each area, keeping what was typed', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const files: string[] = [];
    page.on('request', (request) => files.push(/texts\/(\w\w-\w+)/.exec(request.url())?.[1] ?? ''));
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('chef@bistro.example');
    await page.getByRole('button', { name: 'Current language: English' }).click();
    await picture(page, 'language-menu');
    files.length = 0;
    await page.getByRole('menuitemradio', { name: /Deutsch/ }).click();
    await page.locator('html[lang=de]').waitFor({ state: 'attached' });
    expect(await page.locator('input[type=email]').inputValue()).toBe('chef@bistro.example');
    expect([...new Set(files.filter(Boolean))].sort()).toEqual([
      'de-account',
      'de-common',
      'de-signIn',
      'de-validation',
    ]);
    await page.waitForFunction(() => document.title.includes('Anmelden'));
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('stay as they are without a connection, and the shop says so', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/');
    await page.getByRole('button', { name: 'Current language: English' }).click();
    await page.getByRole('menuitemradio', { name: /Deutsch/ }).waitFor();
    await context.setOffline(true);
    await page.getByRole('menuitemradio', { name: /Deutsch/ }).click();
    await page.getByRole('alert').filter({ hasText: 'Language not changed' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.setOffline(false);
    await switchInPlace(page, 'de');
    await context.close();
  });

  it('come from the server as the browser asks for them, and as the customer chose', async () => {
    const asked = await visit(browser, 1280, 'ja-JP');
    await asked.page.goto('/');
    expect(await asked.page.locator('html').getAttribute('lang')).toBe('ja');
    expect(asked.consoleErrors).toEqual([]);
    await asked.context.close();

    const chosen = await visit(browser);
    await chosen.page.addInitScript(() => localStorage.setItem('language', 'fr'));
    await chosen.page.goto('/products');
    await chosen.page.locator('html[lang=fr]').waitFor({ state: 'attached' });
    expect(chosen.consoleErrors).toEqual([]);
    await chosen.page.reload();
    expect(await chosen.page.content()).toContain('<html lang="fr"');
    await chosen.context.close();
  });
});
