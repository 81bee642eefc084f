import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';

/*
 * `node tools/bench/files.mjs`, or with `export` or `import` one half of it: whether a table of a million rows is exported
 * and checked for an import in flat memory, and whether others are answered while an Excel file is written. Memory is the
 * resident memory of the process that does the work, the largest until so many rows were done.
 */
const ROWS = 1_000_000;
const MARKS = [10_000, 100_000, 500_000, ROWS];
const PRODUCTS = 100_000;
const SAMPLE_MS = 50;
const LINES_AT_ONCE = 1000;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const write = (line) => process.stdout.write(`${line}\n`);

/** Peaks of the memory of a process while something is done in it, and how long it kept health checks waiting. */
function watch(pid, url) {
  const peaks = new Map();
  const waits = [];
  const start = performance.now();
  let [peak, isOver, nextMark] = [0, false, 0];
  const sampling = (async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMegabytes(pid));
      const asked = performance.now();
      await (await fetch(`${url}/health/live`)).arrayBuffer();
      waits.push(performance.now() - asked);
      await pause(SAMPLE_MS);
    }
  })();
  const line = (rows) => {
    const seconds = (performance.now() - start) / 1000;
    return { rows, seconds, peak: Math.round(Math.max(peak, residentMegabytes(pid))) };
  };
  return {
    reached(rows) {
      while (nextMark < MARKS.length && rows >= MARKS[nextMark]) {
        peaks.set(MARKS[nextMark], line(MARKS[nextMark]));
        nextMark += 1;
      }
    },
    async end(rows) {
      const last = line(rows);
      isOver = true;
      await sampling;
      waits.sort((left, right) => left - right);
      return {
        lines: [...peaks.values()].filter((each) => each.rows < rows).concat(last),
        p99: waits[Math.floor((waits.length - 1) * 0.99)],
        longest: waits.at(-1),
      };
    },
  };
}

const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

function print(name, before, { lines, p99, longest }) {
  for (const { rows, seconds, peak } of lines) {
    const memory = `${Math.round(before)} | ${peak}`;
    write(
      `| ${name} | ${rows} | ${seconds.toFixed(1)} | ${memory} | ${p99.toFixed(1)} | ${longest.toFixed(0)} |`,
    );
  }
}

async function measureExports() {
  const shop = await startBenchShop(root, { parts: ['gateway'] });
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 1 });
  try {
    await addAuditEntries(database);
    await addProducts(database);
    await database.query('VACUUM ANALYZE product, product_search, audit_entry');
    const headers = { authorization: `Bearer ${await signInAdministrator(shop.url)}` };
    const before = residentMegabytes(shop.pid);
    for (const [name, file, isText] of [
      ['export audit log, CSV', 'audit-entries.csv?actor=7', true],
      ['export products, CSV', 'products.csv', true],
      ['export products, Excel', 'products.xlsx', false],
    ]) {
      const watching = watch(shop.pid, shop.url);
      const answer = await fetch(`${shop.url}/admin/api/${file}`, { headers });
      if (!answer.ok) throw new Error(`${file}: ${answer.status} ${await answer.text()}`);
      let [rows, bytes] = [-1, 0];
      for await (const chunk of answer.body) {
        bytes += chunk.length;
        if (isText) watching.reached((rows += chunk.filter((byte) => byte === 10).length));
      }
      print(name, before, await watching.end(isText ? rows : PRODUCTS));
      write(`${(bytes / 1024 / 1024).toFixed(1)} MB`);
    }
  } finally {
    await database.end();
    await shop.stop();
  }
}

async function addAuditEntries(database) {
  await database.query(
    `INSERT INTO audit_entry (actor_id, actor_email, action, subject, subject_id, before, after)
     SELECT 7, 'ana@kitchenpass.example', 'product.updated', 'product', n::text,
            jsonb_build_object('price', n % 900), jsonb_build_object('price', n % 800)
       FROM generate_series(1, $1::int) n`,
    [ROWS],
  );
}

async function addProducts(database) {
  await database.query(
    `INSERT INTO product (name, slug, description, price_minor, stock_quantity, category_id)
     SELECT concat('Gastronorm container ', n), concat('container-', n),
            'Stainless steel, for ovens, refrigerators and serving', 500 + n % 9000, 100,
            (SELECT id FROM category ORDER BY id OFFSET n % 5 LIMIT 1)
       FROM generate_series(1, $1::int - (SELECT count(*)::int FROM product)) n`,
    [PRODUCTS],
  );
}

/** Uploads and checks new products: all that an import does but writing them. */
async function measureImport() {
  const shop = await startBenchShop(root, { parts: ['worker', 'gateway'] });
  try {
    const headers = { authorization: `Bearer ${await signInAdministrator(shop.url)}` };
    const [{ slug }] = await (await fetch(`${shop.url}/api/categories`)).json();
    const uploading = performance.now();
    const imports = `${shop.url}/admin/api/imports`;
    const uploaded = await fetch(`${imports}?kind=products&fileName=million.csv`, {
      method: 'POST',
      duplex: 'half',
      body: ReadableStream.from(csvOf(slug)),
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
      },
    });
    const { id, columns } = await uploaded.json();
    write(`Uploaded in ${((performance.now() - uploading) / 1000).toFixed(1)} s.`);
    const before = residentMegabytes(shop.pid);
    const watching = watch(shop.pid, shop.url);
    const mapping = columns.map(({ field }) => field);
    await fetch(`${imports}/${id}/check`, {
      method: 'POST',
      body: JSON.stringify({
        mapping,
        mode: 'create-and-update',
      }),
      headers: {
        ...headers,
        'content-type': 'application/json',
      },
    });
    for (let job = { state: 'checking' }; job.state === 'checking'; await pause(SAMPLE_MS)) {
      job = await (await fetch(`${imports}/${id}`, { headers })).json();
      watching.reached(job.rows);
      if (job.state === 'failed') throw new Error(`The check failed: ${JSON.stringify(job)}`);
    }
    print('check an import of products, CSV', before, await watching.end(ROWS));
  } finally {
    await shop.stop();
  }
}

function* csvOf(category) {
  const encoder = new TextEncoder();
  yield encoder.encode('name,slug,price,category,stock,description,name[ro]\n');
  for (let row = 0; row < ROWS; row += LINES_AT_ONCE) {
    const lines = Array.from({ length: LINES_AT_ONCE }, (_, index) => {
      const n = row + index + 1;
      return `Bowl ${n},bowl-${n},${n % 900}.50,${category},${n % 100},"Steel, for kitchens",Castron ${n}\n`;
    });
    yield encoder.encode(lines.join(''));
  }
}

const half = process.argv[2];
write('| what | rows | seconds | MB before | MB, largest | health check, p99 ms | longest ms |');
write('|---|---|---|---|---|---|---|');
if (half !== 'import') await measureExports();
if (half !== 'export') await measureImport();
