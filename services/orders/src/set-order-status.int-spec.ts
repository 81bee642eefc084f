import { SettingsService } from '@kp/settings';
import type { OrderResponse } from './http/orders.dto';
import { StatusLinks } from './status-links';
import { anOrder } from './testing/an-order';
import { type OrderAnswer, type OrdersShop, startOrdersShop } from './testing/orders-shop';

describe('the status of an order', () => {
  let shop: OrdersShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startOrdersShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  async function placed(productId: number, quantity: number, token?: string): Promise<OrderResponse> {
    const body = anOrder([{ productId, quantity }]);
    return (await shop.call<OrderResponse>('POST', '/api/orders', { body, token })).body;
  }
  const change = (id: number | string, body: object, token: string | undefined = admin) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { body, token });
  const eventsOf = (orderId: number) =>
    shop.sql(
      `SELECT payload FROM outbox_message WHERE event = 'orders.status-changed' AND payload->>'orderId' = $1 ORDER BY id`,
      [String(orderId)],
    );

  it('an order leads to its parcel, by the courier’s page or the template of the shop', async () => {
    const token = await shop.customer('tracking@orders.example');
    const order = await placed(await shop.product(), 1, token);
    const guestOrder = await placed(await shop.product(), 1);
    expect([order.trackingUrl, guestOrder.trackingUrl]).toEqual([null, null]);
    const parcel = { status: 'shipped', awbNumber: '77', courier: 'DPD' };
    const { body: shipped } = await change(order.id, parcel);
    await change(guestOrder.id, parcel);
    const shown = async () => {
      const { body: list } = await shop.call<OrderAnswer[]>('GET', '/api/orders', { token });
      const { body: one } = await shop.call<OrderAnswer>('GET', `/api/orders/${order.id}`, { token });
      const link = new URL(guestOrder.statusUrl!).pathname;
      const { body: guest } = await shop.call<OrderAnswer>('GET', `/api${link}`);
      return [list[0]!.trackingUrl, one.trackingUrl, guest.trackingUrl];
    };
    expect(await shown()).toEqual(Array<string>(3).fill('https://tracking.dpd.ro/?shipmentNumber=77'));
    expect(shipped.trackingUrl).toBe('https://tracking.dpd.ro/?shipmentNumber=77');

    const settings = shop.app.get(SettingsService);
    await settings.changeShippingSettings({ trackingUrlTemplate: 'https://track.example/{awb}' });
    expect(await shown()).toEqual(Array<string>(3).fill('https://track.example/77'));
    await settings.changeShippingSettings({ trackingUrlTemplate: '' });
  });

  it('an administrator ships and delivers: history, tracking number, payment and events follow', async () => {
    const order = await placed(await shop.product(), 1);
    await change(order.id, {
      status: 'shipped',
      awbNumber: 'AWB-7',
      courier: 'Fan Courier',
      note: 'Two parcels',
    });
    const { status, body } = await change(order.id, { status: 'delivered' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
      awbNumber: 'AWB-7',
      courier: 'Fan Courier',
    });
    expect(
      body.history.map(({ kind, fromStatus, toStatus, note, actor }) => [
        kind,
        fromStatus,
        toStatus,
        note,
        actor,
      ]),
    ).toEqual([
      ['placed', null, 'pending', null, 'guest'],
      ['status', 'pending', 'shipped', 'Two parcels', 'admin'],
      ['status', 'shipped', 'delivered', null, 'admin'],
    ]);
    expect(await eventsOf(order.id)).toEqual([
      { payload: { orderId: order.id, fromStatus: 'pending', toStatus: 'shipped' } },
      { payload: { orderId: order.id, fromStatus: 'shipped', toStatus: 'delivered' } },
    ]);
  });

  it('names who changed it to the staff, and to nobody else', async () => {
    const maria = await shop.customer('maria.names@bistro.example');
    await shop.sql(
      `UPDATE app_user SET first_name = 'Ana', last_name = 'Pop' WHERE email = 'admin@kitchenpass.example'`,
    );
    const order = await placed(await shop.product(), 1, maria);
    const names = ({ history }: OrderResponse) => history.map(({ actor, actorName }) => [actor, actorName]);
    const { body: changed } = await change(order.id, { status: 'processing' });
    const seenBy = async (token: string) =>
      names((await shop.call<OrderResponse>('GET', `/api/orders/${order.id}`, { token })).body);
    const named = [
      ['customer', undefined],
      ['admin', 'Ana Pop'],
    ];
    expect([names(changed), await seenBy(admin)]).toEqual([named, named]);
    expect(await seenBy(maria)).toEqual([
      ['customer', undefined],
      ['admin', undefined],
    ]);
  });

  it('every change is recorded with its administrator, and a refused or empty one is not', async () => {
    const order = await placed(await shop.product(), 1);
    await change(order.id, { status: 'shipped', awbNumber: 'AWB-8', note: 'Two parcels' });
    await change(order.id, { status: 'shipped' });
    await change(order.id, { status: 'shipped', refundAmount: '1' });
    await change(order.id, { status: 'shipped', courier: 'DPD' });
    await change(order.id, { status: 'cancelled' });
    const entries = await shop.sql(
      `SELECT action, actor_email AS actor, before, after FROM audit_entry
        WHERE subject = 'order' AND subject_id = $1 ORDER BY id`,
      [String(order.id)],
    );
    const actor = 'admin@kitchenpass.example';
    expect(entries).toEqual([
      {
        action: 'order.shipped',
        actor,
        before: { status: 'pending', awbNumber: null, hasNote: null },
        after: { status: 'shipped', awbNumber: 'AWB-8', hasNote: true },
      },
      { action: 'order.updated', actor, before: { courier: null }, after: { courier: 'DPD' } },
      {
        action: 'order.cancelled',
        actor,
        before: { status: 'shipped' },
        after: { status: 'cancelled' },
      },
    ]);
  });

  it('cancelling repeatedly returns the stock once', async () => {
    const productId = await shop.product({ stock: 10 });
    const order = await placed(productId, 4);
    expect(await shop.stockOf(productId)).toBe(6);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change(order.id, { status: 'cancelled' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await shop.stockOf(productId)).toBe(10);
    expect(answers.at(-1)!.body.history).toHaveLength(2);
    expect(await eventsOf(order.id)).toHaveLength(1);
  });

  it('reopening deducts the stock again', async () => {
    const productId = await shop.product({ stock: 10 });
    const order = await placed(productId, 4);
    await change(order.id, { status: 'cancelled' });
    expect((await change(order.id, { status: 'processing' })).body.status).toBe('processing');
    expect(await shop.stockOf(productId)).toBe(6);
    const ledger = await shop.sql('SELECT change FROM stock_movement WHERE order_id = $1 ORDER BY id', [
      order.id,
    ]);
    expect(ledger).toEqual([{ change: -4 }, { change: 4 }, { change: -4 }]);
  });

  it('an order whose units were sold since stays cancelled, with the remaining stock in the error', async () => {
    const productId = await shop.product({ name: 'Whisk', stock: 5 });
    const order = await placed(productId, 4);
    await change(order.id, { status: 'cancelled' });
    await placed(productId, 3);
    const { status, body } = await change(order.id, { status: 'pending', awbNumber: 'AWB-9' });
    expect([status, body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
    expect(body.details).toEqual({ items: [{ productId, name: 'Whisk', requested: 4, left: 2 }] });
    const { body: unchanged } = await shop.call('GET', `/api/orders/${order.id}`, { token: admin });
    expect(unchanged).toMatchObject({ status: 'cancelled', awbNumber: null });
    expect(await shop.stockOf(productId)).toBe(2);
  });

  it('any status may follow any other, and stock ends where it should', async () => {
    const productId = await shop.product({ stock: 10 });
    const order = await placed(productId, 1);
    const path = [
      'delivered',
      'cancelled',
      'shipped',
      'pending',
      'cancelled',
      'delivered',
      'processing',
      'pending',
    ];
    for (const status of path) expect((await change(order.id, { status })).body.status).toBe(status);
    expect(await shop.stockOf(productId)).toBe(9);
  });

  it('concurrent changes are serialized', async () => {
    const productId = await shop.product({ stock: 100 });
    const order = await placed(productId, 1);
    const statuses = Array.from({ length: 20 }, (_, place) => (place % 2 ? 'cancelled' : 'processing'));
    await Promise.all(statuses.map((status) => change(order.id, { status })));
    const { body } = await shop.call<OrderResponse>('GET', `/api/orders/${order.id}`, { token: admin });
    const steps = body.history.slice(1);
    steps.forEach((step, place) => expect(step.fromStatus).toBe(steps[place - 1]?.toStatus ?? 'pending'));
    expect(await shop.stockOf(productId)).toBe(body.status === 'cancelled' ? 100 : 99);
  });

  it('only administrators may change it', async () => {
    const customer = await shop.customer('nosy@kitchen.example');
    const order = await placed(await shop.product(), 1, customer);
    expect((await change(order.id, { status: 'delivered' }, customer)).status).toBe(403);
    const body = { status: 'delivered' };
    expect((await shop.call('PUT', `/api/orders/${order.id}/status`, { body })).status).toBe(401);
  });

  it('invalid input is rejected with the field name and changes nothing', async () => {
    const order = await placed(await shop.product(), 1);
    const wrong: [string, unknown[]][] = [
      ['status', [undefined, null, '', 'lost', 7]],
      ['awbNumber', [7, 'x'.repeat(101), {}]],
      ['courier', [7, 'x'.repeat(101)]],
      ['note', [7, 'x'.repeat(1_001)]],
    ];
    for (const [field, values] of wrong) {
      for (const value of values) {
        const { status, body } = await change(order.id, { status: 'shipped', [field]: value });
        expect([status, body.fields?.map((problem) => problem.field)]).toEqual([400, [field]]);
      }
    }
    for (const id of ['abc', '0', '99999999999', '1.5']) {
      expect((await change(id, { status: 'shipped' })).body.fields?.[0]?.field).toBe('id');
    }
    expect((await change(2_000_000_000, { status: 'shipped' })).status).toBe(404);
    const { body } = await shop.call<OrderResponse>('GET', `/api/orders/${order.id}`, { token: admin });
    expect(body).toEqual({
      ...order,
      customerId: null,
      transfers: [],
      statusUrl: undefined,
      withdrawalPath: null,
    });
  });

  describe('cancelled by its customer', () => {
    const cancel = (id: number, token?: string) =>
      shop.call<OrderAnswer>('POST', `/api/orders/${id}/cancel`, { token });
    const cancelByLink = ({ statusUrl }: OrderResponse) =>
      shop.call<OrderAnswer>('POST', `/api${new URL(statusUrl!).pathname}/cancel`);

    it('returns the stock once, with its history entry, and is no entry of the staff', async () => {
      const token = await shop.customer('cancels@bistro.example');
      const productId = await shop.product({ stock: 10 });
      const order = await placed(productId, 4, token);
      const answers = await Promise.all([cancel(order.id, token), cancel(order.id, token)]);
      expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
        Array(2).fill([200, 'cancelled']),
      );
      expect(await shop.stockOf(productId)).toBe(10);
      expect(answers[0]!.body.history.map(({ kind, actor }) => [kind, actor])).toEqual([
        ['placed', 'customer'],
        ['status', 'customer'],
      ]);
      expect(await eventsOf(order.id)).toHaveLength(1);
      const entries = await shop.sql(
        `SELECT action FROM audit_entry WHERE subject = 'order' AND subject_id = $1`,
        [String(order.id)],
      );
      expect(entries).toEqual([]);
    });

    it('with the link of a guest, and not with that of a customer', async () => {
      const productId = await shop.product({ stock: 10 });
      const { body } = await cancelByLink(await placed(productId, 4));
      expect(body).toMatchObject({ status: 'cancelled', canCancel: false });
      expect(body.history.at(-1)).toMatchObject({ toStatus: 'cancelled', actor: 'guest' });
      expect(await shop.stockOf(productId)).toBe(10);

      const token = await shop.customer('linked@bistro.example');
      const own = await placed(productId, 1, token);
      const statusUrl = shop.app.get(StatusLinks).urlOf(own.id);
      expect((await cancelByLink({ ...own, statusUrl })).status).toBe(404);
      expect(await shop.stockOf(productId)).toBe(9);
    });

    it('not once it is packed, and not by somebody else', async () => {
      const token = await shop.customer('late@bistro.example');
      const order = await placed(await shop.product(), 1, token);
      expect((await cancel(order.id, await shop.customer('other@bistro.example'))).status).toBe(404);
      expect((await cancel(order.id, admin)).status).toBe(404);
      expect((await cancel(order.id)).status).toBe(401);
      for (const status of ['processing', 'shipped', 'delivered']) {
        await change(order.id, { status });
        const { status: code, body } = await cancel(order.id, token);
        expect([code, body.code]).toEqual([409, 'ORDERS.NOT_CANCELLABLE']);
      }
    });

    it('while it is shipped: one of the two wins', async () => {
      const token = await shop.customer('races@bistro.example');
      const productId = await shop.product({ stock: 100 });
      for (let round = 0; round < 12; round += 1) {
        const order = await placed(productId, 2, token);
        const before = await shop.stockOf(productId);
        const items = order.items.map(({ id: itemId, quantity }) => ({ itemId, quantity }));
        const ship = () =>
          shop.call(`POST`, `/admin/api/orders/${order.id}/shipments`, { body: { items }, token: admin });
        const calls = [() => cancel(order.id, token), ship];
        if (round % 2) calls.reverse();
        const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
        const { body } = await shop.call<OrderResponse>('GET', `/api/orders/${order.id}`, { token });
        const isCancelled = body.status === 'cancelled';
        expect(body.status).toMatch(/^(cancelled|shipped)$/);
        expect(statuses.filter((status) => status < 300)).toHaveLength(1);
        expect(statuses).toContain(409);
        expect(await shop.stockOf(productId)).toBe(before + (isCancelled ? 2 : 0));
        expect(body.shipments).toHaveLength(isCancelled ? 0 : 1);
      }
    });
  });
});
