import { remoteOfPath } from './remote-of-path';

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
});
