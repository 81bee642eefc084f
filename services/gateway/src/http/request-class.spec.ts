import type { IncomingMessage } from 'node:http';
import { classify } from './request-class';

const classOf = (method: string, url: string) => classify({ method, url } as IncomingMessage);

describe('the class of a request', () => {
  it.each([
    ['POST', '/api/orders'],
    ['POST', '/api/orders/preview'],
    ['POST', '/api/checkouts'],
    ['POST', '/api/pay/token/card'],
    ['POST', '/api/payments/stripe/webhook'],
    ['GET', '/api/payments/paypal/return?token=x'],
  ])('of %s %s has slots of its own', (method, url) => {
    expect(classOf(method, url).isReserved).toBe(true);
  });

  it.each([
    ['GET', '/api/orders?limit=100'],
    ['GET', '/api/products?search=orders'],
    ['POST', '/api/ordersheet'],
    ['GET', '/orders'],
  ])('of %s %s has none', (method, url) => {
    expect(classOf(method, url).isReserved).toBe(false);
  });

  it.each(['/api/products?search=pan', '/api/products/suggestions?q=p', '/products?search=pan'])(
    'of %s is a search, which takes more than a product',
    (url) => {
      const search = classOf('GET', url);
      expect(search.isSearch).toBe(true);
      expect(search.weight).toBeGreaterThan(classOf('GET', '/api/products/7').weight);
    },
  );

  it.each(['/api/products/7', '/api/categories', '/products/chef-knife', '/'])(
    'of %s is no search',
    (url) => {
      expect(classOf('GET', url).isSearch).toBe(false);
    },
  );

  it('says how long it may wait: a second to read, two to write', () => {
    expect([classOf('GET', '/api/cart').maxWaitMs, classOf('POST', '/api/cart').maxWaitMs]).toEqual([
      1000, 2000,
    ]);
  });
});
