import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { lockWaits, waitUntil } from '@kp/testing';
import { Client } from 'pg';
import { adminBulkDescriptor } from '..';
import type { BulkJobResponse, BulkPreviewResponse, BulkRowResponse } from './bulk-jobs.dto';
import type { BulkResultResponse } from './bulk-products.dto';

const BULK = '/admin/api/products/bulk';
const JOBS = '/admin/api/bulk-jobs';
const MISSING = 2_000_000_000;
const MINUTE = 60_000;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

describe('jobs of bulk changes', () => {
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

  const change = (operation: string, body: object, headers: Record<string, string> = {}) =>
    shop.call<BulkResultResponse & Problem>('PUT', `${BULK}/${operation}`, { body, token: admin, headers });
  const preview = async (operation: string, body: object) =>
    (await shop.call<BulkPreviewResponse>('POST', `${BULK}/${operation}/preview`, { body, token: admin }))
      .body;
  const job = async (id: number) =>
    (await shop.call<BulkJobResponse>('GET', `${JOBS}/${id}`, { token: admin })).body;
  const act = (id: number, action: 'cancel' | 'undo') =>
    shop.call<BulkJobResponse & Pick<Problem, 'code'>>('POST', `${JOBS}/${id}/${action}`, { token: admin });
  const rows = async (id: number, outcome: string) => {
    const path = `${JOBS}/${id}/products?outcome=${outcome}`;
    return (await shop.call<BulkRowResponse[]>('GET', path, { token: admin })).body;
  };
  const ended = async (id: number) => {
    await waitUntil('the job has ended', async () => (await job(id)).endedAt !== null);
    return job(id);
  };
  /** Without reviews, pictures and words of their own, so that thousands take no time. */
  const products = async (count: number, priceMinor = 1000): Promise<number[]> => {
    const first = await shop.product({ priceMinor });
    const added = await shop.sql<{ id: number }>(
      `INSERT INTO product (name, slug, price_minor, category_id)
       SELECT concat('Tray ', n), concat('tray-', $2::int, '-', n), $3, category_id FROM product, generate_series(2, $1::int) n
        WHERE id = $2::int RETURNING id`,
      [count, first, priceMinor],
    );
    return [first, ...added.map(({ id }) => id)];
  };
  const prices = async (ids: number[]): Promise<Record<string, number>> => {
    const found = await shop.sql<{ price: number; count: number }>(
      'SELECT price_minor AS price, count(*)::int FROM product WHERE id = ANY ($1) GROUP BY 1 ORDER BY 1',
      [ids],
    );
    return Object.fromEntries(found.map(({ price, count }) => [String(price), count]));
  };
  /** Holds a row like an order that is being placed. @returns ends it */
  const hold = async (id: number) => {
    const order = new Client({ connectionString: shop.databaseUrl });
    await order.connect();
    await order.query('BEGIN');
    await order.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [id]);
    return async () => {
      await order.query('COMMIT');
      await order.end();
    };
  };

  /** Until so many statements wait for a row that another one holds. */
  const waiting = (count: number) =>
    waitUntil('statements wait', async () => (await lockWaits(shop)) === count);

  it('answer 202 when they take longer than two seconds, and go on', async () => {
    const ids = await products(600);
    const release = await hold(ids[550]!);
    const answer = await change('prices', { productIds: ids, multiplier: 2 });
    expect([answer.status, answer.body]).toMatchObject([202, { state: 'running', total: 600, changed: 500 }]);
    await release();
    expect(await ended(answer.body.jobId)).toMatchObject({ state: 'done', changed: 600, failed: 0 });
    expect(await prices(ids)).toEqual({ '2000': 600 });
  });

  it('change all products that match a filter when they start', async () => {
    const [cheap] = [await products(3, 50), await products(3, 7000)];
    const filter = { maxPrice: '0.50' };
    expect(await preview('prices', { filter, fixedPrice: '0.60' })).toMatchObject({ total: 3, changed: 3 });
    const { status, body } = await change('prices', { filter, fixedPrice: '0.60' });
    expect([status, body]).toMatchObject([200, { total: 3, changed: 3 }]);
    expect(await prices(cheap)).toEqual({ '60': 3 });
  });

  it('run once for one Idempotency-Key', async () => {
    const ids = await products(20);
    const key = { 'idempotency-key': 'spring-prices' };
    const body = { productIds: ids, multiplier: 1.5 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => change('prices', body, key)));
    expect(new Set(answers.map((answer) => answer.body.jobId)).size).toBe(1);
    expect(await prices(ids)).toEqual({ '1500': 20 });
    const other = await change('prices', { ...body, multiplier: 3 }, key);
    expect([other.status, other.body.code]).toEqual([422, 'BULK.IDEMPOTENCY_MISMATCH']);
  });

  it('meet on the same products: each does its whole work', async () => {
    const ids = await products(1200, 100);
    const results = await Promise.all([
      change('prices', { productIds: ids, multiplier: 3 }),
      change('prices', { productIds: [...ids].reverse(), multiplier: 2 }),
      change('stock', { productIds: ids, operation: 'add', value: 4 }),
    ]);
    for (const { body } of results)
      expect(await ended(body.jobId)).toMatchObject({ changed: 1200, failed: 0 });
    expect(await prices(ids)).toEqual({ '600': 1200 });
  });

  it('stop between two chunks when they are cancelled', async () => {
    const ids = await products(1600);
    const release = await hold(ids[700]!);
    const { body } = await change('prices', { productIds: ids, multiplier: 2 });
    const cancelling = act(body.jobId, 'cancel');
    await waiting(2);
    await release();
    expect((await cancelling).body).toMatchObject({ state: 'cancelled' });
    const { changed, endedAt } = await job(body.jobId);
    expect([500, 1000, 1500]).toContain(changed);
    expect(endedAt).not.toBeNull();
    expect(await prices(ids)).toEqual({ '1000': 1600 - changed, '2000': changed });
    expect((await act(body.jobId, 'undo')).status).toBe(202);
    await waitUntil('it is undone', async () => (await prices(ids))['1000'] === 1600);
  });

  it('end once when several stop them, or when they start at that moment, with nothing half done', async () => {
    const ids = await products(1100);
    const release = await hold(ids[700]!);
    const { body } = await change('prices', { productIds: ids, multiplier: 2 });
    const cancelling = Promise.all(Array.from({ length: 4 }, () => act(body.jobId, 'cancel')));
    await waiting(5);
    await release();
    const answers = await cancelling;
    expect(answers.map(({ status, body: { state } }) => [status, state])).toEqual(
      Array(4).fill([200, 'cancelled']),
    );
    const entries = `SELECT 1 FROM audit_entry WHERE action = 'bulk-job.cancelled' AND subject_id = $1`;
    expect(await shop.sql(entries, [String(body.jobId)])).toHaveLength(1);

    const later = await change('prices', { productIds: ids, fixedPrice: '7.00', startsAt: inMinutes(60) });
    await shop.sql('UPDATE bulk_job SET starts_at = now() WHERE id = $1', [later.body.jobId]);
    const start = shop.app.get(ScheduledJobs).runNow('admin-bulk.start-due-jobs');
    const [, stopped] = await Promise.all([start, act(later.body.jobId, 'cancel')]);
    const { state, changed } = await ended(later.body.jobId);
    expect([stopped.status, state]).toEqual(stopped.status === 200 ? [200, 'cancelled'] : [409, 'done']);
    expect((await prices(ids))['700'] ?? 0).toBe(changed);
  });

  it('move the version, so that a form that was open does not overwrite them', async () => {
    const id = await shop.product({ priceMinor: 900 });
    const path = `/admin/api/products/${id}`;
    const form = (await shop.call<Record<string, unknown>>('GET', path, { token: admin })).body;
    await change('prices', { productIds: [id], fixedPrice: '12.00' });
    const fields = ['name', 'slug', 'price', 'version'].map((name) => [name, form[name]]);
    const { id: categoryId } = form.category as { id: number };
    const saved = await shop.call<Problem>('PUT', `/api/products/${id}`, {
      token: admin,
      body: {
        ...Object.fromEntries(fields),
        categoryId,
      },
    });
    expect([saved.status, saved.body.code]).toEqual([409, 'CATALOG.PRODUCT_CHANGED']);
  });

  it('are undone except for products that were changed since, which are listed', async () => {
    const [plain, edited, sold] = [
      await shop.product(),
      await shop.product(),
      await shop.product({ stock: 9 }),
    ];
    await shop.sql('UPDATE product SET price_minor = 1000, compare_at_price_minor = 1100 WHERE id = $1', [
      plain,
    ]);
    const done = await change('prices', { productIds: [plain, edited, sold], fixedPrice: '20.00' });
    await change('prices', { productIds: [edited], fixedPrice: '21.00' });
    await shop.call('POST', '/api/orders', { body: anOrder([{ productId: sold, quantity: 1 }]) });
    const { status, body: undo } = await act(done.body.jobId, 'undo');
    expect([status, undo]).toMatchObject([202, { kind: 'undo', undoes: done.body.jobId, total: 3 }]);
    expect(await ended(undo.id)).toMatchObject({ changed: 2, failed: 1 });
    expect(await rows(undo.id, 'failed')).toMatchObject([
      { productId: edited, problem: 'BULK.PRODUCT_CHANGED', name: expect.any(String) as string },
    ]);
    expect(await prices([edited])).toEqual({ '2100': 1 });
    const [restored] = await shop.sql('SELECT compare_at_price_minor AS minor FROM product WHERE id = $1', [
      plain,
    ]);
    expect(restored).toEqual({ minor: 1100 });
    expect((await act(done.body.jobId, 'undo')).body.code).toBe('BULK.NOT_UNDOABLE');
    expect(await job(done.body.jobId)).toMatchObject({ undoneBy: undo.id, undoableUntil: null });
  });

  it('tax all that match otherwise, beside the classes of single countries, and as before once undone', async () => {
    const ids = await products(3, 31_337);
    await shop.sql(`UPDATE product SET tax_classes = '{"*": "standard", "DE": "zero"}' WHERE id = $1`, [
      ids[0],
    ]);
    await shop.sql(`UPDATE product SET tax_classes = '{"*": "reduced"}' WHERE id = $1`, [ids[1]]);
    const classes = async () => {
      const found = await shop.sql<{ classes: object | null }>(
        'SELECT tax_classes AS classes FROM product WHERE id = ANY ($1) ORDER BY id',
        [ids],
      );
      return found.map((product) => product.classes);
    };
    const former = [{ '*': 'standard', DE: 'zero' }, { '*': 'reduced' }, null];
    const filter = { minPrice: '313.37', maxPrice: '313.37' };
    const { products: shown, ...counts } = await preview('taxes', { filter, taxClass: 'reduced' });
    expect(counts).toMatchObject({ total: 3, changed: 2, unchanged: 1 });
    expect(shown).toMatchObject([
      {
        before: { taxClass: 'standard', taxClassByCountry: { DE: 'zero' } },
        after: { taxClass: 'reduced', taxClassByCountry: { DE: 'zero' } },
      },
      { before: { taxClass: null }, after: { taxClass: 'reduced' } },
    ]);
    const { body } = await change('taxes', { filter, taxClass: 'reduced' });
    expect(body).toMatchObject({ state: 'done', changed: 2, unchanged: 1 });
    expect(await classes()).toEqual([{ '*': 'reduced', DE: 'zero' }, { '*': 'reduced' }, { '*': 'reduced' }]);
    const { body: seen } = await shop.call<object>('GET', `/api/products/${ids[2]}`);
    expect(seen).toMatchObject({ taxClasses: { '*': 'reduced' } });
    await ended((await act(body.jobId, 'undo')).body.id);
    expect(await classes()).toEqual(former);
    const { body: none } = await change('taxes', { productIds: ids, taxClass: null });
    expect(none).toMatchObject({ changed: 2, unchanged: 1 });
    expect(await job(none.jobId)).toMatchObject({ kind: 'taxes', taxClass: null });
    expect(await classes()).toEqual([null, null, null]);
    await ended((await act(none.jobId, 'undo')).body.id);
    expect(await classes()).toEqual(former);
    for (const taxClass of ['luxury', '', undefined]) {
      const refused = await change('taxes', { productIds: ids, taxClass });
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'taxClass']);
    }
  });

  it('set an attribute where the category has it, and as before once undone, but for what was edited since', async () => {
    const [racks, others] = await Promise.all(
      ['racks', 'others'].map((slug) =>
        shop.call<{ id: number }>('POST', '/api/categories', { token: admin, body: { name: slug, slug } }),
      ),
    );
    const [set, edited, lacking] = await products(3, 41_337);
    const ids = [set!, edited!, lacking!];
    await change('categories', { productIds: [set, edited], categoryId: racks!.body.id });
    await change('categories', { productIds: [lacking], categoryId: others!.body.id });
    const attribute = {
      name: 'Made of',
      valueType: 'choices',
      isFilterable: true,
      choices: ['Steel', 'Wood'],
    };
    const path = `/admin/api/categories/${racks!.body.id}/attributes`;
    const defined = await shop.call<{ id: number }[]>('POST', path, { token: admin, body: attribute });
    const attributeId = defined.body[0]!.id;
    const save = (id: number, value: string) =>
      shop.call('PUT', `/admin/api/products/${id}/attributes`, {
        token: admin,
        body: { values: [{ attributeId, value }] },
      });
    await save(edited!, 'Wood');
    const values = async () => {
      const found = await shop.sql<{ value: string }>(
        'SELECT value FROM product_attribute WHERE product_id = ANY ($1) ORDER BY product_id',
        [ids],
      );
      return found.map(({ value }) => value);
    };
    const wanted = { productIds: ids, attributeId, attributeValue: 'wood; steel' };
    const { products: shown, ...counts } = await preview('attributes', wanted);
    expect(counts).toMatchObject({ total: 3, changed: 2, unchanged: 0, failed: 1 });
    expect(shown).toMatchObject([
      { productId: lacking, problem: 'BULK.ATTRIBUTE_LACKING' },
      { after: { attribute: { name: 'Made of', value: 'Steel; Wood' } } },
      { before: { attribute: { value: 'Wood' } } },
    ]);
    const { body } = await change('attributes', wanted);
    expect(body).toMatchObject({ state: 'done', changed: 2, unchanged: 0, failed: [{ productId: lacking }] });
    expect(await job(body.jobId)).toMatchObject({ attributeName: 'Made of', attributeValue: 'Steel; Wood' });
    expect(await values()).toEqual(['Steel; Wood', 'Steel; Wood']);
    await save(edited!, 'Steel');
    expect(await ended((await act(body.jobId, 'undo')).body.id)).toMatchObject({ changed: 1, failed: 1 });
    expect(await values()).toEqual(['Steel']);
    const removed = await change('attributes', { ...wanted, attributeValue: '' });
    expect([removed.body.changed, await values()]).toEqual([1, []]);
    for (const [refused, field] of [
      [{ ...wanted, attributeValue: 'Iron' }, 'attributeValue'],
      [{ ...wanted, attributeId: 2_000_000_000 }, 'attributeId'],
    ] as const) {
      const answer = await change('attributes', refused);
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('bring deleted products back, unless another one has their slug', async () => {
    const [kept, replaced] = [await shop.product(), await shop.product()];
    const { body } = await change('delete', { productIds: [kept, replaced] });
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, category_id)
       SELECT 'Successor', slug, 100, category_id FROM product WHERE id = $1`,
      [replaced],
    );
    const { body: undo } = await act(body.jobId, 'undo');
    expect(await ended(undo.id)).toMatchObject({ changed: 1, failed: 1 });
    expect(await rows(undo.id, 'failed')).toMatchObject([
      { productId: replaced, problem: 'BULK.SLUG_TAKEN' },
    ]);
    expect((await shop.call('GET', `/api/products/${kept}`)).status).toBe(200);
  });

  it('cannot be undone after a day', async () => {
    const { body } = await change('prices', { productIds: [await shop.product()], fixedPrice: '3.00' });
    await shop.sql(`UPDATE bulk_job SET ended_at = ended_at - interval '25 hours' WHERE id = $1`, [
      body.jobId,
    ]);
    expect((await act(body.jobId, 'undo')).body.code).toBe('BULK.NOT_UNDOABLE');
    expect((await act(body.jobId, 'cancel')).body.code).toBe('BULK.JOB_ENDED');
  });

  it('start at their time, and the former prices return at the end', async () => {
    const startDue = () => shop.app.get(ScheduledJobs).runNow('admin-bulk.start-due-jobs');
    const ids = await products(5);
    const sale = { productIds: ids, multiplier: 0.8, startsAt: inMinutes(60), endsAt: inMinutes(120) };
    const { status, body } = await change('prices', sale);
    expect([status, body.state]).toEqual([202, 'scheduled']);
    await startDue();
    expect(await prices(ids)).toEqual({ '1000': 5 });
    await shop.sql('UPDATE bulk_job SET starts_at = now() WHERE id = $1', [body.jobId]);
    await startDue();
    expect(await ended(body.jobId)).toMatchObject({ state: 'done', changed: 5 });
    expect(await prices(ids)).toEqual({ '800': 5 });
    const { undoneBy } = await job(body.jobId);
    expect(await job(undoneBy!)).toMatchObject({ state: 'scheduled', startsAt: sale.endsAt, total: 5 });
    await shop.sql('UPDATE bulk_job SET starts_at = now() WHERE id = $1', [undoneBy]);
    await startDue();
    await ended(undoneBy!);
    expect(await prices(ids)).toEqual({ '1000': 5 });
  });

  it('that have an end may be undone before it', async () => {
    const ids = await products(2);
    const { body } = await change('prices', { productIds: ids, multiplier: 0.5, endsAt: inMinutes(600) });
    const { undoneBy } = await job(body.jobId);
    const { body: undo } = await act(body.jobId, 'undo');
    await ended(undo.id);
    expect([(await job(undoneBy!)).state, await prices(ids)]).toEqual(['cancelled', { '1000': 2 }]);
  });

  it('name what failed in a file that no spreadsheet executes', async () => {
    const id = await shop.product({ stock: 1 });
    await shop.sql(`UPDATE product SET name = '=cmd()' WHERE id = $1`, [id]);
    const { body } = await change('stock', { productIds: [id, MISSING], operation: 'subtract', value: 5 });
    const { body: csv } = await shop.call<string>('GET', `${JOBS}/${body.jobId}/failures.csv`, {
      token: admin,
    });
    expect(csv.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'code,name,problem,message',
      `KP-${id},'=cmd(),BULK.STOCK_BELOW_ZERO,The stock would be below zero.`,
      `KP-${MISSING},,BULK.PRODUCT_NOT_FOUND,This product does not exist.`,
    ]);
  });

  it('tell their progress while they run, and end the stream with their result', async () => {
    const ids = await products(1300);
    const release = await hold(ids[600]!);
    const { body } = await change('prices', { productIds: ids, multiplier: 2 });
    const following = shop.call<string>('GET', `${JOBS}/${body.jobId}/events`, { token: admin });
    await release();
    const events = (await following).body
      .split('\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice('data: '.length)) as BulkJobResponse);
    expect(events[0]).toMatchObject({ state: 'running', total: 1300 });
    expect(events.at(-1)).toMatchObject({ state: 'done', changed: 1300 });
  });

  it.each([
    ['startsAt', { startsAt: inMinutes(-1) }],
    ['startsAt', { startsAt: 'Monday' }],
    ['endsAt', { startsAt: inMinutes(10), endsAt: inMinutes(5) }],
    ['filter', { productIds: undefined, filter: { status: 'sold' } }],
    ['filter', { filter: {} }],
  ])('refuse a wrong %s', async (field, fields) => {
    const answer = await change('prices', { productIds: [1], multiplier: 2, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.fields!.map((problem) => problem.field.split('.')[0])).toContain(field);
  });
});
