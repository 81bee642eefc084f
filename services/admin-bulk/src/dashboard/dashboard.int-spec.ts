import { giveRole } from '@kp/testing';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROLE_PRESETS } from '@kp/commerce';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrderAnswer, anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { DashboardService } from './dashboard.service';
import type { DashboardResponse, OpenTasksResponse } from './dashboard.dto';
import { OpenTasksReader } from './open-tasks';
import { adminBulkDescriptor } from '..';

const DAY_SUMS = `SELECT day::text, status, sum(orders)::int AS orders, sum(total_minor)::int AS total,
                         sum(refunded_minor)::int AS refunded
                    FROM sales_by_day GROUP BY 1, 2 HAVING sum(orders) <> 0 ORDER BY 1, 2`;
const DAY_FACTS = `SELECT (created_at AT TIME ZONE 'Europe/Bucharest')::date::text AS day, status,
                          count(*)::int AS orders, sum(total_minor)::int AS total, sum(refunded_minor)::int AS refunded
                     FROM orders GROUP BY 1, 2 ORDER BY 1, 2`;
const PRODUCT_SUMS = `SELECT unit, first_day::text, product_id, sum(units)::int AS units, sum(sales_minor)::int AS sales
                        FROM (SELECT unit, first_day, product_id, units, sales_minor FROM sales_by_product
                              UNION ALL SELECT unit, date_trunc(unit, day)::date, product_id, units, sales_minor
                                          FROM sales_line_change, (VALUES ('day'), ('month')) u (unit)) sums
                       GROUP BY 1, 2, 3 HAVING sum(units) <> 0 ORDER BY 1, 2, 3`;
