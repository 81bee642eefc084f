import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { administratorToken, launchBrowser, picture, shopDatabaseUrl, shopUrl, visit } from './browser';
import { violations } from './accessibility/checks';
import { asSignedIn, mailTo } from './shopper';

const PRODUCT = { name: 'Proofing trolley', slug: 'proofing-trolley' };
/** The scheduled job runs every minute; here it is started by hand. */
const PURGE = '/admin/api/scheduled-jobs/notifications.queue-alerts/run';

async function sql(text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: shopDatabaseUrl() });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'No account yet? Create one' }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Popescu');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await page.getByRole('main').getByRole('button', { name: 'Create Account', exact: true }).click();
}

describe('a customer who wants a sold-out product', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    await sql(
      `INSERT INTO product (name, slug, description, price_minor, stock_quantity, category_id, image_url)
       SELECT $1, $2, description, 12500, 0, category_id, image_url FROM product ORDER BY id LIMIT 1`,
      [PRODUCT.name, PRODUCT.slug],
    );
  });
  afterAll(() => browser.close());

  it('leaves an email on the spot, and turns the alert on by the link of the mail', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    const email = 'passing-by@bistro.example';
    await page.goto(`/products/${PRODUCT.slug}`);
    await page.getByRole('button', { name: 'Notify me when it is back' }).click();
    await page.getByRole('main').getByLabel('Email').fill(email);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Notify me', exact: true }).click();
    await page.getByText(`open the link we sent to ${email}`).waitFor();
    const mail = await mailTo(email, PRODUCT.name);
    await page.goto(/http\S+\/alert\/\S+/.exec(mail.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Turn on the alert' }).click();
    await page.getByRole('heading', { name: 'Your alert is on' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('asks to be notified with an account, gets the mail once it is back, and unsubscribes', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    const email = 'waiting@bistro.example';
    await page.goto(`/login?redirect=/products/${PRODUCT.slug}`);
    await register(page, email);
    await page.waitForURL((url) => url.pathname === `/products/${PRODUCT.slug}`);
    await page.getByRole('button', { name: 'Notify me when it is back' }).click();
    await page.getByText("We'll email you when it's back").waitFor();
    await page.getByText('We switched these emails on in your account.').waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'product-alert-390');

    await page.getByRole('link', { name: 'Manage alerts' }).click();
    await page.getByRole('button', { name: `Remove alert: ${PRODUCT.name}` }).waitFor();
    await page.getByRole('switch', { name: 'Back in stock', checked: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'alerts-390');

    await sql('UPDATE product SET stock_quantity = 7 WHERE slug = $1', [PRODUCT.slug]);
    await fetch(shopUrl() + PURGE, {
      method: 'POST',
      headers: { authorization: `Bearer ${administratorToken()}` },
    });
    const mail = await mailTo(email, PRODUCT.name);
    expect(mail.subject).toBe(`${PRODUCT.name} is back in stock: $125.00`);
    expect(mail.text).toContain(`${shopUrl()}/products/${PRODUCT.slug}`);
    const link = /http\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? '';

    await page.goto(link);
    await page.getByText('Back in stock', { exact: true }).waitFor();
    const wants = async () =>
      (await asSignedIn<{ productRestocks: boolean }>(page, '/api/auth/me')).productRestocks;
    expect(await wants()).toBe(true);
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await page.getByRole('heading', { name: "You're unsubscribed" }).waitFor();
    expect(await wants()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await picture(page, 'unsubscribe-390');

    await page.getByRole('link', { name: 'Manage alerts' }).click();
    await page.getByText('No product alerts yet').waitFor();
    await page.getByRole('switch', { name: 'Back in stock', checked: false }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
