import { randomUUID } from 'node:crypto';
import type { Problem } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import type { OrderReturnsResponse, ReturnOfStaffResponse } from './http/returns.dto';
import type { WithdrawableOrderResponse, WithdrawalReceiptResponse } from './http/withdrawals.dto';
import { OrdersConfig } from './orders.config';
import { type CheckoutShop, startCheckoutShop } from './testing/checkout-shop';
import type { OrderAnswer } from './testing/orders-shop';
import { anOrder } from './testing/an-order';

describe('shipments and returns', () => {
  let shop: CheckoutShop;
  let admin: string;
  let ana: string;

  beforeAll(async () => {
    shop = await startCheckoutShop();
    [admin, ana] = [await shop.admin(), await shop.customer('ana@returns.example')];
  });
  afterAll(() => shop.close());

  async function placed(quantity: number, { stock = 10, token }: { stock?: number; token?: string } = {}) {
    const productId = await shop.product({ stock, priceMinor: 1000 });
    const body = anOrder([{ productId, quantity }]);
    const { body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', { body, token });
    return { ...order, productId, itemId: order.items[0]!.id };
  }
  type Placed = Awaited<ReturnType<typeof placed>>;
  const ship = ({ id, itemId }: Placed, quantity: number, more: object = {}) =>
    shop.call<OrderAnswer>('POST', `/admin/api/orders/${id}/shipments`, {
      token: admin,
      body: { items: [{ itemId, quantity }], ...more },
    });
  const setStatus = (id: number, status: string) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { token: admin, body: { status } });
  const events = (name: string, id: number) =>
    shop.sql(`SELECT payload FROM outbox_message WHERE event = $1 AND payload->>'orderId' = $2 ORDER BY id`, [
      name,
      String(id),
    ]);
  const ask = ({ id, itemId }: Pick<Placed, 'id' | 'itemId'>, quantity: number, token: string | null = ana) =>
    shop.call<OrderReturnsResponse & { code: string }>('POST', `/api/orders/${id}/returns`, {
      token: token ?? undefined,
      body: { items: [{ itemId, quantity, reason: 'damaged' }], comment: 'The box was open.' },
    });
  const act = (id: number, action: string, body: object = {}) =>
    shop.call<ReturnOfStaffResponse & { code: string }>('POST', `/admin/api/returns/${id}/${action}`, {
      token: admin,
      body,
    });
  const ledgerOf = (productId: number) =>
    shop.sql('SELECT change, reason FROM stock_movement WHERE product_id = $1 ORDER BY id', [productId]);
  const audit = (subjectId: number) =>
    shop.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE subject = 'return' AND subject_id = $1 ORDER BY id`,
      [String(subjectId)],
    );

  async function paidOnline(quantity: number) {
    const productId = await shop.product({ stock: 10, priceMinor: 1000 });
    const items = [{ productId, quantity }];
    const { paymentIntentId } = (await shop.begin(items, { token: ana })).body;
    await shop.pay(paymentIntentId);
    const { body } = await shop.submit(items, { paymentIntentId }, ana);
    await setStatus(body.id, 'delivered');
    return { ...body, productId, itemId: body.items[0]!.id, paymentIntentId };
  }
  async function received(order: Pick<Placed, 'id' | 'itemId'>, quantity: number) {
    const { body } = await ask(order, quantity);
    const { id } = body.returns[0]!;
    await act(id, 'approve');
    await act(id, 'receive', { restockItemIds: [order.itemId] });
    return id;
  }

  it('a part is shipped, then the rest: status, tracking and events follow', async () => {
    const order = await placed(5);
    const { body: first } = await ship(order, 2, { awbNumber: 'A1', courier: 'DPD' });
    expect(first).toMatchObject({ status: 'processing', awbNumber: 'A1', items: [{ shippedQuantity: 2 }] });
    expect(first.shipments).toMatchObject([
      {
        awbNumber: 'A1',
        trackingUrl: 'https://tracking.dpd.ro/?shipmentNumber=A1',
        items: [{ itemId: order.itemId, quantity: 2 }],
      },
    ]);
    const { body: last } = await ship(order, 3, { awbNumber: 'A2', courier: 'DPD' });
    expect(last).toMatchObject({ status: 'shipped', awbNumber: 'A2', items: [{ shippedQuantity: 5 }] });
    expect(last.shipments.map(({ awbNumber }) => awbNumber)).toEqual(['A1', 'A2']);
    expect(await events('orders.items-shipped', order.id)).toEqual([
      { payload: { orderId: order.id, shipmentId: first.shipments[0]!.id } },
    ]);
    expect(await events('orders.status-changed', order.id)).toMatchObject([
      { payload: { toStatus: 'processing' } },
      { payload: { toStatus: 'shipped' } },
    ]);
    const link = new URL(order.statusUrl!).pathname;
    const { body: guest } = await shop.call<OrderAnswer>('GET', `/api${link}`);
    expect(guest.shipments).toEqual(last.shipments);
  });

  it('two members of staff who ship the last units ship them once', async () => {
    const order = await placed(4);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ship(order, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('ORDERS.ALREADY_SHIPPED');
    const all = await Promise.all(Array.from({ length: 4 }, () => ship(order, 1)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await shop.call<OrderAnswer>('GET', `/api/orders/${order.id}`, { token: admin });
    expect(body.shipments.map(({ items }) => items[0]!.quantity)).toEqual([3, 1]);
  });

  it('the status call ships the rest, takes it back, and cancelling restocks what was not shipped', async () => {
    const order = await placed(5);
    await ship(order, 2);
    expect((await setStatus(order.id, 'shipped')).body.shipments).toHaveLength(2);
    const back = (await setStatus(order.id, 'processing')).body;
    expect([back.shipments.length, back.items[0]!.shippedQuantity]).toEqual([1, 2]);
    await setStatus(order.id, 'cancelled');
    expect(await shop.stockOf(order.productId)).toBe(8);
    expect((await ship(order, 1)).body.code).toBe('ORDERS.NOT_SHIPPABLE');
    await setStatus(order.id, 'processing');
    expect(await shop.stockOf(order.productId)).toBe(5);
  });

  it('the lines of a shipment are checked at the edge', async () => {
    const order = await placed(1);
    const items = [0, 1].map(() => ({ itemId: order.itemId, quantity: 1 }));
    expect((await ship(order, 0)).status).toBe(400);
    expect((await ship(order, 1, { items })).status).toBe(400);
    expect((await ship(order, 1, { items: [{ itemId: 2_000_000_000, quantity: 1 }] })).status).toBe(409);
  });

  it('everybody reads the days and the country of returns', async () => {
    const terms = async () => (await shop.call('GET', '/api/return-terms')).body;
    expect(await terms()).toEqual({ days: shop.app.get(OrdersConfig).returnDays, country: 'RO' });
    await shop.sql(`INSERT INTO company_settings (name, country) VALUES ('Bistro Supplies', 'Bulgaria')`);
    await shop.app.get(SettingsService).refresh();
    expect(await terms()).toEqual({ days: 30, country: 'BG' });
    await shop.sql('DELETE FROM company_settings');
    await shop.app.get(SettingsService).refresh();
  });

  it('a customer returns what was delivered, and no more than that', async () => {
    const order = await placed(3, { token: ana });
    expect((await ask(order, 1)).body.code).toBe('ORDERS.NOT_RETURNABLE');
    await setStatus(order.id, 'delivered');
    const dan = await shop.customer('dan@returns.example');
    expect((await ask(order, 1, dan)).status).toBe(404);
    expect((await ask(order, 1, null)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(order, 2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const { body } = answers.find(({ status }) => status === 201)!;
    expect(body).toMatchObject({
      returnableItems: [{ itemId: order.itemId, quantity: 1 }],
      returns: [{ state: 'requested', comment: 'The box was open.', items: [{ quantity: 2 }] }],
    });
    expect(body.returns[0]!.returnNumber).toMatch(/^RMA-\d{4}-\d{6}$/);

    const rejected = await act(body.returns[0]!.id, 'reject', { reason: 'Opened food labels.' });
    expect(rejected.body).toMatchObject({ state: 'rejected', staffReason: 'Opened food labels.' });
    expect((await act(body.returns[0]!.id, 'approve')).body.code).toBe('ORDERS.RETURN_CHANGED');
    expect((await ask(order, 3)).status).toBe(201);
    await shop.sql(`UPDATE order_event SET at = at - interval '31 days' WHERE order_id = $1`, [order.id]);
    const { body: late } = await shop.call<OrderReturnsResponse>('GET', `/api/orders/${order.id}/returns`, {
      token: ana,
    });
    expect(late).toMatchObject({ returnableUntil: null, returnableItems: [] });
  });

  it('a guest returns through the link of the order', async () => {
    const order = await placed(1);
    await setStatus(order.id, 'delivered');
    const path = `/api${new URL(order.statusUrl!).pathname}/returns`;
    const body = { items: [{ itemId: order.itemId, quantity: 1, reason: 'not_needed' }] };
    expect((await shop.call('POST', path, { body })).status).toBe(201);
    const { body: list } = await shop.call<ReturnOfStaffResponse[]>(
      'GET',
      '/admin/api/returns?state=requested',
      { token: admin },
    );
    expect(list[0]).toMatchObject({ orderNumber: order.orderNumber, proposedRefund: '11.90' });
    expect((await shop.call('GET', '/admin/api/returns', { token: ana })).status).toBe(403);
    const found = async (search: string) => {
      const path = `/admin/api/returns?search=${encodeURIComponent(search)}&limit=1`;
      return (await shop.call<ReturnOfStaffResponse[]>('GET', path, { token: admin })).body;
    };
    const { returnNumber } = list[0]!;
    const [, year, counter] = returnNumber.split('-');
    const { email, orderNumber } = order;
    const typed = [
      returnNumber,
      `rma ${year} ${Number(counter)}`,
      String(Number(counter)),
      orderNumber,
      email,
    ];
    for (const search of typed) expect(await found(search)).toMatchObject([{ returnNumber }]);
    expect(await found(orderNumber.replace('ORD', 'RMA-9'))).toEqual([]);
    expect(await found('nobody')).toEqual([]);
    expect(await found(`${list[0]!.customerName} nobody`)).toEqual([]);
    expect(await found(list[0]!.customerName)).toHaveLength(1);
  });

  it('the staff opens a return after the period too: approved at once, restocked by units, the rest written off', async () => {
    const order = await placed(5, { token: ana });
    const open = (quantity: number) =>
      shop.call<ReturnOfStaffResponse & { code: string }>('POST', `/admin/api/orders/${order.id}/returns`, {
        token: admin,
        body: { items: [{ itemId: order.itemId, quantity, reason: 'damaged' }], comment: 'By phone' },
      });
    expect((await open(1)).body.code).toBe('ORDERS.NOT_RETURNABLE');
    await setStatus(order.id, 'delivered');
    await shop.sql(`UPDATE order_event SET at = at - interval '90 days' WHERE order_id = $1`, [order.id]);
    expect((await open(6)).body.code).toBe('ORDERS.RETURN_TOO_LARGE');
    const [opened, other] = await Promise.all([open(3), open(3)]);
    const { body } = opened.status === 201 ? opened : other;
    expect([opened.status, other.status].sort()).toEqual([201, 409]);
    expect(body).toMatchObject({ state: 'approved', comment: 'By phone', orderNumber: order.orderNumber });
    expect(await events('orders.return-changed', order.id)).toEqual([
      { payload: { orderId: order.id, returnId: body.id, state: 'approved' } },
    ]);
    const received = await act(body.id, 'receive', { restock: [{ itemId: order.itemId, quantity: 2 }] });
    expect(received.body.items).toMatchObject([{ quantity: 3, isRestocked: true, restockedQuantity: 2 }]);
    expect(await ledgerOf(order.productId)).toEqual([
      { change: -5, reason: 'sale' },
      { change: 2, reason: 'return' },
    ]);
  });

  it('what is received several times at once is restocked once', async () => {
    const order = await placed(3, { token: ana });
    await setStatus(order.id, 'delivered');
    const { id } = (await ask(order, 2)).body.returns[0]!;
    expect((await act(id, 'receive', { restockItemIds: [order.itemId] })).status).toBe(409);
    await act(id, 'approve');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => act(id, 'receive', { restockItemIds: [order.itemId] })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await ledgerOf(order.productId)).toEqual([
      { change: -3, reason: 'sale' },
      { change: 2, reason: 'return' },
    ]);
    expect((await act(id, 'close', { reason: 'Credited on the account.' })).body.state).toBe('closed');
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'return.approved',
      'return.received',
      'return.closed',
    ]);
  });

  it('a payment is refunded once, however often it is asked for, and never more than was paid', async () => {
    const order = await paidOnline(3);
    const id = await received(order, 2);
    expect((await act(id, 'refund', { method: 'cash', amount: '23.80' })).body.code).toBe(
      'ORDERS.NOT_REFUNDABLE',
    );
    const tooMuch = await act(id, 'refund', { method: 'payment', amount: '100.00' });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'PAYMENTS.REFUND_TOO_LARGE' } });
    expect((await shop.refundsOf(order.paymentIntentId)).length).toBe(0);

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => act(id, 'refund', { method: 'payment', amount: '23.80' })),
    );
    expect(answers.map(({ body }) => [body.state, body.refundAmount])).toEqual(
      Array(6).fill(['refunded', '23.80']),
    );
    await shop.untilIdle();
    expect(await shop.refundsOf(order.paymentIntentId)).toMatchObject([{ status: 'done', amount: 2380 }]);
    const { body } = await shop.call<OrderAnswer>('GET', `/api/orders/${order.id}`, { token: ana });
    expect(body).toMatchObject({ paymentStatus: 'partly_refunded', payment: { refundedAmount: '23.80' } });
    expect(body.history.map(({ kind }) => kind).slice(-4)).toEqual([
      'return_approved',
      'return_received',
      'refund_requested',
      'refunded',
    ]);
  });

  it('a refund whose transaction fails leaves neither money nor state behind', async () => {
    const order = await paidOnline(1);
    const id = await received(order, 1);
    await shop.sql(
      `ALTER TABLE audit_entry ADD CONSTRAINT out_of_order CHECK (action <> 'return.refunded') NOT VALID`,
    );
    expect((await act(id, 'refund', { method: 'payment', amount: '11.90' })).status).toBe(500);
    expect(await shop.refundsOf(order.paymentIntentId)).toEqual([]);
    await shop.sql('ALTER TABLE audit_entry DROP CONSTRAINT out_of_order');
    expect((await act(id, 'refund', { method: 'payment', amount: '11.90' })).body.state).toBe('refunded');
    await shop.untilIdle();
    expect(await shop.refundsOf(order.paymentIntentId)).toMatchObject([{ status: 'done', amount: 1190 }]);
  });

  it('cash goes back by hand, up to what was paid', async () => {
    const order = await placed(2, { token: ana });
    await setStatus(order.id, 'delivered');
    const id = await received(order, 2);
    expect((await act(id, 'refund', { method: 'transfer', amount: '48.81' })).status).toBe(409);
    expect((await act(id, 'refund', { method: 'transfer', amount: '0.00' })).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act(id, 'refund', { method: 'transfer', amount: '23.80' })),
    );
    expect(answers.map(({ body }) => body.state)).toEqual(Array(4).fill('refunded'));
    const { body } = await shop.call<OrderAnswer>('GET', `/api/orders/${order.id}`, { token: ana });
    expect(body).toMatchObject({ paymentStatus: 'partly_refunded', payment: { refundedAmount: '23.80' } });
    expect(body.history.filter(({ kind }) => kind === 'refunded')).toMatchObject([{ amount: '23.80' }]);
  });

  describe('the withdrawal of a consumer', () => {
    const find = (body: object) =>
      shop.call<WithdrawableOrderResponse & { code: string }>('POST', '/api/withdrawals/order', { body });
    const claimOf = ({ orderNumber, email }: Placed) => ({ orderNumber, email });
    const withdraw = (order: Placed, quantity: number, more: object = {}) =>
      shop.call<WithdrawalReceiptResponse & { code: string; details: object }>('POST', '/api/withdrawals', {
        body: {
          ...claimOf(order),
          name: 'Ana Popescu',
          declarationId: randomUUID(),
          items: [
            {
              itemId: order.itemId,
              quantity,
            },
          ],
          ...more,
        },
      });
    const returnsOf = async (orderNumber: string) => {
      const { body } = await shop.call<ReturnOfStaffResponse[]>('GET', '/admin/api/returns', {
        token: admin,
      });
      return body.filter((each) => each.orderNumber === orderNumber);
    };
    const tokenOf = ({ statusUrl }: Placed) => new URL(statusUrl!).pathname.split('/').at(-1);

    it('needs number and email of the order and no account, before the delivery too, and never ships what it names', async () => {
      const order = await placed(5);
      await ship(order, 2);
      const { body: found } = await find({
        orderNumber: order.orderNumber.replaceAll('-', ' '),
        email: order.email,
      });
      expect(found).toMatchObject({
        until: null,
        barrier: null,
        items: [{ itemId: order.itemId, quantity: 5 }],
      });
      const { body: receipt, status } = await withdraw(order, 4);
      expect(status).toBe(201);
      expect(receipt).toMatchObject({ name: 'Ana Popescu', items: [{ quantity: 4, unshippedQuantity: 3 }] });
      expect(Math.abs(Date.now() - Date.parse(receipt.declaredAt))).toBeLessThan(60_000);
      expect(await events('orders.return-changed', order.id)).toMatchObject([
        { payload: { state: 'approved' } },
      ]);
      const [shown] = await returnsOf(order.orderNumber);
      expect(shown).toMatchObject({ isWithdrawal: true, state: 'approved', declaredBy: 'Ana Popescu' });
      expect((await ship(order, 1)).body.code).toBe('ORDERS.ALREADY_SHIPPED');
      expect((await setStatus(order.id, 'delivered')).body.shipments).toHaveLength(1);
      await act(shown!.id, 'receive', { restockItemIds: [order.itemId] });
      expect(await shop.stockOf(order.productId)).toBe(9);
      const { body } = await shop.call<OrderAnswer>('GET', `/api/orders/${order.id}`, { token: admin });
      expect(body.history).toContainEqual(
        expect.objectContaining({ kind: 'withdrawn', actor: 'guest', note: receipt.returnNumber }),
      );
    });

    it('is one however often its form is sent, and no unit is withdrawn twice', async () => {
      const order = await placed(2);
      const declarationId = randomUUID();
      const same = await Promise.all(Array.from({ length: 5 }, () => withdraw(order, 1, { declarationId })));
      expect(new Set(same.map(({ body }) => body.returnNumber)).size).toBe(1);
      const others = await Promise.all(Array.from({ length: 5 }, () => withdraw(order, 1)));
      expect(others.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(await returnsOf(order.orderNumber)).toHaveLength(2);
      expect((await find(claimOf(order))).body).toMatchObject({ barrier: 'nothing', items: [] });
    });

    it('follows the link of the order, which its page shows until the period ends', async () => {
      const order = await placed(1);
      const page = `/api/order-status/${tokenOf(order)}`;
      const { body } = await shop.call<OrderAnswer>('GET', page);
      expect(body.withdrawalPath).toMatch(/^\/withdraw#/);
      const token = body.withdrawalPath!.split('#')[1];
      await setStatus(order.id, 'delivered');
      const late = `UPDATE order_event SET at = at - interval '1 day' * $2 WHERE order_id = $1`;
      await shop.sql(late, [order.id, 13]);
      expect((await find({ token })).body.until).not.toBeNull();
      await shop.sql(late, [order.id, 8]);
      expect((await withdraw(order, 1, { token })).body).toMatchObject({
        code: 'ORDERS.NOT_WITHDRAWABLE',
        details: { reason: 'expired' },
      });
      expect((await shop.call<OrderAnswer>('GET', page)).body.withdrawalPath).toBeNull();
    });

    it('answers a wrong email like an unknown number, and names the fields that are missing', async () => {
      const order = await placed(1);
      const answers = [
        await find({ orderNumber: order.orderNumber, email: 'somebody@else.example' }),
        await find({ orderNumber: 'ORD-2026-999999', email: order.email }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        Array(2).fill([404, 'ORDERS.NOT_FOUND']),
      );
      const { status, body } = await shop.call<Problem>('POST', '/api/withdrawals', { body: { items: [] } });
      expect(status).toBe(400);
      expect(body.fields!.map(({ field }) => field).sort()).toEqual([
        'declarationId',
        'email',
        'items',
        'name',
        'orderNumber',
      ]);
      expect(await returnsOf(order.orderNumber)).toEqual([]);
    });

    it('is not for businesses, nor for what is made to order, nor where the shop is not bound to it', async () => {
      const productId = await shop.product({ stock: 10, priceMinor: 1000 });
      const printed = await shop.product({ stock: 10, priceMinor: 1000 });
      await shop.sql(
        `INSERT INTO product_compliance (product_id, withdrawal_exception) VALUES ($1, 'made_to_order')`,
        [printed],
      );
      const items = [productId, printed].map((id) => ({ productId: id, quantity: 1 }));
      const place = async (more: object = {}) => {
        const body = { ...anOrder(items), ...more };
        const { body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
        return { ...order, productId: printed, itemId: order.items.at(-1)!.id };
      };
      const business = await place({ vatNumber: 'RO12345674' });
      expect(business.buyerKind).toBe('business');
      expect((await withdraw(business, 1)).body.details).toEqual({ reason: 'business' });
      const order = await place();
      expect(order.buyerKind).toBe('consumer');
      expect((await find(claimOf(order))).body.items).toMatchObject([
        { quantity: 1, exception: null },
        { quantity: 0, exception: 'made_to_order' },
      ]);
      expect((await withdraw(order, 1)).body.details).toEqual({ reason: 'excepted' });
      const put = (duties: string[]) =>
        shop.call('PUT', '/admin/api/legal-duties/RO', { token: admin, body: { duties } });
      const { body: all } = await shop.call<{ duties: string[] }>('GET', '/admin/api/legal-duties/RO', {
        token: admin,
      });
      await put(all.duties.filter((duty) => duty !== 'withdrawal'));
      expect((await find(claimOf(order))).body.barrier).toBe('off');
      await put(all.duties);
      expect((await find(claimOf(order))).body.barrier).toBeNull();
      expect((await put(['everything'])).status).toBe(400);
    });

    it('of a whole order that was paid brings the delivery back too', async () => {
      const order = await paidOnline(2);
      const body = { orderNumber: order.orderNumber, email: order.email, name: 'Ana Popescu' };
      const declare = (quantity: number) =>
        shop.call('POST', '/api/withdrawals', {
          body: { ...body, declarationId: randomUUID(), items: [{ itemId: order.itemId, quantity }] },
        });
      await declare(1);
      expect((await returnsOf(order.orderNumber))[0]!.proposedRefund).toBe('11.90');
      await declare(1);
      expect((await returnsOf(order.orderNumber)).map(({ proposedRefund }) => proposedRefund)).toEqual([
        '36.90',
        '11.90',
      ]);
    });
  });
});
