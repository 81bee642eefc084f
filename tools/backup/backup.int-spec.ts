import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { grantApplicationRole, migrate } from '@kp/platform/database';
import { Client } from 'pg';
import { migrations } from '@kp/modules';
import { takeLock } from '../start/lock.mjs';
import { type RunningPostgres, startPostgres } from '../start/postgres.mjs';
import { backup } from './backup.mjs';
import { restore } from './restore.mjs';

const STOCK = 100_000;
const BUYERS = 2;

let folder: string;
let dataDir: string;
let postgres: RunningPostgres;
let shop: OrdersShop;
let productId: number;

const at = (name: string) => path.join(folder, name);

type Row = Record<string, string>;
type Read = (text: string) => Promise<Row[]>;

async function connected<Result>(url: string, work: (read: Read) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text) => (await client.query<Row>(text)).rows);
  } finally {
    await client.end();
  }
}

const sqlOf = (url: string, text: string) => connected(url, (read) => read(text));

/** Every row of every table as text, and where every sequence stands. */
async function contentOf(read: Read): Promise<Record<string, string[]>> {
  const tables = await read(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await read(`SELECT t::text AS line FROM "${name}" t ORDER BY 1`);
    content[name!] = rows.map(({ line }) => line!);
  }
  const sequences = await read(
    'SELECT sequencename || $$ $$ || last_value AS line FROM pg_sequences ORDER BY 1',
  );
  return { ...content, sequences: sequences.map(({ line }) => line!) };
}

/** Restores into a folder that does not exist yet and looks at what a server there holds. */
async function restored(
  file: string,
  name: string,
): Promise<{ url: string; server: RunningPostgres; folder: string }> {
  const into = at(name);
  mkdirSync(into, { mode: 0o755 });
  await restore({ dataDir: into, file });
  const server = await startPostgres({ dataDir: into });
  return { url: server.url, server, folder: into };
}

