import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';

const POLL_MS = 100;
const HEAD = 'Cod produs;Denumire articol;Categorie;Preţ vânzare;Preţ achiziţie;Stoc;UM;TVA';

/** "1234" cents as a Romanian supplier writes them. */
const lei = (minor) => `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

/** What the article `n` costs and how many there are, in the round-th list of the supplier. */
export const priceOf = (n, round) => 1000 + (n % 9000) + 10 * round;
export const stockOf = (n, round) => 20 + ((n + 7 * round) % 50);

/** A list of a supplier: another price and stock for each article in every round. */
export function listOf(rows, round, category) {
  const line = (n) =>
    `S-${n};Container ${n};${category};${lei(priceOf(n, round))};${lei(Math.floor(priceOf(n, round) / 2))};${stockOf(n, round)};buc;21%`;
  return [HEAD, ...Array.from({ length: rows }, (_, index) => line(index + 1))].join('\n');
}

/** A shop beside the server of a supplier, whose list it fetches. */
export async function startFeedingShop(root, parts) {
  let list = '';
  const server = http.createServer((_request, answer) => answer.end(list)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${server.address().port}`;
  const shop = await startBenchShop(root, { parts, environment: { IMPORT_PICTURE_PRIVATE_HOSTS: host } });
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 2 });
  const authorization = `Bearer ${await signInAdministrator(shop.url)}`;
  const call = async (method, path, body) => {
    const answer = await fetch(`${shop.url}/admin/api${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const [category] = await (await fetch(`${shop.url}/api/categories`)).json();

  /** @returns the import once it is in one of the states, and how long that took */
  const until = async (id, states) => {
    const start = performance.now();
    for (;;) {
      const job = await call('GET', `/imports/${id}`);
      if (states.includes(job.state)) return { job, seconds: (performance.now() - start) / 1000 };
      await pause(POLL_MS);
    }
  };
  const check = async ({ id, columns }, mode) => {
    await call('POST', `/imports/${id}/check`, { mapping: columns.map(({ field }) => field), mode });
    return until(id, ['checked', 'failed']);
  };

  return {
    shop,
    database,
    call,
    category: category.name,
    check,
    until,
    serve: (text) => (list = text),
    async upload(text) {
      const answer = await fetch(`${shop.url}/admin/api/imports?kind=products&fileName=list.csv`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: text,
      });
      return answer.json();
    },
    async write(id) {
      await call('POST', `/imports/${id}/start`, { skipFailed: true });
      return until(id, ['done', 'failed']);
    },
    /** One that was tested, and runs when it is asked to. */
    async addFeed() {
      const feed = {
        name: 'Bench',
        supplierId: null,
        address: `http://${host}/list.csv`,
        auth: 'none',
        username: '',
        everyHours: 24,
        fields: ['price', 'costPrice', 'stock'],
        maxChangePercent: 20,
        isActive: false,
      };
      const { id, version } = await call('POST', '/supplier-feeds', feed);
      const test = await call('POST', `/supplier-feeds/${id}/test`);
      await check(test, 'update');
      await call('POST', `/imports/${test.id}/cancel`);
      await call('PUT', `/supplier-feeds/${id}`, { ...feed, isActive: true, version });
      return id;
    },
    /** The newest run of the feed. */
    run: async (feedId) => (await call('GET', `/supplier-feeds/${feedId}/runs`))[0],
    async stop() {
      await database.end();
      await shop.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
