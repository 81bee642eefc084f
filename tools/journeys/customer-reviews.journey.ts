import type { Browser, Page } from 'playwright-core';
import { administrator, launchBrowser, picture, shopUrl, visit } from './browser';
import { addToCart, asSignedIn, fillAddress, sellableProducts } from './shopper';

interface OrderSummary {
  id: number;
  orderNumber: string;
}

const TEXT = 'Sticks in the freezer, comes off in the dishwasher. <b>Really.</b>';

async function callAsAdmin(method: string, path: string, body?: object): Promise<unknown> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(administrator()) };
  const { token } = (await (await fetch(`${shopUrl()}/api/auth/login`, login)).json()) as { token: string };
  const answer = await fetch(`${shopUrl()}${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function pictures(page: Page, name: string): Promise<void> {
  await picture(page, `${name}-1280`);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, `${name}-390`);
  await page.setViewportSize({ width: 1280, height: 900 });
}

describe('a customer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('reviews what was delivered, and the shop shows it as a verified purchase once it is approved', async () => {
    const { page, complaints, context } = await visit(browser);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await page.goto('/login');
    await page.getByRole('button', { name: /Create one/ }).click();
    await page.getByLabel('First name', { exact: true }).fill('Ilinca');
    await page.getByLabel('Last name', { exact: true }).fill('Dumitru');
    await page.getByLabel('Email', { exact: true }).fill('ilinca@bistro-sud.example');
    await page.getByLabel('Password', { exact: true }).fill('a-good-password');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor();
    await page.goto('/checkout');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();
    await page.getByText('Order placed successfully!').first().waitFor();
    const [order] = await asSignedIn<OrderSummary[]>(page, '/api/orders?mine=true');
    await callAsAdmin('PUT', `/api/orders/${order!.id}/status`, { status: 'delivered' });

    await page.goto(`/account?tab=orders&order=${order!.id}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: `Write a review of ${product!.name}` }).click();
    await drawer.getByRole('radio', { name: '4 of 5 stars: Good' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await drawer.getByLabel('Title (optional)').fill('Survives everything');
    await drawer.getByLabel('Your review').fill(TEXT);
    await drawer.getByRole('button', { name: 'Send review' }).scrollIntoViewIfNeeded();
    await pictures(page, 'review-form');
    await drawer.getByRole('button', { name: 'Send review' }).click();
    await drawer.getByText('Waiting for approval').waitFor();
    await pictures(page, 'review-pending');

    const [review] = (await callAsAdmin('GET', '/admin/api/reviews?status=pending')) as { id: number }[];
    await callAsAdmin('PUT', `/admin/api/reviews/${review!.id}`, { status: 'approved' });
    await page.goto(`/products/${product!.slug}`);
    const html = await (await fetch(`${shopUrl()}/products/${product!.slug}`)).text();
    expect(html).toContain('Survives everything');
    await page.getByRole('tab', { name: /^Reviews/ }).click();
    const shown = page.getByRole('listitem').filter({ hasText: 'Survives everything' });
    await shown.getByText('Verified purchase').waitFor();
    await shown.getByText(TEXT).waitFor();
    await shown.getByText(/Ilinca D\./).waitFor();
    await shown.getByRole('img', { name: 'Rated 5.0 out of 5' }).waitFor();
    await page.getByRole('link', { name: 'Go to my orders' }).waitFor();
    await pictures(page, 'product-reviews');
    expect(complaints).toEqual([]);

    await page.goto(`/account?tab=orders&order=${order!.id}&lang=ar`);
    await page.getByRole('dialog').getByText('Survives everything').waitFor();
    await pictures(page, 'review-ar');
    await page.goto(`/products/${product!.slug}?lang=ar`);
    await page.getByRole('tab').nth(2).click();
    await page.getByText('Survives everything').waitFor();
    await pictures(page, 'product-reviews-ar');
    await context.close();
  }, 120_000);
});
