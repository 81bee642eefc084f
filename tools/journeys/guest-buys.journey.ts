import type { Browser } from 'playwright-core';
import { launchBrowser, picture, visit } from './browser';
import { addToCart, fillAddress, mailTo, sellableProducts } from './shopper';

describe('a guest', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([1280, 390])(
    'browses, searches with a typo, buys for cash and gets a confirmation by e-mail (%d px wide)',
    async (width) => {
      const { page, complaints, context } = await visit(browser, width);
      const [product] = await sellableProducts(1);
      const email = `guest-${width}@bistro.example`;

      await page.goto('/');
      await picture(page, `home-${width}`);
      await page.goto('/products?search=termometer');
      await page
        .getByRole('main')
        .getByRole('link', { name: /thermometer/i })
        .first()
        .waitFor();
      await picture(page, `search-${width}`);

      await addToCart(page, product!);
      await picture(page, `product-${width}`);
      await page.goto('/cart');
      await page.getByRole('main').getByRole('link', { name: product!.name }).first().waitFor();
      await picture(page, `cart-${width}`);
      await page.getByRole('link', { name: 'Proceed to checkout' }).click();

      await page.getByLabel('Email', { exact: true }).fill('no address');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Invalid email address').first().waitFor();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Next' }).click();
      await picture(page, `checkout-address-${width}`);
      await fillAddress(page);
      await picture(page, `checkout-payment-${width}`);
      await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();

      await page.getByText('Order placed successfully!').first().waitFor();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('link', { name: 'Cart, empty' }).first().waitFor();
      const mail = await mailTo(email);
      expect(mail.subject).toMatch(/ORD-\d{4}-\d{6}/);
      expect(mail.text).toContain(product!.name);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('who goes back after paying sees the order in place of the payment step', async () => {
    const { page, complaints, context } = await visit(browser, 390);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await page.goto('/checkout');
    await page.getByLabel('Email', { exact: true }).fill('back@bistro.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const heading = page.getByRole('heading', { level: 1, name: 'Order placed successfully!' });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await heading.waitFor();
    await page.getByText('Strada Lipscani 12').waitFor();
    await picture(page, 'confirmation-390');
    await page.goBack();
    await page.getByRole('main').getByText('Order confirmed').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps what was typed in the checkout over a reload', async () => {
    const { page, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await page.goto('/checkout');
    await page.getByLabel('Email', { exact: true }).waitFor();
    // The skip link, then the first field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.getByLabel('Email', { exact: true }).fill('kept@bistro.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('First name', { exact: true }).first().fill('Ioana');
    await page.reload();
    await page.getByLabel('First name', { exact: true }).first().waitFor();
    expect(await page.getByLabel('First name', { exact: true }).first().inputValue()).toBe('Ioana');
    await context.close();
  });
});
