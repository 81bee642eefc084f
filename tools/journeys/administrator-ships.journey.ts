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
    const { page, complaints, context } = await visit(browser);
    await signIn(page, administrator());
    const [pending] = await asSignedIn<{ id: number; orderNumber: string }[]>(
      page,
      '/api/orders?status=pending&limit=1',
    );

    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Administrator' }).waitFor();
    await picture(page, 'admin-dashboard-1280');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await picture(page, 'admin-orders-1280');
    const status = page.getByRole('combobox', { name: `Status of order ${pending!.orderNumber}` });
    await status.click();
    await page
      .getByRole('option', { name: /shipped/i })
      .first()
      .click({ force: true });
    const save = page.getByRole('dialog').getByRole('button', { name: /ship|save|confirm/i });
    await save.first().click();
    await page.getByText('Order status updated successfully').first().waitFor();

    const order = await asSignedIn<{ status: string; history: { toStatus: string }[] }>(
      page,
      `/api/orders/${pending!.id}`,
    );
    expect(order.status).toBe('shipped');
    expect(order.history.at(-1)?.toStatus).toBe('shipped');
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it('is a role that guests and customers are kept from', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/admin');
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/admin',
    );
    await context.close();
  }, 60_000);
});
