import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Problem } from '@kp/platform/http';
import { Sql } from '@kp/platform/database';
import { KeysConfig, SigningKeys } from '@kp/platform/keys';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { aWorkbook, waitUntil } from '@kp/testing';
import type { OpenTasksResponse } from '../dashboard/dashboard.dto';
import type { ImportResponse } from '../imports/imports.dto';
import { type ImportShop, startImportShop } from '../testing/import-shop';
import { FEED_RUN_STARTED } from './feed';
import type { HeldPriceResponse, ReportedFeedRunResponse, SupplierFeedResponse } from './feeds.dto';
import { FeedSecrets } from './feed-secrets';
import { RunFeedHandler } from './run-feed.handler';

const FEEDS = '/admin/api/supplier-feeds';
const SECRET = 'pass-word-of-inox';

/** The server of a supplier. */
class SupplierServer {
  readonly asked: IncomingHttpHeaders[] = [];
  body: Buffer | string = '';
  status = 200;
  headers: Record<string, string> = {};
  /** Answers wait for it. */
  gate: Promise<void> = Promise.resolve();
  private readonly server = http.createServer((request, reply) => {
    this.asked.push(request.headers);
    void this.gate.then(() => {
      const isKnown = this.headers['etag'] && request.headers['if-none-match'] === this.headers['etag'];
      reply.writeHead(isKnown ? 304 : this.status, this.headers).end(isKnown ? '' : this.body);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  serve(body: Buffer | string, headers: Record<string, string> = {}, status = 200): void {
    Object.assign(this, { body, headers, status });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe('lists of suppliers', () => {
  const supplier = new SupplierServer();
  const other = new SupplierServer();
  let host: string;
  let otherHost: string;
  let desk: ImportShop;
  let tray: number;
  let lid: number;
  beforeAll(async () => {
    [host, otherHost] = [await supplier.start(), await other.start()];
    desk = await startImportShop('products', {
      environment: { IMPORT_PICTURE_PRIVATE_HOSTS: `${host},${otherHost}` },
    });
    await desk.shop.sql(`UPDATE company_settings SET email = 'owner@shop.example'`);
    tray = await desk.shop.product({ name: 'Tray', priceMinor: 1000, stock: 5 });
    lid = await desk.shop.product({ name: 'Lid', priceMinor: 500, stock: 5 });
    await desk.shop.sql(`UPDATE product SET sku = 'GN-' || id`);
  });
  afterAll(async () => {
    await desk.shop.close();
    supplier.close();
    other.close();
  });

  const call = <Body = SupplierFeedResponse>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => desk.shop.call<Body & Problem>(method, `${FEEDS}${path}`, { token: desk.admin, body });
  const aFeed = (changes: object = {}) => ({
    name: 'Inox',
    supplierId: null,
    address: `http://${host}/list.csv?key=key-of-inox`,
    auth: 'basic',
    username: 'shop',
    secret: SECRET,
    everyHours: 6,
    fields: ['price', 'stock'],
    maxChangePercent: 20,
    isActive: false,
    ...changes,
  });
  const list = (rows: [sku: string, price: string, stock: number][]) =>
    [
      'Cod articol;Denumire;Pret;Stoc',
      ...rows.map(([sku, price, stock]) => `${sku};New name;${price};${stock}`),
    ].join('\n');
  const sku = (id: number) => `GN-${id}`;
  const products = () =>
    desk.shop.sql(
      `SELECT name, price_minor AS price, stock_quantity AS stock FROM product WHERE id IN ($1, $2) ORDER BY id`,
      [tray, lid],
    );
  const read = async (id: number) => (await call('GET', `/${id}`)).body;
  const runs = async (id: number) => (await call<ReportedFeedRunResponse[]>('GET', `/${id}/runs`)).body;
  const held = async (id: number) => (await call<HeldPriceResponse[]>('GET', `/${id}/held`)).body;
  const tasks = async () =>
    (await desk.shop.call<OpenTasksResponse>('GET', '/admin/api/dashboard/open-tasks', { token: desk.admin }))
      .body;
  const mails = async (words: string) =>
    (await desk.shop.sql<{ subject: string }>('SELECT subject FROM mail ORDER BY id'))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(words));
  const schedule = () => desk.shop.app.get(ScheduledJobs).runNow('admin-bulk.start-due-feeds');

  /** A feed whose columns are chosen, and which runs when it is due. */
  async function tested(changes: object = {}): Promise<SupplierFeedResponse> {
    const { id, version } = (await call('POST', '', aFeed(changes))).body;
    const { body: job } = await call<ImportResponse>('POST', `/${id}/test`);
    const mapping = job.columns.map(({ field }) => field);
    await desk.act(job.id, 'check', { mapping, mode: 'update' });
    await desk.atRest(job.id);
    await desk.act(job.id, 'cancel');
    const { secret: _secret, ...kept } = aFeed({ ...changes, isActive: true });
    return (await call('PUT', `/${id}`, { ...kept, address: (await read(id)).address, version })).body;
  }

  /** When it is due; answers the report once it is over. */
  async function ran(id: number): Promise<ReportedFeedRunResponse> {
    const before = (await runs(id)).length;
    await desk.shop.sql(`UPDATE supplier_feed SET next_run_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    await schedule();
    await waitUntil('the run is over', async () => {
      const [last, ...earlier] = await runs(id);
      return earlier.length === before && last!.state !== 'running';
    });
    return (await runs(id))[0]!;
  }

  const reset = () =>
    desk.shop.sql(
      `UPDATE product SET price_minor = CASE id WHEN $1 THEN 1000 ELSE 500 END, stock_quantity = 5 WHERE id IN ($1, $2)`,
      [tray, lid],
    );
  beforeEach(async () => {
    await reset();
    await desk.shop.sql('DELETE FROM supplier_feed');
    await desk.shop.sql('DELETE FROM mail');
    supplier.gate = Promise.resolve();
  });

  it('are tested before they run: what would change is seen, and nothing does', async () => {
    supplier.serve(
      list([
        [sku(tray), '11,00', 7],
        [sku(lid), '9,00', 5],
        ['X-1', '1,00', 1],
      ]),
    );
    const { status, body: feed } = await call('POST', '', aFeed({ isActive: true }));
    expect([status, feed.isActive, feed.columns]).toEqual([201, false, []]);
    const untested = { ...aFeed({ isActive: true }), address: feed.address, version: feed.version };
    expect((await call('PUT', `/${feed.id}`, untested)).body.code).toBe('FEED.NOT_TESTED');
    expect((await call('POST', `/${feed.id}/runs`)).body.code).toBe('FEED.NOT_TESTED');

    const { body: job } = await call<ImportResponse>('POST', `/${feed.id}/test`);
    expect(job.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Cod articol', 'code'],
      ['Denumire', null],
      ['Pret', 'price'],
      ['Stoc', 'stock'],
    ]);
    const refused = await desk.act(job.id, 'check', {
      mapping: [null, null, 'price', 'stock'],
      mode: 'update',
    });
    expect([refused.status, refused.body.fields![0]!.field]).toEqual([400, 'mapping']);
    await desk.act(job.id, 'check', { mapping: ['code', null, 'price', 'stock'], mode: 'create-and-update' });
    expect(await desk.atRest(job.id)).toMatchObject({
      state: 'checked',
      mode: 'update',
      feedId: feed.id,
      created: 0,
      updated: 1,
      held: 1,
      unknown: 1,
      failed: 0,
    });
    expect(await products()).toMatchObject([
      { price: 1000, stock: 5 },
      { price: 500, stock: 5 },
    ]);
    expect((await read(feed.id)).columns.map(({ name, field }) => `${name}: ${field}`).sort()).toEqual([
      'Cod articol: code',
      'Pret: price',
      'Stoc: stock',
    ]);
  });

  it('run when they are due: price and stock change, nothing else, and an unchanged file writes nothing', async () => {
    supplier.serve(
      list([
        [sku(tray), '11,00', 7],
        [sku(lid), '5,00', 5],
        ['X-1', '1,00', 1],
      ]),
      { etag: '"1"' },
    );
    const { id } = await tested();
    expect(await ran(id)).toMatchObject({
      state: 'done',
      updated: 1,
      unchanged: 1,
      held: 0,
      unknown: 1,
      failed: 0,
    });
    expect(await products()).toEqual([
      { name: 'Tray', price: 1100, stock: 7 },
      { name: 'Lid', price: 500, stock: 5 },
    ]);
    expect(supplier.asked.at(-1)!.authorization).toBe(
      `Basic ${Buffer.from(`shop:${SECRET}`).toString('base64')}`,
    );

    const imports = await desk.shop.count('import_job');
    expect(await ran(id)).toMatchObject({ state: 'unchanged', importId: null });
    expect(supplier.asked.at(-1)!['if-none-match']).toBe('"1"');
    supplier.serve(supplier.body, { etag: '"2"' });
    expect(await ran(id)).toMatchObject({ state: 'unchanged' });
    expect(await desk.shop.count('import_job')).toBe(imports);
    const { lastGoodAt, brokenSince, waiting, nextRunAt } = await read(id);
    expect([brokenSince, waiting]).toEqual([null, 0]);
    expect(Date.parse(String(lastGoodAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(String(nextRunAt)) - Date.now()).toBeGreaterThan(5 * 3_600_000);
  });

  it.each<[string, () => Buffer]>([
    [
      'a workbook',
      () =>
        aWorkbook([
          ['Cod articol', 'Pret', 'Stoc'],
          [sku(tray), 11, 7],
        ]),
    ],
    [
      'XML that is packed',
      () =>
        gzipSync(
          `<l><p><sku>${sku(tray)}</sku><price>11.00</price><stock>7</stock></p><p><sku>X</sku><price>1</price><stock>1</stock></p></l>`,
        ),
    ],
  ])('may be %s', async (_kind, file) => {
    supplier.serve(file());
    const { id } = await tested({ auth: 'token', username: '' });
    expect(await ran(id)).toMatchObject({ state: 'done', updated: 1 });
    expect(await products()).toMatchObject([{ price: 1100, stock: 7 }, {}]);
    expect(supplier.asked.at(-1)!.authorization).toBe(`Bearer ${SECRET}`);
  });

  it('hold prices that move by 20 % until they are approved; their stock is taken over', async () => {
    supplier.serve(
      list([
        [sku(tray), '12,00', 7],
        [sku(lid), '4,00', 6],
      ]),
    );
    const { id } = await tested();
    expect(await ran(id)).toMatchObject({ state: 'done', held: 2, updated: 0 });
    expect(await products()).toMatchObject([
      { price: 1000, stock: 7 },
      { price: 500, stock: 6 },
    ]);
    expect(await tasks()).toMatchObject({ pricesHeld: 2, feedsBroken: 0 });
    await waitUntil('the owner knows', async () => (await mails('prices wait (2)')).length === 1);
    expect((await held(id)).map(({ productId, changes }) => [productId, changes])).toEqual([
      [tray, [{ field: 'price', before: '10.00', after: '12.00' }]],
      [lid, [{ field: 'price', before: '5.00', after: '4.00' }]],
    ]);

    const kept = await call('POST', `/${id}/held/dismiss`, { productIds: [lid] });
    expect(kept.body).toEqual({ decided: 1, renewed: 0, waiting: 1 });
    const approved = await Promise.all(
      [1, 2].map(() => call('POST', `/${id}/held/approve`, { productIds: [tray] })),
    );
    expect(approved.map(({ body }) => (body as unknown as { decided: number }).decided).sort()).toEqual([
      0, 1,
    ]);
    expect(await products()).toMatchObject([{ price: 1200 }, { price: 500 }]);
    const [entry] = await desk.shop.sql(
      `SELECT actor_email AS by, after ->> 'price' AS price FROM audit_entry
        WHERE action = 'product.updated' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [String(tray)],
    );
    expect(entry).toEqual({ by: 'admin@kitchenpass.example', price: '12.00' });

    supplier.serve(
      list([
        [sku(tray), '12,00', 7],
        [sku(lid), '4,00', 9],
      ]),
    );
    expect(await ran(id)).toMatchObject({ held: 1, unchanged: 1 });
    expect(await tasks()).toMatchObject({ pricesHeld: 0 });
    expect((await held(id)).map(({ productId, dismissed }) => [productId, dismissed])).toEqual([[lid, true]]);
    supplier.serve(
      list([
        [sku(tray), '12,00', 7],
        [sku(lid), '3,00', 9],
      ]),
    );
    await ran(id);
    expect(await tasks()).toMatchObject({ pricesHeld: 1 });
    supplier.serve(
      list([
        [sku(tray), '12,00', 7],
        [sku(lid), '5,10', 9],
      ]),
    );
    expect(await ran(id)).toMatchObject({ held: 0, updated: 1 });
    expect(await held(id)).toEqual([]);
  });

  it('do not overwrite what was changed in the shop while a price waited: it is shown again', async () => {
    supplier.serve(list([[sku(tray), '20,00', 5]]));
    const { id } = await tested();
    await ran(id);
    await desk.shop.sql('UPDATE product SET price_minor = 1500 WHERE id = $1', [tray]);
    expect((await call('POST', `/${id}/held/approve`, {})).body).toEqual({
      decided: 0,
      renewed: 1,
      waiting: 1,
    });
    expect(await products()).toMatchObject([{ price: 1500 }, {}]);
    expect((await held(id))[0]!.changes).toEqual([{ field: 'price', before: '15.00', after: '20.00' }]);
    expect((await call('POST', `/${id}/held/approve`, {})).body).toMatchObject({ decided: 1, waiting: 0 });
    expect(await products()).toMatchObject([{ price: 2000 }, {}]);
  });

  it('leave products of other suppliers alone', async () => {
    const [inox] = await desk.shop.sql<{ id: number }>(
      `INSERT INTO supplier (name) VALUES ('Inox'), ('Alpina') RETURNING id`,
    );
    await desk.shop.sql(`UPDATE product SET supplier_id = $2 WHERE id = $1`, [lid, inox!.id + 1]);
    supplier.serve(
      list([
        [sku(tray), '11,00', 7],
        [sku(lid), '5,10', 7],
      ]),
    );
    const { id } = await tested({ supplierId: inox!.id });
    const { importId } = await ran(id);
    expect(await products()).toMatchObject([{ price: 1100 }, { price: 500, stock: 5 }]);
    expect(await desk.problems(importId!)).toEqual(['3 supplier importOtherSupplier']);
  });

  it('that break change nothing: the last good state stays, and the owner is told once', async () => {
    const good = list([
      [sku(tray), '11,00', 7],
      [sku(lid), '5,00', 5],
    ]);
    supplier.serve(good);
    const { id } = await tested();
    await ran(id);
    const faults: [() => void, string][] = [
      [() => supplier.serve('', {}, 500), 'FEED.UNREACHABLE'],
      [() => supplier.serve('', {}, 401), 'FEED.UNAUTHORIZED'],
      [() => supplier.serve('', {}, 404), 'FEED.NOT_FOUND'],
      [() => supplier.serve(good, { 'content-length': '100000' }), 'FEED.UNREACHABLE'],
      [() => supplier.serve('<!DOCTYPE html><html><body>Log in</body></html>'), 'TABLE.NOT_XML'],
      [() => supplier.serve(good.replace('Pret', 'Pret nou')), 'FEED.COLUMNS_CHANGED'],
      [
        () =>
          supplier.serve(
            list([
              ['X-1', '1,00', 1],
              ['X-2', '1,00', 1],
            ]),
          ),
        'FEED.NOTHING_KNOWN',
      ],
      [
        () =>
          supplier.serve(
            list([[sku(tray), '11,50', 1], ...[1, 2, 3].map(() => [sku(lid), 'abc', 1] as never)]),
          ),
        'FEED.MOSTLY_FAILED',
      ],
      [
        () => supplier.serve('', { location: 'http://169.254.169.254/latest/meta-data' }, 302),
        'FEED.ADDRESS_NOT_ALLOWED',
      ],
    ];
    const others = await Promise.all(
      [1, 2, 3, 4].map((n) => desk.shop.product({ name: `Pan ${n}`, priceMinor: 500, stock: 5 })),
    );
    await desk.shop.sql(`UPDATE product SET sku = 'GN-' || id WHERE id = ANY ($1)`, [others]);
    const soldOut = [tray, lid, ...others].map((each) => [sku(each), '5,00', 0] as [string, string, number]);
    faults.push([() => supplier.serve(list(soldOut)), 'FEED.MOSTLY_SOLD_OUT']);
    for (const [fault, problem] of faults) {
      fault();
      expect(await ran(id)).toMatchObject({ state: 'failed', problem });
      expect(await products()).toMatchObject([
        { price: 1100, stock: 7 },
        { price: 500, stock: 5 },
      ]);
    }
    expect(await tasks()).toMatchObject({ feedsBroken: 1 });
    await waitUntil('the owner knows', async () => (await mails('failed')).length > 0);
    expect(await mails('failed')).toHaveLength(1);
    const broken = await read(id);
    expect(Date.parse(String(broken.lastGoodAt))).toBeLessThan(Date.parse(String(broken.brokenSince)));
    expect(Date.parse(String(broken.nextRunAt)) - Date.now()).toBeLessThan(3_600_001);
    supplier.serve(list([[sku(tray), '11,20', 7]]));
    expect(await ran(id)).toMatchObject({ state: 'done', updated: 1 });
    expect([(await read(id)).brokenSince, (await tasks()).feedsBroken]).toEqual([null, 0]);
  });

  it('run once at a time, and a run whose worker dies goes on or is given up', async () => {
    supplier.serve(list([[sku(tray), '11,00', 7]]));
    const { id } = await tested();
    let open = () => undefined as void;
    supplier.gate = new Promise((opened) => (open = opened));
    const both = await Promise.all([1, 2, 3].map(() => call('POST', `/${id}/runs`)));
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('FEED.RUNNING');
    await desk.shop.sql(`UPDATE supplier_feed SET next_run_at = now() WHERE id = $1`, [id]);
    await schedule();
    expect(await runs(id)).toHaveLength(1);
    // As a queue does that has lost its worker: the same job once more, beside the first.
    const runId = (await runs(id))[0]!.id;
    const imports = await desk.shop.count('import_job');
    const again = desk.shop.app.get(RunFeedHandler, { strict: false });
    const second = again.handle({ payload: { runId }, type: FEED_RUN_STARTED } as never);
    open();
    await second;
    await waitUntil('the run is over', async () => (await runs(id))[0]!.state === 'done');
    expect(await desk.shop.count('import_job')).toBe(imports + 1);
    expect(await products()).toMatchObject([{ price: 1100, stock: 7 }, {}]);

    await desk.shop.sql(
      `INSERT INTO supplier_feed_run (feed_id, started_at) VALUES ($1, now() - interval '7 hours')`,
      [id],
    );
    await schedule();
    expect((await runs(id))[0]).toMatchObject({ state: 'failed', problem: 'FEED.INTERRUPTED' });
  });

  it('keep their passwords with the new key once the key is changed', async () => {
    const { id } = (await call('POST', '', aFeed())).body;
    const { app } = desk.shop;
    const { jwtSecret } = app.get(KeysConfig);
    const NEXT = { jwtSecret: 'the-next-secret-of-at-least-32-characters' };
    const reading = (keys: KeysConfig) => new FeedSecrets(new SigningKeys(keys), app.get(Sql)).read(id);
    const secret = { address: `http://${host}/list.csv?key=key-of-inox`, secret: SECRET };
    expect(await reading(NEXT)).toBeNull();
    expect(await reading({ ...NEXT, jwtSecretPrevious: jwtSecret })).toEqual(secret);
    expect(await reading(NEXT)).toEqual(secret);
    const { status, body } = await call('POST', `/${id}/test`);
    expect([status, body.details]).toEqual([
      422,
      expect.objectContaining({ problem: 'FEED.SECRET_UNREADABLE' }),
    ]);
    await call('DELETE', `/${id}`);
  });

  it('are asked for on the web alone, and their passwords go to their server and nowhere else', async () => {
    const refusal = async (changes: object) => {
      const { status, body } = await call('POST', '', aFeed(changes));
      return [status, body.fields?.[0]?.field];
    };
    for (const address of [
      'http://127.0.0.1/x',
      'http://10.0.0.8/x',
      'http://[::1]/x',
      'file:///etc/passwd',
      'https://u:p@x.example/',
    ])
      expect(await refusal({ address, auth: 'none' })).toEqual([400, 'address']);
    expect(await refusal({ address: 'http://supplier.example/list.csv' })).toEqual([400, 'address']);
    expect(await refusal({ secret: undefined })).toEqual([400, 'secret']);

    supplier.serve(list([[sku(tray), '11,00', 7]]));
    const feed = await tested();
    const moved = {
      ...aFeed({ secret: undefined, address: `http://${otherHost}/list.csv` }),
      version: feed.version,
    };
    expect((await call('PUT', `/${feed.id}`, moved)).body.fields?.[0]?.field).toBe('secret');
    supplier.serve('', { location: `http://${otherHost}/list.csv` }, 302);
    other.serve(list([[sku(tray), '11,00', 7]]));
    expect(await ran(feed.id)).toMatchObject({ state: 'done' });
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([undefined]);

    expect(feed.address).toBe(`http://${host}/list.csv?•••`);
    const [stored] = await desk.shop.sql<{ text: string }>(
      `SELECT concat((SELECT json_agg(f) FROM supplier_feed f), (SELECT json_agg(a) FROM audit_entry a),
              (SELECT json_agg(o) FROM outbox_message o)) AS text`,
    );
    const told = JSON.stringify([feed, await runs(feed.id), stored]);
    for (const secret of [SECRET, 'key-of-inox']) expect(told).not.toContain(secret);
    expect((await call('DELETE', `/${feed.id}`)).status).toBe(204);
    expect((await call('GET', `/${feed.id}`)).body.code).toBe('FEED.NOT_EXISTING');
  });
});
