import type { Browser } from 'playwright-core';
import { administratorToken, launchBrowser, picture, visit, visitAs } from './browser';

describe('a remote that does not load', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('of the back office shows the panel without a connection, instead of leaving the shop', async () => {
    const { page, context } = await visitAs(browser, administratorToken());
    await page.goto('/account', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'My account menu' }).click();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Administrator' }).click();
    await page.getByText("This part of the shop didn't load").waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Administrator' }).waitFor();
    await context.close();
  });

  it('shows a panel with retry, leaves the shop usable, and comes back', async () => {
    const { page, context } = await visit(browser);
    let isBroken = true;
    await page.route('**/remotes/account/**', (route) => (isBroken ? route.abort() : route.continue()));

    await page.goto('/login');
    await page.getByText("This part of the shop didn't load").waitFor();
    await picture(page, 'broken-remote-1280');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText("This part of the shop didn't load").waitFor();

    await page.getByRole('link', { name: 'All products' }).first().click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .waitFor();

    isBroken = false;
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).waitFor();
    await context.close();
  });
});
