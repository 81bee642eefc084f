import { giveRole } from '@kp/testing';
import { anOrder, type OrderAnswer } from '@kp/orders/testing';
import { type ImportShop, startImportShop } from '../testing/import-shop';

describe('the import of orders', () => {
  let desk: ImportShop;
  let productId: number;
  beforeAll(async () => {
    desk = await startImportShop('orders');
    productId = await desk.shop.product({ name: 'Label roll', stock: 100 });
  });
  afterAll(() => desk.shop.close());

  const placed = async (quantity = 2, changes: object = {}) => {
    const body = anOrder([{ productId, quantity }], changes);
    return (await desk.shop.call<OrderAnswer>('POST', '/api/orders', { body })).body;
  };
  const order = async (number: string) =>
    (
      await desk.shop.sql<Record<string, unknown>>(
        `SELECT status, payment_status AS payment, awb_number AS awb, courier, notes, total_minor AS total
           FROM orders WHERE order_number = $1`,
        [number],
      )
    )[0]!;
  const exported = async (query: string) =>
    (await desk.shop.call<string>('GET', `/admin/api/orders.csv${query}`, { token: desk.admin })).body;
  const workbook = async (query: string) => {
    const headers = { authorization: `Bearer ${desk.admin}` };
    return (await desk.shop.app.inject({ url: `/admin/api/orders.xlsx${query}`, headers })).rawPayload;
  };
  const mailsOf = async (id: number | string) =>
    (
      await desk.shop.sql<{ event: string }>(
        `SELECT event FROM outbox_message WHERE payload->>'orderId' = $1 AND event LIKE 'orders.%' ORDER BY id`,
        [String(id)],
      )
    ).map(({ event }) => event);

  it('of an export changes nothing, with a row per order or per line, as CSV and as a workbook', async () => {
    const other = await desk.shop.product({ name: '=Probe "wide", 12"', stock: 9 });
    await placed(3, { notes: "'=1+1\r\n-- leave at the door" });
    const items = [
      { productId, quantity: 1 },
      { productId: other, quantity: 2 },
    ];
    await desk.shop.call('POST', '/api/orders', { body: anOrder(items, { notes: '-Ana\n@home' }) });
    const write = (timeZone: string, decimalMark: string, csvSeparator: string) => {
      const body = { timeZone, weekStart: 1, holidayCountry: 'RO', decimalMark, csvSeparator };
      return desk.shop.call('PUT', '/admin/api/regional-settings', { token: desk.admin, body });
    };
    for (const [query, rows, timeZone, decimalMark, csvSeparator] of [
      ['', 2, 'Europe/Bucharest', '.', ','],
      ['?lines=true', 3, 'Asia/Kathmandu', ',', ';'],
      ['?lines=true', 3, 'Europe/Bucharest', '.', ','],
    ] as const) {
      await write(timeZone, decimalMark, csvSeparator);
      for (const file of [await exported(query), await workbook(query)]) {
        const job = await desk.checked(file);
        expect(job).toMatchObject({ total: rows, unchanged: rows, updated: 0, created: 0, failed: 0 });
        const left = job.columns.filter(({ field }) => field === null).map(({ name }) => name);
        const fixed = ['Tax number', 'Delivery', 'Net and VAT by rate', 'Invoice'];
        const kept = [...fixed, 'Promised from', 'Promised to', 'PO number', 'Cost center', 'Tags'];
        expect(left).toEqual(kept);
      }
    }
  });

  it('says what would happen, changes nothing, and then ships with history, mail and audit', async () => {
    const { id, orderNumber } = await placed(5);
    const stock = await desk.shop.stockOf(productId);
    const file = `Order,Status,Courier,Tracking number,Notes\n${orderNumber},Shipped,DPD,77,Call first`;
    const job = await desk.checked(file);
    expect(job).toMatchObject({ state: 'checked', updated: 1, failed: 0 });
    expect((await desk.rows(job.id, 'updated'))[0]!.changes).toEqual([
      { field: 'status', before: 'pending', after: 'shipped' },
      { field: 'courier', before: null, after: 'DPD' },
      { field: 'awbNumber', before: null, after: '77' },
      { field: 'notes', before: null, after: 'Call first' },
    ]);
    expect(await order(orderNumber)).toMatchObject({ status: 'pending', awb: null, notes: null });
    expect(await mailsOf(id)).toEqual(['orders.order-placed']);

    await desk.act(job.id, 'start', { skipFailed: false });
    expect(await desk.atRest(job.id)).toMatchObject({ state: 'done', updated: 1 });
    expect(await order(orderNumber)).toMatchObject({
      status: 'shipped',
      awb: '77',
      courier: 'DPD',
      notes: 'Call first',
      payment: 'unpaid',
    });
    expect(await mailsOf(id)).toEqual(['orders.order-placed', 'orders.status-changed']);
    expect(await desk.shop.stockOf(productId)).toBe(stock);
    const history = `SELECT kind, actor FROM order_event WHERE order_id = $1 ORDER BY id`;
    expect(await desk.shop.sql(history, [id])).toEqual([
      { kind: 'placed', actor: 'guest' },
      { kind: 'status', actor: 'admin' },
    ]);
    const audited = `SELECT action, after FROM audit_entry WHERE subject = 'order' AND subject_id = $1 ORDER BY id`;
    expect(await desk.shop.sql(audited, [id])).toEqual([
      { action: 'order.updated', after: { notes: 'changed' } },
      { action: 'order.shipped', after: { status: 'shipped', awbNumber: '77', courier: 'DPD' } },
    ]);
    expect(await desk.imported(file)).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it('sends no order without VAT whose number the register gave up', async () => {
    const { orderNumber } = await placed(1);
    await desk.shop.sql(
      `UPDATE orders SET supply_kind = 'intra_community', vat_number = 'DE136695976',
              vat_number_check = '{"state": "invalid", "requestId": null, "checkedAt": "2026-11-01T00:00:00.000Z"}'
        WHERE order_number = $1`,
      [orderNumber],
    );
    const job = await desk.checked(`order,status\n${orderNumber},shipped`);
    const [row] = await desk.rows(job.id, 'failed');
    expect(row!.problems).toMatchObject([
      { field: 'status', message: expect.stringContaining('DE136695976') },
    ]);
  });

  it('returns the units of an order that it cancels, and takes them again', async () => {
    const { orderNumber } = await placed(4);
    const stock = await desk.shop.stockOf(productId);
    await desk.imported(`order,status\n${orderNumber},cancelled`);
    expect(await desk.shop.stockOf(productId)).toBe(stock + 4);
    await desk.imported(`order,status\n${orderNumber},processing`);
    expect(await desk.shop.stockOf(productId)).toBe(stock);

    await desk.imported(`order,status\n${orderNumber},cancelled`);
    await desk.shop.sql('UPDATE product SET stock_quantity = 3 WHERE id = $1', [productId]);
    const job = await desk.imported(`order,status\n${orderNumber},processing`);
    expect(await desk.problems(job.id)).toEqual(['2 status importShortStock']);
    expect(await order(orderNumber)).toMatchObject({ status: 'cancelled' });
    await desk.shop.sql('UPDATE product SET stock_quantity = 100 WHERE id = $1', [productId]);
  });

  it('never changes money, lines, customer or payments', async () => {
    const [first, second] = [await placed(), await placed()];
    const job = await desk.imported(
      [
        'order,status,total,email,payment status,product code,quantity,unit price',
        `${first.orderNumber},shipped,1.00,thief@x.example,paid,KP-${productId},2,12.50`,
        `${second.orderNumber},shipped,"${second.totalAmount.replace('.', ',')}",,unpaid,KP-${productId},3,12.5`,
      ].join('\n'),
    );
    expect(await desk.problems(job.id)).toEqual([
      '2 paymentStatus importReadOnly',
      '2 email importReadOnly',
      '2 total importReadOnly',
      '3 quantity importReadOnly',
    ]);
    expect(await order(first.orderNumber)).toMatchObject({ status: 'pending', payment: 'unpaid' });
  });

  it('leaves the refund of a paid order to the back office, and ships none that is unpaid', async () => {
    const [paid, unpaid] = [await placed(), await placed()];
    const online = `UPDATE orders SET payment_method = 'stripe', payment_status = $2 WHERE order_number = $1`;
    await desk.shop.sql(online, [paid.orderNumber, 'paid']);
    await desk.shop.sql(online, [unpaid.orderNumber, 'unpaid']);
    const file = `order,status\n${paid.orderNumber},cancelled\n${unpaid.orderNumber},shipped`;
    const problems = ['2 status importOrderRefund', '3 status importOrderUnpaid'];
    expect(await desk.problems((await desk.checked(file)).id)).toEqual(problems);
    expect(await desk.problems((await desk.imported(file)).id)).toEqual(problems);
    expect(await order(paid.orderNumber)).toMatchObject({ status: 'pending', payment: 'paid' });
  });

  it('names rows of one order that disagree, are apart, or are about no order', async () => {
    const [first, second] = [await placed(), await placed()];
    const job = await desk.imported(
      [
        'order,status,courier',
        `${first.orderNumber},shipped,DPD`,
        `${first.orderNumber},delivered,DPD`,
        `${second.orderNumber},gone,`,
        `${first.orderNumber},shipped,DPD`,
        `,shipped,`,
        `ORD-2020-999999,shipped,${'x'.repeat(101)}`,
        `${second.orderNumber},shipped,${'x'.repeat(101)}`,
      ].join('\n'),
    );
    expect(await desk.problems(job.id)).toEqual([
      '2 importOrderRow',
      '3 status importOrderDiffers',
      '4 status importValueUnknown',
      '5 importDuplicate',
      '6 orderNumber required',
      '7 orderNumber importMissing',
      '8 importDuplicate',
    ]);
    expect(await order(first.orderNumber)).toMatchObject({ status: 'pending' });
  });

  it('offers a sample that can be imported with the number of an order', async () => {
    const { orderNumber } = await placed();
    const path = '/admin/api/import-sample.csv?kind=orders';
    const { body } = await desk.shop.call<string>('GET', path, { token: desk.admin });
    const job = await desk.imported(body.replace('ORD-2026-000123', orderNumber));
    expect(job).toMatchObject({ state: 'done', updated: 1, failed: 0 });
    expect(await order(orderNumber)).toMatchObject({ status: 'shipped', awb: '80123456789', courier: 'DPD' });
  });

  it('is for roles with the right to orders', async () => {
    await giveRole(desk.shop, 'support', { has: 'owner' });
    try {
      expect((await desk.upload('order,status\nx,shipped')).body.code).toBe('IMPORT.KIND_FORBIDDEN');
    } finally {
      await giveRole(desk.shop, 'owner', { has: 'support' });
    }
  });
});
