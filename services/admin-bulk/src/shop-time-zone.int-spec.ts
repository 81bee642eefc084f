import type { DeliveryTerms } from '@kp/commerce/delivery-rules';
import { publicHolidays } from '@kp/commerce/public-holidays';
import { contactDescriptor } from '@kp/contact';
import { isoOfShopTime, shopDayOf } from '@kp/i18n/shop-time';
import { setShopTimeZone } from '@kp/i18n/shop-time-zone';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { notificationsDescriptor } from '@kp/notifications';
import { anOrder, type OrderAnswer } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { Client } from 'pg';
import { adminBulkDescriptor } from '.';
import type { DashboardResponse } from './dashboard/dashboard.dto';

const REGION = {
  timeZone: 'Europe/Bucharest',
  weekStart: 1,
  holidayCountry: 'RO',
  decimalMark: '.',
  csvSeparator: ',',
  catalogLanguage: 'en',
};

const DAY_SUMS = `SELECT day::text, status, sum(orders)::int AS orders, sum(total_minor)::int AS total
                    FROM sales_by_day GROUP BY 1, 2 HAVING sum(orders) <> 0 ORDER BY 1, 2`;
const DAY_COUNTS = 'SELECT sum(orders)::int AS orders FROM order_count WHERE day = $1';
const DAY_FACTS = `SELECT (created_at AT TIME ZONE $1)::date::text AS day, status, count(*)::int AS orders,
                          sum(total_minor)::int AS total FROM orders GROUP BY 1, 2 ORDER BY 1, 2`;

