import { productRedirect, remoteOfPath } from './remote-of-path';

describe('an address', () => {
  it.each([
    ['/', 'shop'],
    ['/products/day-dots', 'shop'],
    ['/nowhere', 'shop'],
    ['/accounting', 'shop'],
    ['/account', 'account'],
    ['/account/orders', 'account'],
    ['/login', 'account'],
    ['/invoice/KP-2026-1', 'account'],
    ['/unsubscribe/7.r.signature', 'account'],
    ['/alert/7.signature', 'account'],
    ['/admin', 'admin'],
    ['/admin/orders', 'admin'],
  ])('%s belongs to %s', (path, remote) => {
    expect(remoteOfPath(path)).toBe(remote);
  });

  it('of a product in its other spelling leads to the right one', () => {
    expect(productRedirect({ pathname: '/product/day-dots', search: '?lang=fr' })).toBe(
      '/products/day-dots?lang=fr',
    );
    expect(productRedirect({ pathname: '/products/day-dots', search: '' })).toBeUndefined();
    expect(productRedirect({ pathname: '/product', search: '' })).toBeUndefined();
  });
});
