import { shopModules } from '@kp/modules';
import { UrlRedaction } from '@kp/platform/logging';

const urls = new UrlRedaction(shopModules.flatMap(({ secretPaths = [] }) => secretPaths));
const TOKEN = '42.kQ0mYy3hZp8Xw2cV5bN7fT1rL9dJ6gS4aE0uI3oP8xC';

describe('a URL of the shop in the logs', () => {
  it.each([
    `/order-status/${TOKEN}`,
    `/api/order-status/${TOKEN}`,
    `/api/order-status/${TOKEN}/invoice`,
    `/api/orders/status/${TOKEN}`,
    `/unsubscribe/${TOKEN}?lang=de`,
    `/api/unsubscribe/${TOKEN}`,
    `/quote/${TOKEN}`,
    `/confirm-email/${TOKEN}`,
    `/undo-email/${TOKEN}`,
    `/pay/${TOKEN}`,
    `/reset-password?token=${TOKEN}`,
    `/checkout?paypal=${TOKEN}`,
    `/api/checkouts/${TOKEN}`,
    `/api/checkouts/paypal/${TOKEN}`,
    `/api/payments/sandbox/${TOKEN}/approval?lang=de`,
    `/api/orders?email=${TOKEN}&limit=20`,
    `/api/products?search=${TOKEN}`,
  ])('does not hold the secret of %s', (url) => {
    expect(urls.redact(url)).not.toContain(TOKEN);
    expect(urls.redact(url)).toContain('***');
  });

  it.each([
    '/api/products?limit=20&sort=price&_t=1732',
    '/products/chef-knife',
    '/api/orders/42/status',
    '/payment-terms',
  ])('is otherwise as it was called: %s', (url) => {
    expect(urls.redact(url)).toBe(url);
  });
});
