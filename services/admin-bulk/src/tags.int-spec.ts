import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { giveRole } from '@kp/testing';
import { adminBulkDescriptor } from '.';

interface Tagged {
  id: number;
  tags: string[];
}

const TAGS = '/admin/api/tags';

describe('tags', () => {
  let shop: OrdersShop;
  let admin: string;
  let maria: string;
  let product: number;
  let other: number;
  let order: number;
  let customer: number;
  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
    product = await shop.product({ name: 'Whisk' });
    other = await shop.product({ name: 'Ladle' });
    maria = await shop.customer('maria@bistro.example');
    const placed = await shop.call<{ id: number }>('POST', '/api/orders', {
      body: anOrder([{ productId: product, quantity: 1 }]),
      token: maria,
    });
    order = placed.body.id;
    const [account] = await shop.sql<{ id: number }>(
      `SELECT id FROM app_user WHERE email = 'maria@bistro.example'`,
    );
    customer = account!.id;
  });
  beforeEach(() => shop.sql('DELETE FROM tag'));
  afterAll(() => shop.close());

  const change = (subject: string, ids: number[], changes: object, token = admin) =>
    shop.call<Tagged[] & Problem>('PUT', TAGS, { body: { subject, ids, ...changes }, token });
  const list = async (subject: string, ids: number[]) =>
    (await shop.call<Tagged[]>('GET', `${TAGS}?subject=${subject}&ids=${ids.join(',')}`, { token: admin }))
      .body;
  const suggested = async (subject: string, search = '') =>
    (
      await shop.call<string[]>('GET', `${TAGS}/suggestions?subject=${subject}&search=${search}`, {
        token: admin,
      })
    ).body;
  const idsAt = async (path: string, token = admin) =>
    (await shop.call<{ id: number }[]>('GET', path, { token })).body.map(({ id }) => id);

  it('are given and taken, on many at once, in the order of the alphabet', async () => {
    const given = await change('product', [product, other], { add: ['Winter', 'clearance'] });
    expect([given.status, given.body]).toEqual([
      200,
      [
        { id: product, tags: ['clearance', 'Winter'] },
        { id: other, tags: ['clearance', 'Winter'] },
      ],
    ]);
    const taken = await change('product', [other], { add: ['new'], remove: ['winter', 'clearance'] });
    expect(taken.body).toEqual([{ id: other, tags: ['new'] }]);
    expect(await list('order', [product])).toEqual([]);
  });

  it('are one whatever the case of their letters, written as they were first', async () => {
    await change('product', [product], { add: ['VIP'] });
    const { body } = await change('product', [product, other], { add: ['vip'] });
    expect(body.map(({ tags }) => tags)).toEqual([['VIP'], ['VIP']]);
    expect(await suggested('product')).toEqual(['VIP']);
  });

  it('that are in use are suggested, by any part of their names', async () => {
    await change('order', [order], { add: ['Fragile', 'Gift wrap', '100% cotton'] });
    expect(await suggested('order')).toEqual(['100% cotton', 'Fragile', 'Gift wrap']);
    expect(await suggested('order', 'wra')).toEqual(['Gift wrap']);
    expect(await suggested('order', '%25')).toEqual(['100% cotton']);
    expect(await suggested('customer')).toEqual([]);
  });

  it('narrow the lists down', async () => {
    await change('order', [order], { add: ['Fragile'] });
    await change('product', [other], { add: ['Winter'] });
    await change('customer', [customer], { add: ['Wholesale'] });
    expect(await idsAt('/api/orders?tag=fragile')).toEqual([order]);
    expect(await idsAt('/api/orders?tag=none')).toEqual([]);
    expect(await idsAt('/admin/api/products?tag=winter')).toEqual([other]);
    expect(await idsAt('/admin/api/customers?tag=WHOLESALE')).toEqual([customer]);
    expect(await idsAt('/admin/api/customers?tag=wholesale&search=maria')).toEqual([customer]);
  });

  it('go to all that a list shows, however many, and are taken from them', async () => {
    const ofMatching = (list: string, changes: object, token = admin) =>
      shop.call<{ changed: number } & Problem>('PUT', `${TAGS}/${list}`, { body: changes, token });
    await change('product', [other], { add: ['Old'] });
    expect((await ofMatching('products?search=ladle', { add: ['Winter'], remove: ['old'] })).body).toEqual({
      changed: 1,
    });
    expect(await list('product', [product, other])).toEqual([{ id: other, tags: ['Winter'] }]);
    const all = await ofMatching('products', { add: ['Winter'] });
    expect([all.status, (await idsAt('/admin/api/products?tag=winter')).length]).toEqual([
      200,
      all.body.changed + 1,
    ]);
    expect((await ofMatching('orders?status=pending', { add: ['New'] })).body.changed).toBe(1);
    expect((await ofMatching('orders?tag=new&search=nobody', { remove: ['New'] })).body.changed).toBe(0);
    expect(await list('order', [order])).toEqual([{ id: order, tags: ['New'] }]);
    expect((await ofMatching('customers?search=maria', { add: ['VIP'] })).body.changed).toBe(1);
    expect(await list('customer', [customer])).toEqual([{ id: customer, tags: ['VIP'] }]);
    expect((await ofMatching('customers', { add: ['x'] }, maria)).status).toBe(403);
  });

  it('have a column in the exports', async () => {
    await change('order', [order], { add: ['Fragile', 'Gift wrap'] });
    await change('product', [other], { add: ['Winter'] });
    await change('customer', [customer], { add: ['Wholesale'] });
    for (const [name, cell] of [
      ['orders', '"Fragile, Gift wrap"'],
      ['products', 'Winter'],
      ['customers', 'Wholesale'],
    ] as const) {
      const { body } = await shop.call<string>('GET', `/admin/api/${name}.csv`, { token: admin });
      expect(body).toContain(cell);
    }
  });

  it('are recorded with what was added and removed', async () => {
    const [log] = await shop.sql<{ last: number }>(
      'SELECT coalesce(max(id), 0)::int AS last FROM audit_entry',
    );
    await change('order', [order], { add: ['Fragile'] });
    await change('order', [order], { add: ['Fragile', 'Gift'], remove: ['fragile'] });
    await change('order', [order], { add: ['Gift'] });
    const entries = await shop.sql(
      `SELECT action, subject_id AS id, before, after FROM audit_entry WHERE id > $1 ORDER BY audit_entry.id`,
      [log!.last],
    );
    expect(entries).toEqual([
      { action: 'order.tagged', id: String(order), before: { tags: [] }, after: { tags: ['Fragile'] } },
      {
        action: 'order.tagged',
        id: String(order),
        before: { tags: ['Fragile'] },
        after: { tags: ['Fragile', 'Gift'] },
      },
    ]);
  });

  it('of those who give and take at once are all there', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `Tag ${at}`);
    const answers = await Promise.all(names.map((name) => change('product', [product], { add: [name] })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await list('product', [product])).toEqual([{ id: product, tags: names }]);
  });

  it.each([[{ add: ['a,b'] }], [{ add: [''] }], [{ add: ['x'.repeat(41)] }], [{ remove: 'x' }]])(
    'are refused that cannot be written in a list: %j',
    async (changes) => {
      expect((await change('product', [product], changes)).status).toBe(400);
    },
  );

  it('are at most 30 on one', async () => {
    const names = (from: number) => Array.from({ length: 20 }, (_, at) => `Tag ${from + at}`);
    await change('product', [product], { add: names(0) });
    const { status, body } = await change('product', [product], { add: names(20) });
    expect([status, body.code]).toEqual([409, 'SETTINGS.TOO_MANY_TAGS']);
    expect((await list('product', [product]))[0]!.tags).toHaveLength(20);
  });

  it('belong to the staff with the right of the screen; customers neither see nor search them', async () => {
    await change('order', [order], { add: ['Difficult'] });
    expect(await idsAt('/api/orders?tag=none', maria)).toEqual([order]);
    expect((await shop.call('GET', `${TAGS}?subject=order&ids=${order}`, { token: maria })).status).toBe(403);
    const packer = await shop.customer('packer@kitchenpass.example');
    await giveRole(shop, 'warehouse', { email: 'packer@kitchenpass.example' });
    expect((await change('order', [order], { add: ['Packed'] }, packer)).status).toBe(200);
    const refused = await change('customer', [customer], { add: ['x'] }, packer);
    expect([refused.status, refused.body.code]).toEqual([403, 'SETTINGS.LIST_FORBIDDEN']);
  });

  it('and weights are what the list of orders can show besides', async () => {
    const refused = async () =>
      (await shop.call('GET', `/admin/api/order-weights?ids=${order},0`, { token: admin })).status;
    expect(await refused()).toBe(400);
    const read = () => shop.call('GET', `/admin/api/order-weights?ids=${order}`, { token: admin });
    expect((await read()).body).toEqual([{ id: order, grams: 0, isComplete: false }]);
    await shop.sql('UPDATE product SET weight_grams = 250 WHERE id = $1', [product]);
    expect((await read()).body).toEqual([{ id: order, grams: 250, isComplete: true }]);
  });

  it('of a customer leave with the account', async () => {
    const token = await shop.customer('leaving@bistro.example');
    const [account] = await shop.sql<{ id: number }>(
      `SELECT id FROM app_user WHERE email = 'leaving@bistro.example'`,
    );
    await change('customer', [account!.id], { add: ['Wholesale'] });
    const gone = await shop.call('POST', '/api/auth/me/delete', {
      body: { currentPassword: 'a-good-password' },
      token,
    });
    expect(gone.status).toBeLessThan(300);
    expect(await list('customer', [account!.id])).toEqual([]);
  });
});
