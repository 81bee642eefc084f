import { giveRole } from '@kp/testing';
import { anOrder, type CheckoutShop, type OrderAnswer, startCheckoutShop } from '../testing';

interface Preview {
  subtotal: string;
  discount: string;
  shipping: string;
  vatAmount: string;
  totalAmount: string;
  difference: string;
  refundAmount: string;
  outstandingAmount: string;
  isInStock: boolean;
}

interface Item {
  itemId?: number;
  productId?: number;
  quantity: number;
  agreedPrice?: string;
  priceReason?: string;
}

describe('the staff edits the items of an order', () => {
  let shop: CheckoutShop;
  let admin: string;
  let colleague: string;
  beforeAll(async () => {
    shop = await startCheckoutShop({ environment: { LIMIT_FACTOR: '10' } });
    admin = await shop.admin();
    colleague = await shop.customer('colleague@kitchenpass.example');
    await giveRole(shop, 'owner', { email: 'colleague@kitchenpass.example' });
  });
  afterAll(() => shop.close());

  const read = async (id: number) =>
    (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;
  const preview = async (id: number, items: Item[]) =>
    shop.call<Preview & OrderAnswer>('POST', `/admin/api/orders/${id}/items/preview`, {
      token: admin,
      body: { items: items.map(({ priceReason: _reason, ...item }) => item) },
    });
  const save = (order: OrderAnswer, items: Item[], totalAmount: string, token = admin) =>
    shop.call<OrderAnswer>('PUT', `/admin/api/orders/${order.id}/items`, {
      token,
      body: { updatedAt: order.updatedAt, items, totalAmount },
    });
  /** As the screen does: previews, and saves the total of the preview. */
  async function edit(order: OrderAnswer, items: Item[]) {
    const { body } = await preview(order.id, items);
    return save(order, items, body.totalAmount);
  }

  /** Three units at 12.50: 37.50 + 25.00 + 7.13. */
  async function cashOrder(changes: object = {}, stock = 100) {
    const productId = await shop.product({ priceMinor: 1_250, stock });
    const body = anOrder([{ productId, quantity: 3 }], changes);
    const { id } = (await shop.call<OrderAnswer>('POST', '/api/orders', { body })).body;
    return { order: await read(id), productId };
  }
  async function paidOrder(quantity = 3) {
    const productId = await shop.product({ priceMinor: 1_250 });
    const items = [{ productId, quantity }];
    const { paymentIntentId } = (await shop.begin(items)).body;
    await shop.pay(paymentIntentId);
    const placed = await shop.submit(items, { paymentIntentId });
    await shop.untilIdle();
    return { order: await read(placed.body.id), productId, paymentIntentId };
  }
  const own = (order: OrderAnswer, changes: Partial<Item>): Item => ({
    itemId: order.items[0]!.id,
    quantity: 3,
    ...changes,
  });

  // Worked by hand: VAT is 19 % of the subtotal, half up; shipping 25.00, free above 500.00.
  it.each<[string, number | null, Partial<Item>, [string, string, string, string, string]]>([
    ['two more of 12.50', null, { quantity: 5 }, ['62.50', '25.00', '11.88', '99.38', '29.75']],
    ['two fewer', null, { quantity: 1 }, ['12.50', '25.00', '2.38', '39.88', '-29.75']],
    [
      'another price',
      null,
      { agreedPrice: '10.00', priceReason: 'Scratched' },
      ['30.00', '25.00', '5.70', '60.70', '-8.93'],
    ],
    ['a product of 450.00', 45_000, {}, ['487.50', '25.00', '92.63', '605.13', '535.50']],
    ['exactly 500.00', 46_250, {}, ['500.00', '25.00', '95.00', '620.00', '550.37']],
    ['500.01, so that shipping is free', 46_251, {}, ['500.01', '0.00', '95.00', '595.01', '525.38']],
    ['a product for a third of a cent', 1, { quantity: 1 }, ['12.51', '25.00', '2.38', '39.89', '-29.74']],
  ])('%s', async (_what, addedMinor, changes, [subtotal, shipping, vatAmount, totalAmount, difference]) => {
    const { order } = await cashOrder();
    const added =
      addedMinor === null ? [] : [{ productId: await shop.product({ priceMinor: addedMinor }), quantity: 1 }];
    const items = [own(order, changes), ...added];
    const totals = { subtotal, shipping, vatAmount, totalAmount };
    expect((await preview(order.id, items)).body).toMatchObject({ ...totals, difference, isInStock: true });
    const { status, body } = await save(order, items, totalAmount);
    expect([status, body]).toMatchObject([200, { ...totals, outstandingAmount: '0.00' }]);
    expect(body.items.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity));
  });

  it('moves the units, and tells history, audit log and customer of it once', async () => {
    const { order, productId } = await cashOrder({ email: 'chef@bistro.example' });
    const other = await shop.product({ priceMinor: 900, stock: 10 });
    const items = [
      own(order, { quantity: 1, agreedPrice: '11.00', priceReason: 'Dented' }),
      { productId: other, quantity: 4 },
    ];
    const { body } = await edit(order, items);
    expect([await shop.stockOf(productId), await shop.stockOf(other)]).toEqual([99, 6]);
    expect(body.history.slice(-2)).toMatchObject([
      { kind: 'items_edited', actorName: 'Ana Popescu', note: `KP-${productId}: 3 → 1; + KP-${other}: 4` },
      { kind: 'price_agreed', amount: '11.00', note: `KP-${productId}: Dented` },
    ]);
    const [facts] = await shop.sql(
      `SELECT (SELECT count(*)::int FROM audit_entry WHERE action = 'order.items_edited' AND subject_id = $1) AS audited,
              (SELECT count(*)::int FROM outbox_message
                WHERE event = 'orders.order-edited' AND payload ->> 'orderId' = $1) AS mailed`,
      [String(order.id)],
    );
    expect(facts).toEqual({ audited: 1, mailed: 1 });
    // What is sent again after a lost answer changes nothing.
    const again = await save(order, items, body.totalAmount);
    expect([again.status, again.body.code]).toEqual([409, 'ORDERS.CHANGED']);
    const removed = await edit(body, [{ itemId: body.items[1]!.id, quantity: 4 }]);
    expect(removed.body.items.map(({ productId: id }) => id)).toEqual([other]);
    expect(await shop.stockOf(productId)).toBe(100);
    await shop.untilIdle();
    await shop.expectBalance();
  });

  it('two editors at once: one is saved, the other is told the newest state', async () => {
    const { order, productId } = await cashOrder();
    const answers = await Promise.all([
      save(order, [own(order, { quantity: 5 })], '99.38', admin),
      save(order, [own(order, { quantity: 1 })], '39.88', colleague),
    ]);
    const [saved, refused] = answers.sort((one, other) => one.status - other.status);
    expect([saved!.status, refused!.status, refused!.body.code]).toEqual([200, 409, 'ORDERS.CHANGED']);
    const now = await read(order.id);
    expect(refused!.body.details).toMatchObject({
      current: {
        updatedAt: now.updatedAt,
        totalAmount: now.totalAmount,
        items: [{ itemId: order.items[0]!.id, quantity: now.items[0]!.quantity, price: '12.50' }],
      },
    });
    expect(await shop.stockOf(productId)).toBe(100 - now.items[0]!.quantity);
  });

  it('stock that runs out between preview and save is refused, and nothing is stored', async () => {
    const { order } = await cashOrder();
    const rare = await shop.product({ name: 'Rare pan', priceMinor: 2_000, stock: 2 });
    const items = [own(order, { quantity: 1 }), { productId: rare, quantity: 2 }];
    const previewed = (await preview(order.id, items)).body;
    expect(previewed.isInStock).toBe(true);
    await shop.call('POST', '/api/orders', { body: anOrder([{ productId: rare, quantity: 1 }]) });
    const before = await rows(order.id);
    const { status, body } = await save(order, items, previewed.totalAmount);
    expect([status, body.code, body.details]).toEqual([
      409,
      'ORDERS.SHORT_STOCK',
      { items: [{ productId: rare, name: 'Rare pan', requested: 2, left: 1 }] },
    ]);
    expect(await rows(order.id)).toEqual(before);
    expect((await preview(order.id, items)).body.isInStock).toBe(false);
  });

  it('a price that changes between preview and save is shown first', async () => {
    const { order } = await cashOrder();
    const productId = await shop.product({ priceMinor: 2_000 });
    const items = [own(order, {}), { productId, quantity: 1 }];
    const { totalAmount } = (await preview(order.id, items)).body;
    await shop.sql('UPDATE product SET price_minor = 2100 WHERE id = $1', [productId]);
    const { status, body } = await save(order, items, totalAmount);
    expect([status, body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
    expect((await read(order.id)).totalAmount).toBe('69.63');
  });

  /** Everything that an edit writes. */
  const rows = (id: number) =>
    shop.sql(
      `SELECT o.total_minor, o.outstanding_minor, o.updated_at,
              (SELECT json_agg(l ORDER BY l.id) FROM order_line l WHERE l.order_id = o.id) AS lines,
              (SELECT count(*) FROM order_event WHERE order_id = o.id) AS events,
              (SELECT count(*) FROM payment_refund WHERE payment_id = o.payment_id) AS refunds,
              (SELECT count(*) FROM audit_entry) AS audited, (SELECT count(*) FROM outbox_message) AS messages,
              (SELECT sum(stock_quantity) FROM product) AS stock, (SELECT count(*) FROM stock_movement) AS moves
         FROM orders o WHERE o.id = $1`,
      [id],
    );

  it('a failure in the middle leaves nothing behind: no refund, no unit, no mail; the next try is whole', async () => {
    const { order, productId } = await paidOrder();
    const items = [own(order, { quantity: 1 })];
    const before = await rows(order.id);
    await shop.sql(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk'; END $$`,
    );
    // After units, money, history and audit entry are written.
    await shop.sql(
      'CREATE TRIGGER fail AFTER UPDATE OF outstanding_minor ON orders FOR EACH ROW EXECUTE FUNCTION fail()',
    );
    const failed = await save(order, items, '39.88');
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await rows(order.id)).toEqual(before);
    await shop.sql('DROP TRIGGER fail ON orders');
    await shop.sql('DROP FUNCTION fail()');
    expect((await save(order, items, '39.88')).status).toBe(200);
    await shop.untilIdle();
    expect(await shop.stockOf(productId)).toBe(99);
    await shop.expectBalance();
  });

  it('refunds what was paid too much, once, and the order stays paid', async () => {
    const { order, paymentIntentId } = await paidOrder();
    const items = [own(order, { quantity: 1 })];
    expect((await preview(order.id, items)).body).toMatchObject({
      difference: '-29.75',
      refundAmount: '29.75',
    });
    const { body } = await edit(order, items);
    await shop.untilIdle();
    expect(await shop.refundsOf(paymentIntentId)).toEqual([
      { reason: 'by-hand', status: 'done', amount: 2_975 },
    ]);
    const after = await read(order.id);
    expect(after).toMatchObject({
      totalAmount: '39.88',
      paymentStatus: 'paid',
      outstandingAmount: '0.00',
      payment: { refundedAmount: '0.00' },
    });
    expect(after.history.slice(body.history.length - 2)).toMatchObject([
      { kind: 'items_edited' },
      { kind: 'refund_requested', amount: '29.75' },
      { kind: 'refunded', amount: '29.75' },
    ]);
    const cancelled = { status: 'cancelled' };
    await shop.call('PUT', `/api/orders/${order.id}/status`, { token: admin, body: cancelled });
    await shop.untilIdle();
    expect((await shop.refundsOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([2_975, 3_988]);
    expect((await read(order.id)).paymentStatus).toBe('refunded');
    await shop.expectBalance();
  });

  it('what a change adds to a paid order is outstanding until it is recorded, or given up again', async () => {
    const { order } = await paidOrder();
    const dearer = (await edit(order, [own(order, { quantity: 5 })])).body;
    expect(dearer).toMatchObject({ totalAmount: '99.38', paymentStatus: 'paid', outstandingAmount: '29.75' });
    const listed = async (paymentStatus: string) => {
      const path = `/api/orders?paymentStatus=${paymentStatus}&limit=100`;
      const { body } = await shop.call<OrderAnswer[]>('GET', path, { token: admin });
      return body.some(({ id }) => id === order.id);
    };
    expect([await listed('partly_paid'), await listed('paid')]).toEqual([true, false]);
    const record = (amount: string) =>
      shop.call<OrderAnswer>('POST', `/admin/api/orders/${order.id}/balance`, {
        token: admin,
        body: { amount, reference: 'Transfer of 3 December' },
      });
    const other = await record('29.00');
    expect([other.status, other.body.code]).toEqual([409, 'ORDERS.BALANCE_CHANGED']);
    const less = (await edit(dearer, [own(order, { quantity: 4 })])).body;
    expect(less.outstandingAmount).toBe('14.87');
    const paid = await Promise.all([record('14.87'), record('14.87')]);
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await read(order.id);
    expect([after.outstandingAmount, after.history.at(-1)]).toMatchObject([
      '0.00',
      { kind: 'paid', amount: '14.87', note: 'Transfer of 3 December' },
    ]);
    expect([await listed('partly_paid'), await listed('paid')]).toEqual([false, true]);
  });

  it('keeps the discount while its minimum is reached, and gives the use back below it', async () => {
    const code = { code: 'TENOFF', kind: 'percent', value: '10', minimumSubtotal: '30.00', isActive: true };
    const conditions = { startsAt: '', endsAt: '', maxUses: null, oncePerCustomer: false };
    await shop.call('POST', '/admin/api/discount-codes', { token: admin, body: { ...code, ...conditions } });
    // 37.50 less 3.75, 25.00, VAT of 33.75 6.41: 65.16.
    const { order } = await cashOrder({ discountCode: code.code });
    expect(order.totalAmount).toBe('65.16');
    // 50.00 less 5.00, 25.00, VAT of 45.00 8.55: 78.55.
    const more = (await edit(order, [own(order, { quantity: 4 })])).body;
    expect(more).toMatchObject({ discount: '5.00', totalAmount: '78.55' });
    // 25.00 without the code, 25.00, VAT 4.75.
    const less = (await edit(more, [own(order, { quantity: 2 })])).body;
    expect(less).toMatchObject({ discountCode: null, discount: '0.00', totalAmount: '54.75' });
    const [used] = await shop.sql('SELECT used_count AS uses FROM discount_code WHERE code = $1', [
      code.code,
    ]);
    expect(used).toEqual({ uses: 0 });
  });

  it('units that were shipped stay, at their price', async () => {
    const { order } = await cashOrder();
    const [item] = order.items;
    await shop.call('POST', `/admin/api/orders/${order.id}/shipments`, {
      token: admin,
      body: { items: [{ itemId: item!.id, quantity: 2 }] },
    });
    const now = await read(order.id);
    const fields = async (items: Item[]) => {
      const { status, body } = await save(now, items, '1.00');
      return [status, body.fields?.map(({ field }) => field)];
    };
    const other = { productId: await shop.product(), quantity: 1 };
    expect(await fields([own(order, { quantity: 1 })])).toEqual([400, ['items.0.quantity']]);
    expect(await fields([other])).toEqual([400, ['items']]);
    expect(await fields([own(order, { agreedPrice: '1.00', priceReason: 'x' })])).toEqual([
      400,
      ['items.0.agreedPrice'],
    ]);
    expect((await edit(now, [own(order, { quantity: 2 })])).status).toBe(200);
  });

  it('shipping and editing at once never ship what was taken off', async () => {
    const { order } = await cashOrder();
    const [item] = order.items;
    const shipAll = shop.call('POST', `/admin/api/orders/${order.id}/shipments`, {
      token: admin,
      body: { items: [{ itemId: item!.id, quantity: 3 }] },
    });
    const [edited, shipped] = await Promise.all([
      save(order, [own(order, { quantity: 1 })], '39.88'),
      shipAll,
    ]);
    expect([edited.status, shipped.status].sort()).toEqual([200, 409]);
    const { items } = await read(order.id);
    expect([
      [1, 0],
      [3, 3],
    ]).toContainEqual([items[0]!.quantity, items[0]!.shippedQuantity]);
  });

  it.each<[string, (order: OrderAnswer) => Item[], string]>([
    ['an item of another order', () => [{ itemId: 2_000_000_000, quantity: 1 }], 'items.0.itemId'],
    [
      'a product twice',
      (order) => [own(order, {}), { productId: order.items[0]!.productId, quantity: 1 }],
      'items.1.productId',
    ],
    [
      'an unknown product',
      (order) => [own(order, {}), { productId: 2_000_000_000, quantity: 1 }],
      'items.1.productId',
    ],
    ['no item at all', () => [], 'items'],
    ['a price without a reason', (order) => [own(order, { agreedPrice: '1.00' })], 'items.0.priceReason'],
  ])('%s is refused at its field', async (_what, itemsOf, field) => {
    const { order } = await cashOrder();
    const { status, body } = await save(order, itemsOf(order), '69.63');
    expect([status, body.fields?.map((problem) => problem.field)]).toEqual([400, [field]]);
  });

  it.each([
    ['sent', `status = 'shipped'`],
    ['refunded', `payment_status = 'refunded'`],
    ['awaits_payment', `payment_method = 'stripe'`],
    ['unconfirmed', `confirmation_required = true`],
  ])('is refused when it is %s', async (barrier, change) => {
    const { order } = await cashOrder();
    await shop.sql(`UPDATE orders SET ${change} WHERE id = $1`, [order.id]);
    const { status, body } = await save(order, [own(order, { quantity: 4 })], '84.50');
    expect([status, body.code, body.details]).toEqual([409, 'ORDERS.NOT_EDITABLE', { barrier }]);
  });
});
