import { redirectOf } from './redirects';

const leadsTo = (address: string) => redirectOf(new URL(address, 'https://shop.example'));

describe('another spelling of a page', () => {
  it.each([
    ['/product/day-dots?lang=fr', '/products/day-dots?lang=fr'],
    ['/track-order', '/track'],
    ['/Track-Order/?lang=ro', '/track?lang=ro'],
    ['/register', '/login?mode=register'],
    ['/register?redirect=%2Fcheckout&lang=ar', '/login?mode=register&redirect=%2Fcheckout&lang=ar'],
    ['/account/orders', '/account?tab=orders'],
    ['/orders', '/account?tab=orders'],
    ['/order-status', '/track'],
    ['/admin/orders?search=ORD-1', '/admin?tab=orders&search=ORD-1'],
    ['/account/orders/?order=7&tab=profile', '/account?tab=orders&order=7&tab=profile'],
  ])('%s leads to %s', (address, target) => expect(leadsTo(address)).toBe(target));

  it.each([
    '/',
    '/track',
    '/order-status/42.signed',
    '/products/day-dots',
    '/product',
    '/product/a/b',
    '/account',
    '/account/orders/7',
  ])('%s stays', (address) => expect(leadsTo(address)).toBeUndefined());
});
