import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { ADDRESS, call } from './api';
import { administratorToken, launchBrowser, picture, shopDatabaseUrl, visit } from './browser';
import { sellableProducts } from './shopper';

const CUSTOMER = { email: 'maria@bistro-nord.example', password: 'kitchen123' };

interface Order {
  id: number;
}

interface Invoice {
  invoiceNumber: string;
  isPaid: boolean;
  paymentLink: string | null;
}

const tokenOf = async (body: object) =>
  (await call<{ token: string }>('POST', '/api/auth/login', { body })).token;

/** An order is delivered once it is paid, so that of an unpaid invoice is written into the database. */
async function unpaidInvoice(customer: string, admin: string): Promise<Invoice> {
  const [product] = await sellableProducts(1);
  const order = await call<Order>('POST', '/api/orders', {
    token: customer,
    body: {
      items: [
        {
          productId: product!.id,
          quantity: 2,
        },
      ],
      paymentMethod: 'cash',
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
    },
  });
  await call('PUT', `/api/orders/${order.id}/status`, { token: admin, body: { status: 'delivered' } });
  const database = new Client({ connectionString: shopDatabaseUrl() });
  await database.connect();
  await database.query(
    `UPDATE orders SET payment_method = 'paypal', payment_status = 'unpaid' WHERE id = $1`,
    [order.id],
  );
  await database.end();
  return call('POST', `/api/orders/${order.id}/create-invoice`, { token: customer });
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay €/ }).click();

describe('the payment link of an invoice', () => {
  let browser: Browser;
  let customer: string;
  let admin: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    [customer, admin] = [await tokenOf(CUSTOMER), administratorToken()];
  });
  afterAll(() => browser.close());

  const read = (number: string) =>
    call<Invoice>('GET', `/api/invoices/number/${number}`, { token: customer });

  it.each([1280, 390])(
    'takes a card from whoever has it, without signing in; then the invoice is paid and has none (%d px wide)',
    async (width) => {
      const { invoiceNumber, paymentLink } = await unpaidInvoice(customer, admin);
      const { page, consoleErrors, context } = await visit(browser, width);
      await page.goto(paymentLink!);
      await page.getByRole('heading', { name: `Invoice ${invoiceNumber}` }).waitFor();
      await page.getByRole('button', { name: '4000 0000 0000 0002' }).click();
      await picture(page, `pay-invoice-${width}`);
      await pay(page);
      await page.getByRole('alert').getByText('Your card was declined.').waitFor();
      await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
      await pay(page);
      await page.getByText('This invoice is paid').waitFor();
      await picture(page, `pay-invoice-paid-${width}`);
      expect(await read(invoiceNumber)).toMatchObject({ isPaid: true, paymentLink: null });
      await page.reload();
      await page.getByText('This invoice is paid').waitFor();
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it('leads to PayPal and back, turned back first, then approved', async () => {
    const { invoiceNumber, paymentLink } = await unpaidInvoice(customer, admin);
    const { page, context } = await visit(browser);
    await page.goto(paymentLink!);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await pay(page);
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
    await page.getByRole('alert').getByText('Payment Cancelled').waitFor();
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await pay(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('This invoice is paid').waitFor();
    expect(await read(invoiceNumber)).toMatchObject({ isPaid: true, paymentLink: null });
    await context.close();
  });
});
