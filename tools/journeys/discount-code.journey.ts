import type { Browser } from 'playwright-core';
import { administratorToken, launchBrowser, picture, visit, visitAs } from './browser';
import { addToCart, asSignedIn, fillAddress, mailTo, sellableProducts } from './shopper';

const CODE = 'SPRING-10';
const SHOPPER = 'spring@bistro.example';

describe('a discount code', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('of the owner is entered in the checkout, paid less, and counted', async () => {
    const owner = await visitAs(browser, administratorToken());
    await owner.page.goto('/admin?tab=discounts');
    await owner.page.getByRole('button', { name: 'Add a discount code' }).click();
    const form = owner.page.getByRole('region', { name: 'Add a discount code' });
    await form.getByLabel('Code', { exact: true }).fill(CODE);
    await form.getByLabel('Value', { exact: true }).fill('10');
    await form.getByLabel('Uses in all').fill('1');
    await picture(owner.page, 'discount-code-form');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await owner.page.getByText('Discount code saved').first().waitFor();

    const { page, consoleErrors, context } = await visit(browser, 390);
    const [product] = await sellableProducts(1);
    await addToCart(page, product!);
    await page.goto('/checkout');
    await page.getByLabel('Email', { exact: true }).fill(SHOPPER);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Show order summary' }).click();
    await page.getByRole('button', { name: 'Add a discount code' }).click();
    const code = page.getByLabel('Discount code');
    await code.fill('SUMMER-10');
    await code.press('Enter');
    await page.getByText("We don't know this discount code.").first().waitFor();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
    await code.fill('spring-10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText(`Discount (${CODE})`).first().waitFor();
    await picture(page, 'discount-code-checkout-390');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }).click();
    await page.getByText('Order placed successfully!').first().waitFor();
    expect((await mailTo(SHOPPER)).text).toContain(`Discount (${CODE})`);
    await context.close();

    type Order = { subtotal: string; discount: string; discountCode: string };
    const search = `/api/orders?search=${encodeURIComponent(SHOPPER)}`;
    const [order] = await asSignedIn<Order[]>(owner.page, search);
    expect(order!.discountCode).toBe(CODE);
    expect(Number(order!.discount)).toBeCloseTo(Number(order!.subtotal) / 10, 1);
    await owner.page.reload();
    await owner.page.getByRole('row', { name: new RegExp(`${CODE}.*Used up`) }).waitFor();
    await picture(owner.page, 'discount-code-used-up');
    expect([...consoleErrors, ...owner.consoleErrors]).toEqual([]);
    await owner.context.close();
  });
});
