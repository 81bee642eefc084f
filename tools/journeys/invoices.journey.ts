import type { Browser } from 'playwright-core';
import { administrator, launchBrowser, picture, shopUrl, visit } from './browser';
import { DELIVERY, mailTo, sellableProducts, signIn } from './shopper';

const PASSWORD = 'a-good-password';
const ADDRESS = {
  ...{ firstName: DELIVERY['First name'], lastName: DELIVERY['Last name'], address: DELIVERY.Address },
  ...{ city: DELIVERY.City, county: 'București', state: 'București', zipCode: DELIVERY['ZIP code'] },
  ...{ country: 'Romania', phone: DELIVERY.Phone },
};

interface PlacedOrder {
  id: number;
  orderNumber: string;
  statusUrl?: string;
}

async function send<Body>(method: 'POST' | 'PUT', path: string, body: object, token?: string): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(shopUrl() + path, { method, headers, body: JSON.stringify(body) });
  expect([path, answer.ok]).toEqual([path, true]);
  return (await answer.json()) as Body;
}

const tokenOf = async (account: { email: string; password: string }) =>
  (await send<{ token: string }>('POST', '/api/auth/login', account)).token;

async function deliveredOrder(email: string, token?: string): Promise<PlacedOrder> {
  const [product] = await sellableProducts(1);
  const addresses = { shippingAddress: ADDRESS, billingAddress: ADDRESS };
  const items = [{ productId: product!.id, quantity: 2 }];
  const order = await send<PlacedOrder>(
    'POST',
    '/api/orders',
    { ...addresses, email, items, paymentMethod: 'cash' },
    token,
  );
  const status = { status: 'delivered' };
  await send('PUT', `/api/orders/${order.id}/status`, status, await tokenOf(administrator()));
  return order;
}

describe('the invoice of a delivered order', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('is created by a customer in the account, opens, and prints on one page of A4', async () => {
    const account = { email: 'invoices@casa-nova.example', password: PASSWORD };
    const names = { firstName: 'Radu', lastName: 'Ionescu' };
    const { token } = await send<{ token: string }>('POST', '/api/auth/register', { ...account, ...names });
    const { orderNumber } = await deliveredOrder(account.email, token);
    const { page, context } = await visit(browser);
    await signIn(page, account);

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
  }, 120_000);

  it('of a guest is created for a company, by the link of the email', async () => {
    const email = 'invoice-guest@bistro.example';
    const { orderNumber } = await deliveredOrder(email);
    const mail = await mailTo(email);
    expect(mail.subject).toContain(orderNumber);
    const [link] = /\S+\/order-status\/[\w.-]+/.exec(mail.text)!;
    const { page, complaints, context } = await visit(browser, 390);
    await page.goto(new URL(link).pathname);

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
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
});
