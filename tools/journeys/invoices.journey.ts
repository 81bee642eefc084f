import type { Browser } from 'playwright-core';
import { call, placeOrder, type PlacedOrder, register } from './api';
import { administratorToken, launchBrowser, picture, visit, visitAs } from './browser';
import { mailTo } from './shopper';

async function deliveredOrder(by: { token: string } | { email: string }): Promise<PlacedOrder> {
  const order = await placeOrder(by, 2);
  const body = { status: 'delivered' };
  await call('PUT', `/api/orders/${order.id}/status`, { token: administratorToken(), body });
  return order;
}

describe('the invoice of a delivered order', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('is created by a customer in the account, opens, and prints on one page of A4', async () => {
    const token = await register({ email: 'invoices@casa-nova.example' });
    const { orderNumber } = await deliveredOrder({ token });
    const { page, context } = await visitAs(browser, token);

    await page.goto('/account?tab=invoices');
    await page.getByText('No invoices created yet').waitFor();
    await page.getByRole('button', { name: `Create invoice for order ${orderNumber}` }).click();
    await page.waitForURL(/\/invoice\/INV-\d{4}-\d{6}$/);
    await page.getByRole('heading', { level: 1, name: 'INVOICE' }).waitFor();
    const invoiceNumber = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByRole('article').getByText('Ana Popescu').waitFor();
    await picture(page, 'invoice-1280');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);

    await page.goto('/account?tab=orders');
    await page.getByRole('link', { name: `View invoice ${invoiceNumber}` }).click();
    await page.getByRole('heading', { level: 1, name: 'INVOICE' }).waitFor();
    await context.close();
  });

  it('of a guest is created for a company, by the link of the email', async () => {
    const email = 'invoice-guest@bistro.example';
    const { orderNumber } = await deliveredOrder({ email });
    const mail = await mailTo(email);
    expect(mail.subject).toContain(orderNumber);
    const [link] = /\S+\/order-status\/[\w.-]+/.exec(mail.text)!;
    const { page, consoleErrors, context } = await visit(browser, 390);
    await page.goto(new URL(link).pathname);

    await page.getByRole('button', { name: 'Get an invoice' }).click();
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Hotel Belvedere SA');
    await page.getByLabel('VAT or tax number').fill('RO7654320');
    // The link fills in nothing of the buyer.
    await page.getByRole('textbox', { name: /^Address/ }).fill('Bulevardul Eroilor 3');
    await page.getByRole('combobox', { name: 'County (Județ)' }).selectOption('Cluj');
    await page.getByRole('combobox', { name: 'City' }).fill('Cluj-Napoca');
    await picture(page, 'guest-invoice-390');
    await page.getByRole('button', { name: 'Create Invoice' }).click();
    await page.getByText(/^Invoice INV-\d{4}-\d{6} is ready\.$/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Download PDF' }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
