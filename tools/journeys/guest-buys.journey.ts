import { createTranslator, loadMessages, type LanguageCode } from '@kp/i18n';
import type { Browser, Page } from 'playwright-core';
import { isHeaded } from './accessibility/keyboard';
import { launchBrowser, picture, visit } from './browser';
import { addToCart, DELIVERY, fillAddress, mailTo, sellableProducts } from './shopper';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await next(page);
}

async function followOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Track your order' }).click();
  await page.getByRole('heading', { level: 1, name: /^Order ORD-/ }).waitFor();
}

/** Presses Tab until that field has the focus. @returns how often */
async function tabTo(page: Page, name: string): Promise<number> {
  for (let presses = 1; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (focused === name) return presses;
  }
  throw new Error(`Tab did not reach ${name}.`);
}

describe('a guest', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('as a chef on a phone searches with a typo, buys for cash and follows the order', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    const [product] = await sellableProducts(1);
    const email = 'chef@bistro.example';
    await page.goto('/');
    await picture(page, 'home-390');
    await page.goto('/products?search=termometer');
    await page
      .getByRole('main')
      .getByRole('link', { name: /thermometer/i })
      .first()
      .waitFor();
    await picture(page, 'search-390');

    await addToCart(page, product!);
    await picture(page, 'product-390');
    // The toast leads to the cart.
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('main').getByRole('link', { name: product!.name }).first().waitFor();
    await picture(page, 'cart-390');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await fillEmail(page, 'no address');
    await page.getByText('Invalid email address').first().waitFor();
    await fillEmail(page, email);
    await picture(page, 'checkout-address-390');
    await fillAddress(page);
    await picture(page, 'checkout-payment-390');
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();

    await page.getByText('Order placed successfully!').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Cart, empty' }).first().waitFor();
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/ORD-\d{4}-\d{6}/);
    expect(mail.text).toContain(product!.name);
    await followOrder(page);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('as a purchasing manager orders for a company, whose numbers are on ticket, mail and order page', async () => {
    const { page, consoleErrors, context } = await visit(browser, 1440);
    const [product] = await sellableProducts(1);
    const email = 'purchasing@hotel.example';
    await addToCart(page, product!);
    await page.goto('/checkout');
    await fillEmail(page, email);
    await page.getByRole('button', { name: 'Buying for a company?' }).click();
    await page.getByLabel('Company', { exact: true }).fill('Hotel Bega SRL');
    await page.getByLabel('VAT or tax number').fill('RO18547290');
    await page.getByLabel('PO number (optional)').fill('PO-4711');
    await fillAddress(page);
    await picture(page, 'checkout-payment-1440');
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order placed successfully!' }).waitFor();
    for (const text of ['RO18547290', 'PO-4711']) await page.getByText(text).first().waitFor();
    await picture(page, 'confirmation-1440');
    const { text } = await mailTo(email);
    expect(text).toContain('RO18547290');
    expect(text).toContain('PO-4711');
    await followOrder(page);
    await page.getByText('PO-4711').waitFor();
    // The link alone tells no street; the browser that ordered does, after a reload too.
    await page.reload();
    await page.getByText('Strada Lipscani 12').waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it.each<[LanguageCode, string]>([
    ['ro', '0721 000 000'],
    ['ar', '٠٧٢١ ٠٠٠ ٠٠٠'],
  ])('buys in %s on a phone, from the product to the page of the order', async (language, phone) => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    const { t } = createTranslator(
      language,
      await loadMessages(language, ['common', 'validation', 'checkout', 'cart', 'order', 'mail']),
    );
    const [product] = await sellableProducts(1);
    const email = `${language}@bistro.example`;
    await page.goto(`/products/${product!.slug}?lang=${language}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const add = page.getByRole('main').getByRole('button', { name: t('product.addToCart'), exact: true });
    const addAt = (await add.boundingBox())!;
    await add.click();
    const viewCart = page.getByRole('link', { name: t('cartToast.viewCart') });
    // The toast leaves the button free for the next press.
    expect((await viewCart.boundingBox())!.y).toBeLessThan(addAt.y - 60);
    await page.setViewportSize({ width: 390, height: 844 });
    await viewCart.click();
    await page.getByRole('link', { name: t('cart:cart.checkout') }).click();
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const goOn = () => page.getByRole('button', { name: t('checkout:next') }).click();
    await field('email').fill(email);
    await goOn();
    const address = {
      firstName: 'First name',
      lastName: 'Last name',
      address: 'Address',
      city: 'City',
    } as const;
    await field('shippingAddress.county').selectOption('București');
    for (const [name, label] of Object.entries(address))
      await field(`shippingAddress.${name}`).fill(DELIVERY[label]);
    await field('shippingAddress.zipCode').fill('030031');
    await field('shippingAddress.phone').fill(phone);
    await picture(page, `checkout-address-${language}-390`);
    await goOn();
    await picture(page, `checkout-payment-${language}-390`);
    await page.getByRole('button', { name: t('checkout:placeCashOrder') }).click();
    await page.getByRole('heading', { level: 1, name: t('checkout:successTitle') }).waitFor();
    await page.getByText('+40721000000').waitFor();
    await picture(page, `confirmation-${language}-390`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('link', { name: t('order:orderPlaced.follow') }).click();
    await page.getByRole('heading', { level: 1, name: /ORD-/ }).waitFor();
    expect((await mailTo(email)).text).toContain(t('mail:orderConfirmation.deliveryTitle'));
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('in bad luck has a declined card and a closed tab, pays with what was kept, and goes back to the order', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await page.goto('/checkout');
    await fillEmail(page, 'back@bistro.example');
    await fillAddress(page);
    const payWith = async (tab: Page, card: string) => {
      await tab.getByRole('radio', { name: /Credit or debit card/ }).check();
      await tab.getByRole('button', { name: card }).click();
      await tab.getByRole('button', { name: /^Pay \$/ }).click();
    };
    await payWith(page, '4000 0000 0000 0002');
    await page.getByRole('alert').getByText('Payment failed').first().waitFor();
    const tab = await context.newPage();
    await page.close();
    await tab.goto('/checkout');
    await tab.getByText('back@bistro.example').first().waitFor();
    await payWith(tab, '4242 4242 4242 4242');
    await tab.waitForURL((url) => url.pathname === '/');
    const heading = tab.getByRole('heading', { level: 1, name: /successful/ });
    await heading.waitFor();
    await isHeaded(tab);
    await tab.reload();
    await heading.waitFor();
    await tab.getByText('Strada Lipscani 12').waitFor();
    await picture(tab, 'confirmation-390');
    await tab.goBack();
    await tab.getByRole('main').getByText('Order confirmed').waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('by keyboard alone reaches the first field within four tabs, reloads in between and orders', async () => {
    const { page, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await page.goto('/checkout');
    await page.getByLabel('Email', { exact: true }).waitFor();
    await isHeaded(page);
    expect(await tabTo(page, 'email')).toBeLessThanOrEqual(4);
    await page.keyboard.type('keyboard@bistro.example');
    await page.keyboard.press('Enter');
    await page.getByLabel('First name', { exact: true }).first().waitFor();
    await isHeaded(page);
    await tabTo(page, 'shippingAddress.firstName');
    await page.keyboard.type('Ioana');
    await page.reload();
    await page.getByLabel('First name', { exact: true }).first().waitFor();
    expect(await page.getByLabel('First name', { exact: true }).first().inputValue()).toBe('Ioana');
    await isHeaded(page);
    for (const [name, text] of [
      ['lastName', 'Pop'],
      ['address', 'Strada Lipscani 12'],
      ['county', 'Bucu'],
      ['city', 'București'],
      ['zipCode', '030031'],
      ['phone', '0721000000'],
    ]) {
      await tabTo(page, `shippingAddress.${name}`);
      await page.keyboard.type(text!);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).waitFor();
    await isHeaded(page);
    await tabTo(page, 'paymentMethod');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Order placed successfully!' }).waitFor();
    await context.close();
  });
});
