import type { Browser } from 'playwright-core';
import { launchBrowser, picture, visit } from './browser';
import { addToCart, asSignedIn, fillAddress, mailTo, sellableProducts } from './shopper';

interface OrderSummary {
  orderNumber: string;
  items: { productName: string; quantity: number }[];
}

describe('a customer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('registers with a filled cart, finds it merged, buys and sees the order', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    const email = 'chef@casa-nova.example';
    await addToCart(page, product!);

    await page.goto('/login');
    await page.getByRole('button', { name: /Create one/ }).click();
    await picture(page, 'register-1280');
    await page.getByLabel('First name', { exact: true }).fill('Radu');
    await page.getByLabel('Last name', { exact: true }).fill('Ionescu');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-good-password');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor();
    const lines = await asSignedIn<{ productId: number; quantity: number }[]>(page, '/api/cart');
    expect(lines).toMatchObject([{ productId: product!.id, quantity: 1 }]);
    expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();

    await page.goto('/checkout');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('County (Județ)').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await fillAddress(page);
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();
    await page.getByText('Order placed successfully!').first().waitFor();
    const [order] = await asSignedIn<OrderSummary[]>(page, '/api/orders?mine=true');
    expect(order?.items).toMatchObject([{ productName: product!.name, quantity: 1 }]);
    expect((await mailTo(email)).text).toContain(order!.orderNumber);

    await page.goto('/account?tab=orders');
    await page.getByText(order!.orderNumber).first().waitFor();
    await page.getByText('Pending Review').first().waitFor();
    await picture(page, 'account-orders-1280');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
