import { ADDRESS, createShopApi, guestEmail } from './shop-api.mjs';

const TYPED_FIELDS = ['firstName', 'lastName', 'address', 'city', 'zipCode', 'phone'];

/** As the back office gets it; no test provider fails a refund after it was done. */
const failedRefund = ({ capturedAmount, createdAt }) => ({
  id: 1,
  amount: capturedAmount,
  reason: 'by-hand',
  status: 'failed',
  requestedAt: createdAt,
  doneAt: createdAt,
  failedAt: new Date().toISOString(),
  failureMessage: 'The bank account of the customer is closed.',
});

/** States of the shop that no URL leads to, each with the way there, in any language. */
export function orderStates(shopUrl, administrator) {
  const api = createShopApi(shopUrl, administrator);
  const open = (page, path) => page.goto(shopUrl + path, { waitUntil: 'networkidle' });
  const store = async (page, key, value) => {
    await open(page, '/about');
    await page.evaluate((entry) => localStorage.setItem(...entry), [key, value]);
  };
  const submit = (page) => page.locator('main form button[type=submit]').click();
  const isPlaced = (page) => page.locator('main article h1').waitFor();
  const hasMessage = (page) => page.locator('main [role=status] a').first().waitFor();
  const approve = (page) => page.locator('button[value=approve]').click();

  const goToPayment = async (page, options) => {
    const { product, quantity } = await api.line(options);
    const line = { id: -1, userId: 0, productId: product.id, quantity, product };
    await store(page, 'guestCart', JSON.stringify([line]));
    await open(page, '/checkout');
    await page.locator('[name=email]').fill(guestEmail());
    await submit(page);
    await page.locator('[name="shippingAddress.county"]').selectOption(ADDRESS.county);
    for (const field of TYPED_FIELDS) {
      await page.locator(`[name="shippingAddress.${field}"]`).fill(ADDRESS[field]);
    }
    await submit(page);
    await page.locator('main input[type=radio]').first().waitFor();
  };
  const openPaypal = async (page) => {
    await goToPayment(page);
    await page.locator('main input[type=radio][value=paypal]').check();
    await submit(page);
    await page.waitForURL((url) => url.pathname.includes('sandbox'));
  };
  const endSession = async (page, path) => {
    const token = await api.customerToken();
    await store(page, 'token', token);
    await api.logOut(token);
    await open(page, path);
    await hasMessage(page);
  };
  const openInBackOffice = async (page, { orderNumber }) => {
    await store(page, 'token', await api.administratorToken());
    await open(page, '/admin?tab=orders');
    await page.locator(`main button[aria-label*="${orderNumber}"]`).first().click();
    await page.locator('[role=dialog] bdi').first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  return {
    'placed-unconfirmed': async (page) => {
      await goToPayment(page, { isLarge: true });
      await submit(page);
      await isPlaced(page);
    },
    'status-unconfirmed': async (page) => open(page, await api.confirmationPath()),
    'status-confirmed': async (page) => {
      await open(page, await api.confirmationPath());
      await page.locator('main article section button').click();
      await page.locator('main [role=status]').waitFor();
    },
    'status-without-token': async (page) => {
      const { statusUrl } = await api.placeOrder({ isLarge: true });
      await open(page, new URL(statusUrl).pathname);
    },
    'status-awaiting-payment': async (page) => {
      const { statusUrl } = await api.placeOrder({ paymentMethod: 'stripe' });
      await open(page, new URL(statusUrl).pathname);
    },
    'back-after-paying': async (page) => {
      await goToPayment(page);
      await submit(page);
      await isPlaced(page);
      await page.goBack();
      await hasMessage(page);
    },
    'paypal-approval': openPaypal,
    'paypal-in-review': async (page) => {
      await openPaypal(page);
      const pending = { status: 'pending' };
      await page.route('**/api/payments/paypal/capture', (route) => route.fulfill({ json: pending }));
      await page.route('**/api/checkouts/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...pending } });
      });
      await approve(page);
      await hasMessage(page);
    },
    'paypal-elsewhere': async (page) => {
      await openPaypal(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await approve(page);
      await isPlaced(page);
    },
    'session-ended-cart': (page) => endSession(page, '/cart'),
    'session-ended-checkout': (page) => endSession(page, '/checkout'),
    'search-sorting': async (page) => {
      await open(page, '/products?search=knife');
      const filters = page.locator('main [aria-haspopup=dialog]').first();
      if (await filters.isVisible()) await filters.click();
      await page.locator('select:visible').last().scrollIntoViewIfNeeded();
    },
    'admin-unconfirmed': async (page) => openInBackOffice(page, await api.placeOrder({ isLarge: true })),
    'admin-refund-failed': async (page) => {
      await openPaypal(page);
      await approve(page);
      await isPlaced(page);
      await page.route(/\/admin\/api\/payments\/\d+(\?|$)/, async (route) => {
        const response = await route.fetch();
        const payment = await response.json();
        await route.fulfill({ response, json: { ...payment, refunds: [failedRefund(payment)] } });
      });
      await openInBackOffice(
        page,
        (await api.orders()).find(({ payment }) => payment.status === 'paid'),
      );
    },
  };
}
