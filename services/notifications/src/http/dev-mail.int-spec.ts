import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { CallOptions } from '@kp/testing';
import { notificationsDescriptor } from '../index';

const PATHS = ['/dev/mail', '/dev/api/mail'];

const start = (environment: Record<string, string>) =>
  startOrdersShop({ modules: [notificationsDescriptor], environment });

const statuses = (shop: OrdersShop, options: CallOptions = {}) =>
  Promise.all(PATHS.map(async (path) => (await shop.call('GET', path, options)).status));

describe('The dev mailbox of a shop on this machine alone', () => {
  let shop: OrdersShop;
  beforeAll(async () => (shop = await start({ EMBEDDED: 'true' })));
  afterAll(() => shop.close());

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost', 'shop.localhost:3000'])(
    'opens for a browser that uses the host %s',
    async (host) => {
      expect(await statuses(shop, { headers: { host } })).toEqual([200, 200]);
    },
  );

  it('names its icon, which the browser would ask for in vain otherwise', async () => {
    const page = await shop.call<string>('GET', '/dev/mail', { headers: { host: 'localhost' } });
    expect(page.body).toContain('<link rel="icon" ');
  });

  it.each<[what: string, options: CallOptions]>([
    [
      'a page of another site whose name resolves to this machine',
      { headers: { host: 'evil.example:3000' } },
    ],
    ['a name that only begins like a local one', { headers: { host: 'localhost.evil.example' } }],
    ['an IP that only begins like a local one', { headers: { host: '127.0.0.1.evil.example' } }],
    ['a request from a proxy or tunnel', { headers: { 'x-forwarded-for': '198.51.100.7' } }],
    ['another machine', { remoteAddress: '192.0.2.1' }],
  ])('asks %s to sign in', async (_what, options) => {
    expect(await statuses(shop, options)).toEqual([401, 401]);
  });
});

describe.each([
  ['listens on every interface', { HOST: '0.0.0.0' }],
  ['has a public URL', { PUBLIC_URL: 'https://shop.example' }],
])('The dev mailbox of a shop that %s', (_what, environment) => {
  let shop: OrdersShop;
  beforeAll(async () => (shop = await start({ EMBEDDED: 'true', ...environment })));
  afterAll(() => shop.close());

  it('opens for administrators only', async () => {
    expect(await statuses(shop)).toEqual([401, 401]);
    expect(await statuses(shop, { token: await shop.customer('ana@bistro.example') })).toEqual([403, 403]);
    expect(await statuses(shop, { token: await shop.admin() })).toEqual([200, 200]);
  });
});

describe('The dev mailbox of a shop with services of its own', () => {
  let shop: OrdersShop;
  beforeAll(async () => (shop = await start({ EMBEDDED: 'false' })));
  afterAll(() => shop.close());

  it('does not exist, not even for administrators', async () => {
    expect(await statuses(shop)).toEqual([404, 404]);
    expect(await statuses(shop, { token: await shop.admin() })).toEqual([404, 404]);
  });
});
