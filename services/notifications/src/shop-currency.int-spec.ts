import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { notificationsDescriptor } from './index';

describe('The currency of the shop', () => {
  let shop: OrdersShop;
  let admin: string;
  let roll: number;
  let customer: string;

  beforeAll(async () => {
    const modules = [invoicesDescriptor, contactDescriptor, notificationsDescriptor];
    shop = await startOrdersShop({ modules });
    admin = await shop.admin();
    customer = await shop.customer('watcher@bistro.example');
    roll = await shop.product({ priceMinor: 12_900, stock: 0 });
    await shop.sql('UPDATE product SET price_minor = 13_900 WHERE id = $1', [roll]);
    await shop.sql('UPDATE product SET price_minor = 12_900 WHERE id = $1', [roll]);
    await shop.call('PUT', `/api/alerts/${roll}/restock`, { token: customer });
  });
  afterAll(() => shop.close());

  const save = (currency: string, invoiceCurrency?: string | null) =>
    shop.call<Problem & { currency?: string }>('PUT', '/admin/api/shop-settings', {
      token: admin,
      body: { currency, invoiceCurrency },
    });
  const product = async () =>
    (await shop.call<{ price: string; currency: string }>('GET', `/api/products/${roll}`)).body;
  const prices = () =>
    shop.sql('SELECT previous_price_minor, price_minor, currency FROM product_price_history ORDER BY id');

  it('changes for prices, their history and alerts, and keeps their figures', async () => {
    expect(await product()).toMatchObject({ price: '129.00', currency: 'USD' });
    expect((await save('RON')).body).toEqual({ currency: 'RON', invoiceCurrency: null });
    expect(await product()).toMatchObject({ price: '129.00', currency: 'RON' });
    const { body: shipping } = await shop.call('GET', '/api/shipping-settings');
    expect(shipping).toMatchObject({ standardShippingCost: 25, currency: 'RON' });
    expect(await prices()).toEqual([
      { previous_price_minor: 12_900, price_minor: 13_900, currency: 'RON' },
      { previous_price_minor: 13_900, price_minor: 12_900, currency: 'RON' },
    ]);
    const { body: alerts } = await shop.call<object[]>('GET', '/api/alerts', { token: customer });
    expect(alerts).toEqual([expect.objectContaining({ price: '129.00', currency: 'RON' })]);
    const [entry] = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE action = 'shop-settings.updated'`,
    );
    expect(entry).toMatchObject({ before: { currency: 'USD' }, after: { currency: 'RON' } });
  });

  it('is that of products that are added later', async () => {
    const added = await shop.product();
    const { body } = await shop.call('GET', `/api/products/${added}`);
    expect(body).toMatchObject({ currency: 'RON' });
  });

  it.each([['JPY'], ['lei'], [null]])('is none that a shop cannot trade in: %p', async (currency) => {
    const { status, body } = await save(currency as string);
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['currency']]);
  });

  it('refuses an order of a product that has another one meanwhile', async () => {
    const stale = await shop.product();
    await shop.sql(`UPDATE product SET currency = 'HUF' WHERE id = $1`, [stale]);
    const order = anOrder([{ productId: stale, quantity: 1 }]);
    const { status, body } = await shop.call<Problem>('POST', '/api/orders', { body: order });
    expect([status, body.code]).toEqual([409, 'ORDERS.CURRENCY_CHANGED']);
  });

  it('stays once there is an order, also while it is being placed; invoices can still change theirs', async () => {
    const sold = await shop.product();
    const order = shop.call('POST', '/api/orders', { body: anOrder([{ productId: sold, quantity: 1 }]) });
    const [placed, changed] = await Promise.all([order, save('HUF')]);
    expect(placed.status === 201 ? changed.body.code : changed.body.currency).toBe(
      placed.status === 201 ? 'SETTINGS.CURRENCY_IN_USE' : 'HUF',
    );
    const [row] = await shop.sql<{ currencies: number }>(
      `SELECT count(DISTINCT currency)::int AS currencies FROM
         (SELECT currency FROM orders UNION SELECT currency FROM product WHERE id = ${sold}) AS used`,
    );
    expect(row!.currencies).toBe(1);
    const { currency } = (await shop.call<{ currency: 'RON' }>('GET', `/api/products/${sold}`)).body;
    if (placed.status !== 201)
      await shop.call('POST', '/api/orders', { body: anOrder([{ productId: sold, quantity: 1 }]) });
    const refused = await save('EUR');
    expect([refused.status, refused.body.code]).toEqual([409, 'SETTINGS.CURRENCY_IN_USE']);
    expect((await product()).currency).toBe(currency);
    expect((await save(currency, 'EUR')).body).toEqual({ currency, invoiceCurrency: 'EUR' });
  });
});