const PRODUCT_FACTS = `SELECT unit, date_trunc(unit, o.created_at AT TIME ZONE 'Europe/Bucharest')::date::text AS first_day,
                              l.product_id, sum(l.quantity)::int AS units, sum(l.line_total_minor)::int AS sales
                         FROM orders o JOIN order_line l ON l.order_id = o.id, (VALUES ('day'), ('month')) u (unit)
                        WHERE o.status <> 'cancelled' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

describe('the dashboard', () => {
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const place = async (productId: number, quantity: number): Promise<number> => {
    const body = anOrder([{ productId, quantity }]);
    return (await shop.call<OrderAnswer>('POST', '/api/orders', { body })).body.id;
  };
  const setStatus = (id: number, status: string) =>
    shop.call('PUT', `/api/orders/${id}/status`, { body: { status }, token: admin });
  const dashboard = async (days = 30) =>
    (await shop.call<DashboardResponse>('GET', `/admin/api/dashboard?days=${days}`, { token: admin })).body;
  const expectSumsToBeFacts = async () => {
    expect(await shop.sql(DAY_SUMS)).toEqual(await shop.sql(DAY_FACTS));
    expect(await shop.sql(PRODUCT_SUMS)).toEqual(await shop.sql(PRODUCT_FACTS));
  };

  it('of a new shop has zeros, empty lists and the offer of its set-up', async () => {
    const found = await dashboard();
    expect(found).toMatchObject({
      totalOrders: 0,
      pendingOrders: 0,
      totalRevenue: '0.00',
      netRevenue: '0.00',
    });
    expect(found).toMatchObject({
      totalProducts: 0,
      totalCategories: 1,
      lowStockProducts: [],
      bestSellers: [],
    });
    expect(found.salesByDay).toHaveLength(30);
    expect(found.formerPeriod).toEqual({ orders: 0, amount: '0.00' });
    expect(found.setup).toEqual({ isNew: true });
  });

  it('sums up orders that are placed, cancelled and reopened at once', async () => {
    const knife = await shop.product({ name: 'Knife', priceMinor: 2_000, stock: 1_000 });
    const board = await shop.product({ name: 'Board', priceMinor: 3_000, stock: 1_000 });
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => place(index % 4 === 0 ? board : knife, 1 + (index % 3))),
    );
    const jobs = shop.app.get(ScheduledJobs);
    await Promise.all([
      ...ids.slice(0, 20).map((id) => setStatus(id, 'cancelled')),
      ...Array.from({ length: 10 }, () => place(knife, 2)),
      jobs.runNow('admin-bulk.merge-sales'),
    ]);
    await Promise.all([
      ...ids.slice(0, 5).map((id) => setStatus(id, 'processing')),
      jobs.runNow('admin-bulk.merge-sales'),
      shop.sql('SELECT rebuild_sales()'),
    ]);
    await expectSumsToBeFacts();
    await jobs.runNow('admin-bulk.merge-sales');
    await expectSumsToBeFacts();
    expect(await shop.sql('SELECT 1 FROM sales_by_day GROUP BY day, status HAVING count(*) > 1')).toEqual([]);

    const found = await dashboard();
    const [facts] = await shop.sql<{ total: string; net: string; pending: number }>(
      `SELECT to_char(sum(total_minor) / 100.0, 'FM999990.00') AS total,
              to_char(sum(total_minor) FILTER (WHERE status <> 'cancelled') / 100.0, 'FM999990.00') AS net,
              count(*) FILTER (WHERE status = 'pending')::int AS pending FROM orders`,
    );
    expect(found).toMatchObject({ totalOrders: 50, pendingOrders: facts!.pending });
    expect(found).toMatchObject({ totalRevenue: facts!.total, netRevenue: facts!.net });
    expect(found.salesByDay?.at(-1)).toMatchObject({ orders: 35, amount: facts!.net });
    expect(found.bestSellers?.map(({ name }) => name)).toEqual(['Knife', 'Board']);
    const units = found.bestSellers!.reduce((sum, product) => sum + product.units, 0);
    expect(found.salesByCategory).toMatchObject([{ name: 'Food labels', units }]);
    expect(found.recentOrders).toHaveLength(5);
  });

  it('follows refunds, other days, changed and deleted lines, and deleted orders', async () => {
    const [first, second, third] = await shop.sql<{ id: number }>(
      'SELECT id FROM orders ORDER BY id DESC LIMIT 3',
    );
    const before = await dashboard();
    await shop.sql('UPDATE orders SET refunded_minor = 500 WHERE id = $1', [first!.id]);
    const after = await dashboard();
    expect(after.totalRevenue).toBe(before.totalRevenue);
    expect(Number(after.netRevenue)).toBeCloseTo(Number(before.netRevenue) - 5, 2);

    await shop.sql(`UPDATE orders SET created_at = created_at - interval '40 days' WHERE id = $1`, [
      second!.id,
    ]);
    await shop.sql(
      'UPDATE order_line SET quantity = 7, line_total_minor = 7 * unit_price_minor WHERE order_id = $1',
      [first!.id],
    );
    await shop.sql('DELETE FROM order_line WHERE order_id = $1', [second!.id]);
    await shop.sql('DELETE FROM orders WHERE id = $1', [third!.id]);
    await expectSumsToBeFacts();
    const orders = ({ salesByDay }: DashboardResponse) =>
      salesByDay!.reduce((sum, day) => sum + day.orders, 0);
    expect(orders(await dashboard(90))).toBe(orders(await dashboard(30)) + 1);
  });

  it('lists five products with fewer than ten left, none left first', async () => {
    for (const stock of [9, 10, 0, 3, 7, 5, 8]) await shop.product({ name: `Stock ${stock}`, stock });
    const { lowStockProducts } = await dashboard();
    expect(lowStockProducts?.map(({ stockQuantity }) => stockQuantity)).toEqual([0, 3, 5, 7, 8]);
  });

  it('shows a role what its rights include', async () => {
    const service = shop.app.get(DashboardService, { strict: false });
    const shown = async (role: keyof typeof ROLE_PRESETS) => {
      const figures = Object.entries(await service.get(ROLE_PRESETS[role], 30));
      return figures.filter(([, value]) => value !== null).map(([name]) => name);
    };
    expect(await shown('owner')).toEqual(['catalog', 'orders', 'sales', 'setup', 'storage']);
    expect(await shown('catalogue')).toEqual(['catalog']);
    expect(await shown('orders')).toEqual(['orders', 'sales']);
    expect(await shown('support')).toEqual(['orders']);
    expect(await shown('warehouse')).toEqual(['catalog', 'orders']);
    expect(await shown('accountant')).toEqual([]);
  });

  it('keeps what the shop earns from who only reads orders', async () => {
    await giveRole(shop, 'support', { has: 'owner' });
    const found = await dashboard();
    await giveRole(shop, 'owner', { has: 'support' });
    expect(Object.keys(found).sort()).toEqual(['currency', 'pendingOrders', 'recentOrders', 'totalOrders']);
  });

  describe('counts what waits', () => {
    const openTasks = async () =>
      (await shop.call<OpenTasksResponse>('GET', '/admin/api/dashboard/open-tasks', { token: admin })).body;
    const listed = async (query: string) =>
      Number((await shop.call('GET', `/api/orders?${query}`, { token: admin })).headers['x-total-count']);

    it('as the lists that its links open', async () => {
      await shop.sql('DELETE FROM orders');
      const spoon = await shop.product({ name: 'Spoon', stock: 100 });
      const [sent, late, cancelled] = [await place(spoon, 1), await place(spoon, 1), await place(spoon, 1)];
      const waiting = await place(spoon, 1);
      await place(spoon, 1);
      await setStatus(sent, 'shipped');
      await setStatus(cancelled, 'cancelled');
      await shop.sql(
        `UPDATE orders SET promised_first_day = current_date - 9, promised_last_day = current_date - 2,
                           created_at = now() - interval '2 days' WHERE id = ANY ($1)`,
        [[late, sent]],
      );
      await shop.sql(`UPDATE orders SET payment_method = 'stripe' WHERE id = $1`, [waiting]);
      expect(await openTasks()).toMatchObject({
        ordersToShip: 2,
        ordersOverdue: 1,
        ordersUnpaid: 1,
        ordersToday: 3,
        returnsRequested: 0,
        jobsFailed: 0,
      });
      expect(await listed('awaitingShipment=true')).toBe(2);
      expect(await listed('overdue=true')).toBe(1);
      expect(await listed('awaitingPayment=true')).toBe(1);
      await shop.sql(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [waiting]);
      expect(await openTasks()).toMatchObject({ ordersToShip: 3, ordersUnpaid: 0 });
      await shop.sql(`UPDATE orders SET payment_status = 'refunded' WHERE id = $1`, [waiting]);
      expect(await openTasks()).toMatchObject({ ordersToShip: 2, ordersUnpaid: 0 });
    });

    it('for a role only what it may see to', async () => {
      const tasks = shop.app.get(OpenTasksReader, { strict: false });
      const shown = async (role: keyof typeof ROLE_PRESETS) =>
        Object.keys(await tasks.read(ROLE_PRESETS[role]));
      expect(await shown('owner')).toHaveLength(16);
      expect(await shown('catalogue')).toEqual(['pricesHeld', 'feedsBroken', 'productsLowInStock']);
      expect(await shown('support')).toEqual([
        'ordersToShip',
        'ordersOverdue',
        'ordersUnpaid',
        'ordersToday',
        'returnsRequested',
        'messages',
        'quoteRequests',
        'quotesEnding',
      ]);
    });
  });

  it('tells an owner how much space documents have left', async () => {
    const { storage } = await dashboard();
    expect(storage).toEqual({ state: 'ok', freeBytes: expect.any(Number) });
    expect(storage!.freeBytes).toBeGreaterThan(0);
  });

  it('is for administrators, of the periods that it has', async () => {
    const customer = await shop.customer('maria@bistro-nord.example');
    const statusOf = async (query: string, token?: string) =>
      (await shop.call('GET', `/admin/api/dashboard${query}`, { token })).status;
    expect(await statusOf('')).toBe(401);
    expect(await statusOf('', customer)).toBe(403);
    expect(await statusOf('?days=31', admin)).toBe(400);
  });

  it('counts seeded orders too', async () => {
    const seed = path.resolve(__dirname, '../../../../tools/seed/seed.mjs');
    await shop.sql(`UPDATE product SET status = 'active'`);
    const env = { ...process.env, DATABASE_OWNER_URL: shop.ownerUrl, SEED_ORDERS: '6000' };
    const count = await shop.count('orders');
    execFileSync(process.execPath, [seed], { env });
    expect(await shop.count('orders')).toBe(count + 6_000);
    await expectSumsToBeFacts();
  });

  it.each([7, 30, 90, 365])('sums up the products of the last %i days, in months and days', async (days) => {
    const found = await dashboard(days);
    const facts = await shop.sql<{ id: number; units: number }>(
      `SELECT l.product_id AS id, sum(l.quantity)::int AS units
         FROM orders o JOIN order_line l ON l.order_id = o.id
        WHERE o.status <> 'cancelled'
          AND (o.created_at AT TIME ZONE 'Europe/Bucharest')::date > (now() AT TIME ZONE 'Europe/Bucharest')::date - $1::int
        GROUP BY 1 ORDER BY 2 DESC, sum(l.line_total_minor) DESC, 1`,
      [days],
    );
    expect(found.bestSellers?.map(({ id, units }) => ({ id, units }))).toEqual(facts.slice(0, 5));
    const units = facts.reduce((sum, product) => sum + product.units, 0);
    expect(found.salesByCategory?.[0]?.units).toBe(units);
    const [before] = await shop.sql<{ orders: number; amount: string }>(
      `SELECT count(*)::int AS orders,
              to_char(coalesce(sum(total_minor - refunded_minor), 0) / 100.0, 'FM999999990.00') AS amount
         FROM orders, (SELECT (now() AT TIME ZONE 'Europe/Bucharest')::date - $1::int AS last) former
        WHERE status <> 'cancelled' AND (created_at AT TIME ZONE 'Europe/Bucharest')::date > last - $1::int
          AND (created_at AT TIME ZONE 'Europe/Bucharest')::date <= last`,
      [days],
    );
    expect(found.formerPeriod).toEqual(before);
  });
});
