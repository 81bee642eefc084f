import type { Browser } from 'playwright-core';
import { administrator, launchBrowser, picture, visit } from './browser';
import { asSignedIn, signIn } from './shopper';

describe('an administrator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('signs in and moves a pending order to shipped', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    await signIn(page, administrator());
    const [pending] = await asSignedIn<{ id: number; orderNumber: string }[]>(
      page,
      '/api/orders?status=pending&limit=1',
    );

    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Administrator' }).waitFor();
    await picture(page, 'admin-dashboard-1280');
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    const status = page.getByRole('combobox', { name: `Status of order ${pending!.orderNumber}` });
    await status.waitFor();
    await picture(page, 'admin-orders-1280');
    await status.click();
    // The list that assistive technology reads is invisible; people click the one that floats beside it.
    await page.locator('.ant-select-item-option:visible', { hasText: /^Shipped$/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tracking number (AWB)').fill('2459018834');
    await picture(page, 'admin-ship-1280');
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByText('Order status updated successfully').first().waitFor();

    const order = await asSignedIn<{ status: string; awbNumber: string; history: { toStatus: string }[] }>(
      page,
      `/api/orders/${pending!.id}`,
    );
    expect(order).toMatchObject({ status: 'shipped', awbNumber: '2459018834' });
    expect(order.history.at(-1)?.toStatus).toBe('shipped');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('is a role that guests and customers are kept from', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/admin');
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/admin',
    );
    await context.close();
  });
});
