import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addProducts, signInAdministrator } from '../bench/bench-shop.mjs';

const PRODUCTS = 10_000;
const IMPORTED = 20_000;
const LANGUAGES = ['en', 'ro', 'de', 'fr', 'es', 'it', 'pt', 'ar', 'zh', 'ja', 'ko'];
/** Similar products are looked for in each language. */
const QUESTION = 'something to keep soup hot: Suppe, supa, soupe, sopa, zuppa, شوربة, 汤, スープ, 수프';
const SAMPLE_MS = 250;
const SETTLE_MS = 3_000;
/** How the processes of the two servers call themselves. */
const SERVERS = { PostgreSQL: /^postgres/, Redis: /^(?:redis|valkey)/ };

const kilobytes = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** @returns MB; nothing of a process that has just ended */
function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return { rss: kilobytes(text, 'Rss') / 1024, pss: kilobytes(text, 'Pss') / 1024 };
  } catch {
    return { rss: 0, pss: 0 };
  }
}

function processes() {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return [{ pid: Number(pid), name, parent: Number(rest.split(' ')[1]) }];
    } catch {
      return [];
    }
  });
}

/** Memory of the parts of a shop that this process has started. */
function memoryOfParts([gateway, worker]) {
  const all = processes();
  const own = new Set([process.pid]);
  // Children come after their parents but for numbers that begin anew.
  for (let round = 0; round < 3; round += 1)
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  const server = (pattern) =>
    all
      .filter(({ pid, name }) => own.has(pid) && pattern.test(name))
      .map(({ pid }) => memoryOf(pid))
      .reduce((sum, { rss, pss }) => ({ rss: sum.rss + rss, pss: sum.pss + pss }), { rss: 0, pss: 0 });
  const parts = { gateway: memoryOf(gateway), worker: memoryOf(worker) };
  for (const [name, pattern] of Object.entries(SERVERS)) parts[name] = server(pattern);
  const pss = Object.values(parts).reduce((sum, part) => sum + part.pss, 0);
  return { ...parts, total: { pss } };
}

async function post(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function askInEachLanguage(url) {
  for (const language of LANGUAGES) {
    const { sessionId } = await post(`${url}/api/ai/connect`, {}, { 'accept-language': language });
    await post(`${url}/api/ai/chat`, { sessionId, message: QUESTION, language });
  }
}

function csvOfProducts(category) {
  const lines = Array.from(
    { length: IMPORTED },
    (_, n) => `Bowl ${n},bowl-${n},${(n % 900) + 1}.50,${category},${n % 100},"Steel, for kitchens"`,
  );
  return ['name,slug,price,category,stock,description', ...lines].join('\n');
}

/** @returns the memory at the moment of its largest sum, while a file is checked and imported */
async function largestWhileImporting(shop) {
  const headers = { authorization: `Bearer ${await signInAdministrator(shop.url)}` };
  const [{ slug }] = await (await fetch(`${shop.url}/api/categories`)).json();
  const imports = `${shop.url}/admin/api/imports`;
  const uploaded = await fetch(`${imports}?kind=products&fileName=products.csv`, {
    method: 'POST',
    body: csvOfProducts(slug),
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
    },
  });
  const { id, columns } = await uploaded.json();
  let largest = memoryOfParts(shop.pids);
  const sample = () => {
    const now = memoryOfParts(shop.pids);
    if (now.total.pss > largest.total.pss) largest = now;
  };
  const until = async (isOver) => {
    for (;;) {
      const job = await (await fetch(`${imports}/${id}`, { headers })).json();
      sample();
      if (job.state === 'failed') throw new Error(`The import failed: ${JSON.stringify(job)}`);
      if (isOver(job.state)) return;
      await pause(SAMPLE_MS);
    }
  };
  const mapping = columns.map(({ field }) => field);
  await post(`${imports}/${id}/check`, { mapping, mode: 'create-and-update' }, headers);
  await until((state) => state === 'checked');
  await post(`${imports}/${id}/start`, { skipFailed: false }, headers);
  await until((state) => state === 'done');
  return largest;
}

/** @param shop a bench shop with gateway and worker @returns states by name, each the memory of its parts in MB */
export async function memoryStates(shop) {
  await pause(SETTLE_MS);
  const started = memoryOfParts(shop.pids);
  const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
  await addProducts(database, PRODUCTS);
  await database.end();
  await askInEachLanguage(shop.url);
  await pause(SETTLE_MS);
  const filled = memoryOfParts(shop.pids);
  return {
    'after the start': started,
    '10,000 products, asked in eleven languages': filled,
    'an import of 20,000 more': await largestWhileImporting(shop),
  };
}