describe('the time zone of the shop', () => {
  let shop: InvoicesShop;
  let knife: number;
  beforeAll(async () => {
    shop = await startInvoicesShop({
      modules: [contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    knife = await shop.product({ name: 'Knife', priceMinor: 2_000, stock: 1_000 });
  });
  afterAll(() => shop.close());

  const save = (changes: object) =>
    shop.call<Problem & { timeZone?: string }>('PUT', '/admin/api/regional-settings', {
      token: shop.adminToken,
      body: { ...REGION, ...changes },
    });
  const moveTo = async (timeZone: string) => {
    expect((await save({ timeZone })).body).toEqual({ ...REGION, timeZone });
    await shop.untilIdle();
  };
  const asStaff = <Body>(path: string) => shop.call<Body>('GET', path, { token: shop.adminToken });
  const place = async () => {
    const body = anOrder([{ productId: knife, quantity: 1 }]);
    return (await shop.call<OrderAnswer>('POST', '/api/orders', { body })).body.id;
  };

  it('is that of Bucharest until an owner changes it, which the audit log says', async () => {
    expect((await asStaff('/admin/api/regional-settings')).body).toEqual(REGION);
    await moveTo('Europe/Madrid');
    const [entry] = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE action = 'shop-settings.updated' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      before: { timeZone: 'Europe/Bucharest' },
      after: { timeZone: 'Europe/Madrid' },
    });
    const terms = await shop.call<DeliveryTerms>('GET', '/api/delivery-terms');
    expect(terms.body.timeZone).toBe('Europe/Madrid');
  });

  it.each(['Mars/Olympus', 'EST', '+02:00', 'europe/bucharest', "Europe/Paris'", '', null])(
    'is no %j',
    async (zone) => {
      const { status, body } = await save({ timeZone: zone });
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['timeZone']]);
    },
  );

  it.each([
    ['Europe/Bucharest', '2026-03-29', '2026-03-28T22:00:00Z', 23],
    ['Europe/Bucharest', '2026-10-25', '2026-10-24T21:00:00Z', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['Asia/Kolkata', '2026-06-15', '2026-06-14T18:30:00Z', 24],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
  ])(
    'of %s has the orders of %s from %s on for %d hours, in lists and sums',
    async (zone, day, start, hours) => {
      const [first, last, before, after] = await Promise.all([place(), place(), place(), place()]);
      const end = Date.parse(start) + hours * 3_600_000;
      for (const [id, at] of [
        [first, Date.parse(start)],
        [last, end - 1],
        [before, Date.parse(start) - 1],
        [after, end],
      ] as const)
        await shop.sql('UPDATE orders SET created_at = $2 WHERE id = $1', [id, new Date(at)]);
      await moveTo(zone);
      const { body } = await asStaff<OrderAnswer[]>(`/api/orders?from=${day}&to=${day}&sort=createdAt`);
      expect(body.map(({ id }) => id)).toEqual([first, last]);
      expect(await shop.sql(DAY_COUNTS, [day])).toEqual([{ orders: 2 }]);
      const sums = await shop.sql<{ day: string; orders: number }>(DAY_SUMS);
      expect(sums.filter((sum) => sum.day === day)).toMatchObject([{ orders: 2 }]);
      expect(sums).toEqual(await shop.sql(DAY_FACTS, [zone]));
    },
  );

  it('is followed by the sums of orders that are placed meanwhile', async () => {
    const zones = ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'];
    await Promise.all([
      ...Array.from({ length: 24 }, place),
      (async () => {
        for (const zone of zones) await moveTo(zone);
      })(),
    ]);
    expect(await shop.sql(DAY_SUMS)).toEqual(await shop.sql(DAY_FACTS, ['Pacific/Pago_Pago']));
  });

  it('holds up nobody while orders are counted and summed up anew', async () => {
    const rebuilding = new Client({ connectionString: shop.databaseUrl });
    await rebuilding.connect();
    try {
      await rebuilding.query('BEGIN');
      await rebuilding.query('SELECT rebuild_sales(), rebuild_order_counts()');
      const id = await place();
      expect((await shop.order(id)).status).toBe('pending');
      await shop.setStatus(id, 'processing');
      await shop.setStatus(await place(), 'cancelled');
      await rebuilding.query('COMMIT');
    } finally {
      await rebuilding.end();
    }
    expect(await shop.sql(DAY_SUMS)).toEqual(await shop.sql(DAY_FACTS, ['Pacific/Pago_Pago']));
    const jobs = shop.app.get(ScheduledJobs);
    await Promise.all([jobs.runNow('admin-bulk.merge-sales'), jobs.runNow('orders.merge-counts')]);
    expect(await shop.sql(DAY_SUMS)).toEqual(await shop.sql(DAY_FACTS, ['Pacific/Pago_Pago']));
  });

  it('comes with the public holidays of a country, without which parcels leave and arrive on all weekdays', async () => {
    const terms = async () => (await shop.call<DeliveryTerms>('GET', '/api/delivery-terms')).body;
    const year = new Date().getUTCFullYear();
    expect((await terms()).holidays).toEqual([year, year + 1].flatMap((each) => publicHolidays('RO', each)));
    expect((await save({ holidayCountry: 'GB' })).status).toBe(200);
    expect((await terms()).holidays).toContain(`${year}-12-26`);
    expect((await terms()).holidays).not.toContain(`${year}-12-01`);
    expect((await save({ holidayCountry: '' })).status).toBe(200);
    expect((await terms()).holidays).toEqual([]);
    const { status, body } = await save({ holidayCountry: 'XX' });
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['holidayCountry']]);
    expect((await save({ weekStart: 3 })).body.fields).toMatchObject([{ field: 'weekStart' }]);
    expect((await save({ decimalMark: ',' })).body.fields).toMatchObject([{ field: 'csvSeparator' }]);
  });

  // At no moment do these two have the same day; invoices never go back.
  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'of %s decides which day it is, for orders, invoices, figures and files',
    async (zone) => {
      await moveTo(zone);
      const today = new Date().toLocaleDateString('en-CA', { timeZone: zone });
      const orderId = await shop.delivered();
      expect((await shop.order(orderId)).orderNumber).toMatch(new RegExp(`^ORD-${today.slice(0, 4)}-`));
      const { body: invoice } = await shop.issue(orderId);
      expect(invoice).toMatchObject({ issueDate: today, supplyDate: today });
      expect(invoice.invoiceNumber).toMatch(new RegExp(`^INV-${today.slice(0, 4)}-`));
      const { body: figures } = await asStaff<DashboardResponse>('/admin/api/dashboard?days=7');
      expect(figures.salesByDay?.at(-1)).toMatchObject({ day: today });
      expect(figures.salesByDay?.at(-1)?.orders).toBeGreaterThan(0);
      const { headers } = await asStaff<string>('/admin/api/orders.csv');
      expect(headers['content-disposition']).toContain(`orders-${today}.csv`);
      const [defaults] = await shop.sql<{ zone: string }>('SELECT shop_time_zone() AS zone');
      expect(defaults!.zone).toBe(zone);
    },
  );

  it('counts days and typed times as PostgreSQL does, in any zone and hour', async () => {
    const zones = [
      'America/St_Johns',
      'America/Sao_Paulo',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'Europe/Bucharest',
      'Pacific/Chatham',
      'UTC',
    ];
    const HALF_HOUR_MS = 1_800_000;
    const times = Array.from(
      { length: 4_000 },
      (_, index) => Date.UTC(2026, 0, 1) + index * 5 * HALF_HOUR_MS,
    );
    for (const zone of zones) {
      const rows = await shop.sql<{ at: string; day: string; typed: string; moment: Date }>(
        `SELECT at, (at AT TIME ZONE $2)::date::text AS day, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI') AS typed,
                (at AT TIME ZONE 'UTC') AT TIME ZONE $2 AS moment
           FROM unnest($1::timestamptz[]) AS at`,
        [times.map((time) => new Date(time)), zone],
      );
      setShopTimeZone(zone);
      const differing = rows.filter(
        ({ at, day, typed, moment }) =>
          shopDayOf(new Date(at)) !== day || isoOfShopTime(typed) !== moment.toISOString(),
      );
      expect([zone, differing]).toEqual([zone, []]);
    }
  });
});
