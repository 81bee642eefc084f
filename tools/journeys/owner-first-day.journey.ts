import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import {
  administratorToken,
  chooseOption,
  launchBrowser,
  picture,
  shopUrl,
  visit,
  visitAs,
  type Visit,
} from './browser';
import { asSignedIn, DELIVERY, eventually, hasValue, mailTo } from './shopper';

const PRODUCT = 'Blast chiller, 5 trays';
const CATEGORY = 'Blast chillers';
const CALLER = 'caller@bistro-nord.example';
const WRITER = 'writer@cantina.example';
const BUYER = 'buyer@hotel-nord.example';

const aPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b6f77' } })
    .jpeg()
    .toBuffer();

async function addProductTo(page: Page, search: Locator) {
  await search.fill('Blast chiller');
  await page.locator('.ant-select-item-option:visible', { hasText: PRODUCT }).first().click();
}

async function send(path: string, body: unknown) {
  const answer = await fetch(`${shopUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

/** The first address in a mail below a page of the shop, as a path. */
const linkIn = (text: string, page: string) => new RegExp(`/${page}/\\S+`).exec(text)![0];

describe('the first day of an owner', () => {
  let browser: Browser;
  let owner: Visit;
  beforeAll(async () => {
    browser = await launchBrowser();
    owner = await visitAs(browser, administratorToken());
  });
  afterAll(() => browser.close());

  it('begins with the data of the company, which the footer then shows', async () => {
    const { page } = owner;
    await page.goto('/admin?tab=settings');
    await page.getByLabel('Company name').fill('Cantina Nord SRL');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Settings saved').first().waitFor();
    await page.goto('/terms');
    await page.getByText('Cantina Nord SRL').first().waitFor();
  });

  it('goes on with a category, a product in it with a picture, and another price', async () => {
    const { page } = owner;
    await page.goto('/admin?tab=categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const category = page.getByRole('region', { name: 'Add Category' });
    await category.getByLabel('Name', { exact: true }).fill(CATEGORY);
    await category.getByRole('button', { name: 'Create category' }).click();
    await page.getByText('Category created successfully').first().waitFor();
    await picture(page, 'first-day-categories');

    await page.goto('/admin?tab=products');
    await page.getByRole('button', { name: 'Add Product' }).click();
    const editor = page.getByRole('region', { name: /^(Add|Edit) Product$/ });
    await editor.getByLabel('Name', { exact: true }).fill(PRODUCT);
    await editor.getByLabel('Description').fill('Chills from 70 °C to 3 °C within 90 minutes.');
    await chooseOption(page, editor.getByRole('combobox', { name: 'Category' }), new RegExp(CATEGORY));
    await editor.getByLabel('Price', { exact: true }).fill('1290.00');
    await editor.getByLabel('Stock', { exact: true }).fill('4');
    await editor.getByRole('button', { name: 'Create product' }).click();
    await page.getByText('Product created successfully').first().waitFor();

    await editor.getByRole('button', { name: 'Add picture' }).click();
    const photo = { name: 'chiller.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    await editor.getByLabel('File').setInputFiles(photo);
    await editor.getByLabel('What the picture shows').fill('A blast chiller with its door open');
    await editor.getByRole('button', { name: 'Add picture' }).click();
    await editor.getByText('A blast chiller with its door open').waitFor();
    await picture(page, 'first-day-product');

    await editor.getByLabel('Price', { exact: true }).fill('1190.00');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Product updated successfully').first().waitFor();
    await page.goto('/admin?tab=products&search=Blast+chiller');
    await page.getByRole('button', { name: `More actions: ${PRODUCT}` }).click();
    await page.getByRole('link', { name: 'View in shop' }).click();
    await page.getByRole('heading', { name: PRODUCT }).waitFor();
    await page.getByText('$1,190.00').first().waitFor();
    await page.getByRole('img', { name: 'A blast chiller with its door open' }).first().waitFor();
  });

  it('loses nothing that was typed by the Back button of the browser', async () => {
    const { page } = owner;
    await page.goto('/admin?tab=products');
    await page.getByRole('link', { name: PRODUCT }).waitFor();
    // Any place of the row leads there, by a link that lies over its cells.
    await page.getByRole('cell', { name: CATEGORY }).first().click({ force: true });
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Blast chiller, 10 trays');
    await page.evaluate(() => window.history.back());
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('Blast chiller, 10 trays');
    await page.waitForURL((url) => url.searchParams.has('open'));
  });

  it('raises the prices of what a search finds, which the shop follows, and undoes it', async () => {
    const { page } = owner;
    await page.goto('/admin?tab=products&search=Blast+chiller');
    await page.getByRole('link', { name: PRODUCT }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('group', { name: 'Bulk change' }).getByRole('button', { name: 'Prices' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: 'Multiplier' }).fill('1.1');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog
      .getByRole('row', { name: new RegExp(PRODUCT) })
      .getByText('$1,309.00')
      .waitFor();
    await picture(page, 'first-day-bulk-change');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Prices updated successfully').first().waitFor();
    const price = async () => {
      const [found] = await asSignedIn<{ price: string }[]>(page, '/api/products?search=Blast+chiller');
      return found?.price;
    };
    await eventually('The raised price', async () => (await price()) === '1309.00');

    const [job] = await asSignedIn<{ id: number }[]>(page, '/admin/api/bulk-jobs?limit=1');
    await page.goto(`/admin?tab=bulk&open=${job!.id}`);
    const drawer = page.getByRole('dialog', { name: `Bulk change ${job!.id}` });
    await drawer.getByText('1 of 1').waitFor();
    await drawer.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog', { name: `Bulk change ${job!.id + 1}` }).waitFor();
    await eventually('The old price', async () => (await price()) === '1190.00');

    const [product] = await asSignedIn<{ id: number }[]>(page, '/admin/api/products?search=Blast+chiller');
    await page.goto(`/admin?tab=products&open=${product!.id}`);
    await page.getByRole('button', { name: 'Change history' }).click();
    const history = page.getByRole('dialog', { name: 'Change history' });
    await history
      .getByRole('row', { name: /^price 1309.00 1190.00$/i })
      .first()
      .waitFor();
    await picture(page, 'first-day-change-history');
  });

  it('takes an order by phone, at an agreed price, and ships it', async () => {
    const { page } = owner;
    await page.goto('/admin?tab=orders');
    await page.getByRole('button', { name: 'New order' }).click();
    const form = page.getByRole('region', { name: 'New order' });
    await addProductTo(page, form.getByRole('combobox', { name: 'Search products by name or code' }));
    await form.getByLabel('Agreed price').fill('1100.00');
    await form.getByLabel('Reason').fill('Second one this year');
    await form.getByLabel('Email', { exact: true }).fill(CALLER);
    for (const [label, value] of Object.entries(DELIVERY)) {
      await form.getByLabel(label, { exact: true }).first().fill(value);
    }
    await chooseOption(page, form.getByRole('combobox', { name: 'County (Județ)' }).first(), /București/);
    await form.getByRole('button', { name: 'Place order' }).click();
    await page
      .getByText(/^Order ORD-\S+ placed$/)
      .first()
      .waitFor();
    await mailTo(CALLER, '1,100.00');

    const [order] = await asSignedIn<{ id: number; orderNumber: string; totalAmount: string }[]>(
      page,
      `/api/orders?search=${encodeURIComponent(CALLER)}`,
    );
    // Above the threshold of free shipping; VAT of 19 %.
    expect(order!.totalAmount).toBe('1309.00');
    await page.goto(`/admin?tab=orders&order=${order!.id}`);
    await page.getByRole('heading', { name: `Order ${order!.orderNumber}` }).waitFor();
    await page.getByRole('button', { name: 'Ship items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ship items' });
    await dialog.getByLabel('Tracking number (AWB)').fill('2459018834');
    await dialog.getByRole('button', { name: 'Ship items' }).click();
    await page.getByText('Items shipped').first().waitFor();
    await picture(page, 'first-day-shipped');
  });

  it('takes the unit back and refunds it in cash', async () => {
    const { page } = owner;
    const [order] = await asSignedIn<{ orderNumber: string }[]>(
      page,
      `/api/orders?search=${encodeURIComponent(CALLER)}`,
    );
    await page.goto('/admin?tab=orders');
    const status = page.getByRole('combobox', { name: `Status of order ${order!.orderNumber}` });
    await chooseOption(page, status, /^Delivered$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click();
    await page.getByText('Order status updated successfully').first().waitFor();

    const customer = await visit(browser, 390);
    await customer.page.goto(linkIn((await mailTo(CALLER)).text, 'order-status'));
    await customer.page.getByRole('button', { name: 'Return items' }).click();
    await customer.page.getByRole('checkbox', { name: PRODUCT }).check();
    const quantity = customer.page.getByRole('textbox', { name: new RegExp(PRODUCT) });
    if (await quantity.isVisible()) await quantity.fill('1');
    await customer.page.getByLabel('Reason', { exact: true }).selectOption({ label: 'Arrived damaged' });
    await picture(customer.page, 'first-day-return-390');
    await customer.page.getByRole('button', { name: 'Request return' }).click();
    await customer.page.getByText('Requested', { exact: true }).waitFor();
    expect(customer.consoleErrors).toEqual([]);
    await customer.context.close();

    await page.goto('/admin?tab=returns');
    await page.getByRole('link', { name: /^RMA-/ }).click();
    const drawer = page.getByRole('dialog').first();
    await drawer.getByRole('button', { name: 'Approve' }).click();
    await drawer.getByRole('button', { name: 'Receive' }).click();
    await page.getByRole('dialog', { name: 'Receive' }).getByRole('button', { name: 'Receive' }).click();
    await drawer.getByRole('button', { name: 'Refund', exact: true }).click();
    const refund = page.getByRole('dialog', { name: 'Refund' });
    await hasValue(refund.getByLabel('Amount'), '1309.00');
    await chooseOption(page, refund.getByRole('combobox', { name: 'Refunded by' }), /^Cash$/);
    await refund.getByRole('button', { name: 'Refund' }).click();
    await drawer.getByText('Refunded', { exact: true }).first().waitFor();
    await mailTo(CALLER, '1,309.00');
  });

  it('answers a message', async () => {
    const { page } = owner;
    await send('/api/contact', {
      name: 'Ioana Pop',
      email: WRITER,
      subject: 'Trays',
      language: 'en',
      category: 'product',
      message: 'Which trays fit the chiller?',
    });
    await page.goto('/admin?tab=inbox');
    await page.getByRole('link', { name: /Trays/ }).click();
    const thread = page.getByRole('dialog');
    await thread.getByLabel('Reply').fill('All of GN 1/1.');
    await thread.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Reply sent').first().waitFor();
    await mailTo(WRITER, 'All of GN 1/1.');
  });

  it('ends with a quote that the customer accepts', async () => {
    const { page } = owner;
    await send('/api/quote-requests', {
      name: 'Andrei Radu',
      email: BUYER,
      companyName: 'Pensiunea Vest SRL',
      language: 'en',
      phone: '0721 000 000',
      country: 'Romania',
      products: 'Two chillers',
    });
    await page.goto('/admin?tab=inbox');
    await page.getByRole('tab', { name: 'Quote requests' }).click();
    await page.getByRole('link', { name: 'Pensiunea Vest SRL' }).click();
    const thread = page.getByRole('dialog');
    await thread.getByRole('button', { name: 'Write a quote' }).click();
    await addProductTo(page, thread.getByRole('combobox', { name: /^Add a product/ }));
    await thread.getByLabel('Quantity').fill('2');
    await thread.getByLabel('Unit price').fill('1050.00');
    await thread.getByLabel('Shipping').fill('80.00');
    await thread.getByRole('button', { name: 'Send quote' }).click();
    await page.getByText('Quote sent').first().waitFor();

    const customer = await visit(browser, 390);
    await customer.page.goto(linkIn((await mailTo(BUYER, '/quote/')).text, 'quote'));
    await customer.page.getByText('$2,579.00').first().waitFor();
    await customer.page.getByLabel('County (Județ)').selectOption({ label: 'București' });
    for (const [label, value] of Object.entries(DELIVERY)) {
      await customer.page.getByLabel(label, { exact: true }).fill(value);
    }
    await picture(customer.page, 'first-day-quote-390');
    await customer.page.getByRole('button', { name: 'Accept and order' }).click();
    await customer.page.getByText(/Your order ORD-\S+ is placed/).waitFor();
    expect(customer.consoleErrors).toEqual([]);
    await customer.context.close();

    const [order] = await asSignedIn<{ totalAmount: string }[]>(
      page,
      `/api/orders?search=${encodeURIComponent(BUYER)}`,
    );
    expect(order!.totalAmount).toBe('2579.00');
    expect(owner.consoleErrors).toEqual([]);
  });
});
