import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, picture, shopUrl, visit } from './browser';
import { openWhole } from './settled';
import { watchShifts } from './shifts';
import { fillAddress, fillGuestCart, mailTo } from './shopper';

const ACCEPTED = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS = '4000 0025 0000 3155';

/** A guest with a product in the cart goes on to the payment. */
async function goToPayment(page: Page, email: string): Promise<void> {
  await fillGuestCart(page, 1);
  await page.goto('/checkout');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await fillAddress(page);
}

/** Resolves when the browser has told the page that the scrolling ended. */
async function scrollToEnd(page: Page): Promise<void> {
  const offset = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('scrollend', () => resolve(scrollY), { once: true });
        window.scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  expect(offset).toBeGreaterThan(300);
}

const choose = (page: Page, method: RegExp) => page.getByRole('radio', { name: method }).check();
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();

async function chooseCard(page: Page, card: string): Promise<void> {
  await choose(page, /Credit or debit card/);
  await page.getByRole('button', { name: card }).click();
}

/** Whether all of it is on the screen, with nothing above it. */
function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 4, (top + bottom) / 2, bottom - 4].every((height) =>
      [left + 8, middle, right - 8].every((across) =>
        element.contains(document.elementFromPoint(across, height)),
      ),
    );
  });
}

/** At home, with the order's number and an empty cart. */
async function isOrdered(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1, name: /^(Order placed|Payment) successful/ }).waitFor();
  await page.getByRole('link', { name: 'Cart, empty' }).first().waitFor();
}

describe('paying in test mode', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([1280, 390])(
    'a card that is declined, then another one that is accepted (%d px wide)',
    async (width) => {
      const { page, consoleErrors, context } = await visit(browser, width);
      const email = `card-${width}@bistro.example`;
      await goToPayment(page, email);
      await chooseCard(page, DECLINED);
      await picture(page, `payment-card-${width}`);
      await placeOrder(page);
      const refusal = page.getByRole('main').getByRole('alert');
      await refusal.getByText('Your card was declined.').waitFor();
      await page.getByText('Payment Failed', { exact: true }).first().waitFor();
      // Beside the toast, both can be read and pressed.
      expect(await isInSight(refusal)).toBe(true);
      expect(await isInSight(page.getByRole('button', { name: /^Pay \$/ }))).toBe(true);
      await picture(page, `payment-declined-${width}`);
      await chooseCard(page, ACCEPTED);
      await placeOrder(page);
      await isOrdered(page);
      expect((await mailTo(email)).subject).toMatch(/ORD-\d{4}-\d{6}/);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it('a card that asks for 3-D Secure: refused, then confirmed', async () => {
    const { page, context } = await visit(browser);
    await goToPayment(page, 'secure@bistro.example');
    await chooseCard(page, ASKS);
    await placeOrder(page);
    await page.getByRole('dialog', { name: 'Confirm your payment' }).waitFor();
    await picture(page, 'payment-secure');
    await page.getByRole('button', { name: 'No, decline' }).click();
    await page.getByRole('alert').getByText('Payment Failed').waitFor();
    await placeOrder(page);
    await page.getByRole('button', { name: 'Yes, pay' }).click();
    await isOrdered(page);
    await context.close();
  });

  it('the wallet of Revolut: cancelled, then approved; the shop makes the order by itself', async () => {
    const { page, context } = await visit(browser);
    const email = 'wallet@bistro.example';
    await goToPayment(page, email);
    await choose(page, /Revolut Pay/);
    await page.getByRole('radio', { name: /^Wallet/ }).waitFor();
    await placeOrder(page);
    await picture(page, 'payment-wallet');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').getByText('Payment Cancelled').waitFor();
    await placeOrder(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Payment successful!').first().waitFor();
    await isOrdered(page);
    await mailTo(email);
    await context.close();
  });

  it('a wallet before the first step, which moves nothing and knows the address', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    await fillGuestCart(page);
    const moved = await watchShifts(page);
    await openWhole(page, '/checkout');
    const wallet = page.getByRole('button', { name: 'Test wallet' });
    await wallet.waitFor();
    expect(await moved()).toBeLessThan(0.001);
    await picture(page, 'checkout-wallet-390');
    await wallet.click();
    const sheet = page.getByRole('dialog', { name: 'Test wallet' });
    await sheet.getByLabel('Email', { exact: true }).fill('express@bistro.example');
    await sheet.getByRole('radio', { name: /Ioan Mureșan/ }).check();
    await picture(page, 'wallet-sheet-390');
    await sheet.getByRole('button', { name: /^Pay \$/ }).click();
    await isOrdered(page);
    expect((await mailTo('express@bistro.example')).text).toContain('Strada Memorandumului 28');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('PayPal: turned back, then approved', async () => {
    const { page, context } = await visit(browser);
    await goToPayment(page, 'paypal@bistro.example');
    await choose(page, /PayPal/);
    await placeOrder(page);
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
    await page.getByRole('alert').getByText('Payment Cancelled').waitFor();
    await placeOrder(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await isOrdered(page);
    await context.close();
  });

  it('a review by PayPal is in view, not the footer, also by going back to the scrolled payment step', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    await goToPayment(page, 'review@bistro.example');
    await choose(page, /PayPal/);
    await scrollToEnd(page);
    await placeOrder(page);
    // The provider of the test mode reviews nothing.
    const review = { status: 'pending' };
    await page.route('**/api/payments/paypal/capture', (route) => route.fulfill({ json: review }));
    await page.route('**/api/checkouts/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...review } });
    });
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const title = page.getByText('Your payment is being reviewed', { exact: true });
    await title.waitFor();
    await page.evaluate(() => {
      Object.assign(globalThis, { isOldDocument: true });
      history.go(-2);
    });
    await page.waitForFunction(() => !('isOldDocument' in globalThis));
    await title.waitFor();
    // Longer than the shell tries to return to the old scroll position.
    await page.waitForTimeout(2500);
    const { y = -1 } = (await title.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(100);
    expect(y).toBeLessThan(700);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('a browser that is closed after paying: the order is made, and found when coming back', async () => {
    const { page, context } = await visit(browser);
    const email = 'lost@bistro.example';
    await goToPayment(page, email);
    await chooseCard(page, ACCEPTED);
    await page.route(`${shopUrl()}/api/orders`, (route) => route.abort());
    await placeOrder(page);
    await page.getByText("We couldn't confirm your order").first().waitFor();
    await page.close();
    // The test provider tells the shop, which makes the order.
    await mailTo(email);

    const later = await context.newPage();
    await later.goto('/checkout');
    await isOrdered(later);
    await context.close();
  });
});