async function placeOrder(): Promise<number> {
  const answer = await shop.call<OrderAnswer>('POST', '/api/orders', {
    body: anOrder([{ productId, quantity: 1 }]),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
}

describe('a backup of the embedded shop', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-backup-'));
    chmodSync(folder, 0o755);
    dataDir = at('data');
    mkdirSync(path.join(dataDir, 'uploads'), { recursive: true });
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"jwtSecret":"of-this-shop"}');
    writeFileSync(path.join(dataDir, 'uploads', 'label.svg'), '<svg/>');
    postgres = await startPostgres({ dataDir });
    await migrate(postgres.ownerUrl, migrations);
    await grantApplicationRole(postgres.ownerUrl, postgres.url);
    shop = await startOrdersShop({
      environment: { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl },
    });
    productId = await shop.product({ stock: STOCK });
  });

  afterAll(async () => {
    await shop.close();
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  it('of a shop at rest holds every row of every table, its secrets and its files', async () => {
    await Promise.all(Array.from({ length: 10 }, placeOrder));
    await backup({ dataDir, file: at('rest.tar.gz') });
    const before = await connected(postgres.url, contentOf);
    const copy = await restored(at('rest.tar.gz'), 'rest');
    try {
      expect(Object.keys(before).length).toBeGreaterThan(20);
      expect(await connected(copy.url, contentOf)).toEqual(before);
      expect(readFileSync(path.join(copy.folder, 'secrets.json'), 'utf8')).toContain('of-this-shop');
      expect(readFileSync(path.join(copy.folder, 'uploads', 'label.svg'), 'utf8')).toBe('<svg/>');
      for (const name of ['rest.tar.gz', 'rest/secrets.json', 'rest/postgres.json']) {
        expect(statSync(at(name)).mode & 0o777).toBe(0o600);
      }
    } finally {
      await copy.server.destroy();
    }
  });

  it('under concurrent orders is of one moment: no order of before is missing, none is half there', async () => {
    const placed: number[] = [];
    let isRunning = true;
    const buyers = Array.from({ length: BUYERS }, async () => {
      while (isRunning) placed.push(await placeOrder());
    });
    while (placed.length < 20) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = [...placed];
    await backup({ dataDir, file: at('busy.tar.gz') });
    const atEnd = placed.length;
    isRunning = false;
    await Promise.all(buyers);
    expect(atEnd).toBeGreaterThan(before.length);

    const copy = await restored(at('busy.tar.gz'), 'busy');
    try {
      const [now, then] = await Promise.all([
        connected(postgres.url, contentOf),
        connected(copy.url, contentOf),
      ]);
      const ids = (await sqlOf(copy.url, 'SELECT id FROM orders')).map(({ id }) => Number(id));
      expect(before.filter((id) => !ids.includes(id))).toEqual([]);
      // Tables that only grow hold a part of today's rows, each of them whole.
      for (const table of ['orders', 'order_line', 'order_event']) {
        const rows = new Set(now[table]);
        expect(then[table]!.filter((row) => !rows.has(row))).toEqual([]);
      }
      const [sums] = await sqlOf(
        copy.url,
        `SELECT (SELECT count(*) FROM orders)::text AS orders, (SELECT sum(quantity) FROM order_line)::text AS sold,
          (SELECT ${STOCK} - stock_quantity FROM product WHERE id = ${productId})::text AS taken,
          (SELECT count(*) FROM outbox_message)::text AS events`,
      );
      expect(sums).toEqual({ orders: sums!.sold, sold: sums!.sold, taken: sums!.sold, events: sums!.sold });
    } finally {
      await copy.server.destroy();
    }
  });

  it('that was cut off or damaged is recognised before anything is touched', async () => {
    const file = at('rest.tar.gz');
    const whole = readFileSync(file);
    const cut = at('cut.tar.gz');
    writeFileSync(cut, whole);
    truncateSync(cut, Math.floor(whole.length * 0.9));
    const damaged = at('damaged.tar.gz');
    const bytes = Buffer.from(whole);
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    writeFileSync(damaged, bytes);
    writeFileSync(at('text.tar.gz'), 'no backup at all');
    const target = at('target');
    mkdirSync(target);
    writeFileSync(path.join(target, 'secrets.json'), 'precious');
    for (const bad of [cut, damaged, at('text.tar.gz')]) {
      await expect(restore({ dataDir: target, file: bad, force: true })).rejects.toThrow(
        /Nothing was changed/,
      );
    }
    expect(readFileSync(path.join(target, 'secrets.json'), 'utf8')).toBe('precious');
  });

  it('replaces data only with --force, and never those of a running shop', async () => {
    const file = at('rest.tar.gz');
    const target = at('occupied');
    mkdirSync(target, { mode: 0o755 });
    writeFileSync(path.join(target, 'old.txt'), 'old');
    await expect(restore({ dataDir: target, file })).rejects.toThrow(/is not empty/);
    await expect(restore({ dataDir, file, force: true })).rejects.toThrow(/still runs/);
    const lock = takeLock(target, 'http://localhost:3000');
    await expect(restore({ dataDir: target, file, force: true })).rejects.toThrow(/shop runs/);
    lock.release();
    await restore({ dataDir: target, file, force: true });
    expect(() => statSync(path.join(target, 'old.txt'))).toThrow(/ENOENT/);
    const server = await startPostgres({ dataDir: target });
    expect(await sqlOf(server.url, 'SELECT count(*)::text AS orders FROM orders')).toEqual([
      { orders: '10' },
    ]);
    await server.stop();
  });

  it('of a shop that does not run is taken as well, and never replaces a file', async () => {
    const target = at('occupied');
    const into = at('stopped');
    mkdirSync(into, { mode: 0o755 });
    // Left by a backup that was killed.
    writeFileSync(at('stopped.tar.gz.partial'), 'half');
    await backup({ dataDir: target, file: at('stopped.tar.gz') });
    expect(existsSync(at('stopped.tar.gz.partial'))).toBe(false);
    await expect(backup({ dataDir: target, file: at('stopped.tar.gz') })).rejects.toThrow(/exists/);
    await restore({ dataDir: into, file: at('stopped.tar.gz') });
    const server = await startPostgres({ dataDir: into });
    expect(await sqlOf(server.url, 'SELECT count(*)::text AS orders FROM orders')).toEqual([
      { orders: '10' },
    ]);
    await server.destroy();
  });
});
