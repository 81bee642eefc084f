import type { Browser, Page } from 'playwright-core';
import { call, placeOrder, register } from './api';
import { administratorToken, launchBrowser, picture, shopUrl, visitAs } from './browser';
import { eventually, sellableProducts } from './shopper';

const TEXT = 'Sticks in the freezer, comes off in the dishwasher. <b>Really.</b>';

const asAdmin = <Body>(method: 'GET' | 'PUT', path: string, body?: object) =>
  call<Body>(method, path, { token: administratorToken(), body });

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
    const [product] = await sellableProducts(1);
    const names = { firstName: 'Ilinca', lastName: 'Dumitru' };
    const token = await register({ email: 'ilinca@bistro-sud.example', ...names });
    const order = await placeOrder({ token });
    await asAdmin('PUT', `/api/orders/${order.id}/status`, { status: 'delivered' });
    const { page, consoleErrors, context } = await visitAs(browser, token);

    await page.goto(`/account?tab=orders&order=${order.id}`);
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

    const [review] = await asAdmin<{ id: number }[]>('GET', '/admin/api/reviews?status=pending');
    await asAdmin('PUT', `/admin/api/reviews/${review!.id}`, { status: 'approved' });
    await page.goto(`/products/${product!.slug}`);
    await eventually('The review in the document', async () => {
      const html = await (await fetch(`${shopUrl()}/products/${product!.slug}`)).text();
      return html.includes('Survives everything');
    });
    await page.getByRole('tab', { name: /^Reviews/ }).click();
    const shown = page.getByRole('listitem').filter({ hasText: 'Survives everything' });
    await shown.getByText('Verified purchase').waitFor();
    await shown.getByText(TEXT).waitFor();
    await shown.getByText(/Ilinca D\./).waitFor();
    await shown.getByRole('img', { name: 'Rated 5.0 out of 5' }).waitFor();
    await page.getByRole('link', { name: 'Go to my orders' }).waitFor();
    await pictures(page, 'product-reviews');
    expect(consoleErrors).toEqual([]);

    await page.goto(`/account?tab=orders&order=${order.id}&lang=ar`);
    await page.getByRole('dialog').getByText('Survives everything').waitFor();
    await pictures(page, 'review-ar');
    await page.goto(`/products/${product!.slug}?lang=ar`);
    await page.getByRole('tab').nth(2).click();
    await page.getByText('Survives everything').waitFor();
    await pictures(page, 'product-reviews-ar');
    await context.close();
  });
});
