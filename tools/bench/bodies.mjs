/*
 * How long bodies of hostile shapes hold the event loop of a running gateway: the slowest of the health checks that are
 * asked without a pause meanwhile, each shape sent several times, one request at a time.
 * Run: node tools/bench/bodies.mjs [url]   (a shop with LIMIT_FACTOR=1000, on this machine)
 */
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const REPEATS = 15;
const LIMIT_BYTES = 64 * 1024;
const ROUTES = [
  '/api/orders',
  '/api/cart/validate',
  '/api/auth/login',
  '/api/payments/stripe/create-payment-intent',
];

const json = (value) => JSON.stringify(value);
const many = (count, entry) => Array.from({ length: count }, (_, index) => entry(index));
const keys = (count, key = (index) => `k${index}`) =>
  json(Object.fromEntries(many(count, (index) => [key(index), 1])));
/** The longest text of this shape that the limit lets through. */
const upTo = (shape) => {
  let count = 1;
  while (shape(count * 2).length <= LIMIT_BYTES) count *= 2;
  for (let step = count >> 1; step > 0; step >>= 1)
    if (shape(count + step).length <= LIMIT_BYTES) count += step;
  return shape(count);
};

const ORDER = { email: 'a@kitchen.example', items: [{ productId: 1, quantity: 1 }], paymentMethod: 'cash' };

export const SHAPES = {
  'a small order': json(ORDER),
  '40,000 unknown keys (418 KB)': keys(40_000),
  '64 KB of unknown keys': upTo((count) => keys(count)),
  '64 KB of one key, repeated': upTo((count) => `{${many(count, () => '"a":1').join(',')}}`),
  '64 KB of number keys, descending': upTo((count) => keys(count, (index) => 1e6 - index)),
  '200 keys with long values': json(Object.fromEntries(many(200, (index) => [`k${index}`, 'x'.repeat(300)]))),
  '64 KB of "["': '['.repeat(LIMIT_BYTES / 2) + ']'.repeat(LIMIT_BYTES / 2),
  '64 KB of {"a":': upTo((count) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`),
  '64 KB of items': upTo((count) =>
    json({ ...ORDER, items: many(count, () => ({ productId: 1, quantity: 1 })) }),
  ),
  '64 KB of empty objects': upTo((count) => json({ ...ORDER, items: many(count, () => ({})) })),
  'a number of 64 KB': `{"amount":${'9'.repeat(LIMIT_BYTES - 20)}}`,
  'an e-mail of 60 KB': json({ ...ORDER, email: `${'a.'.repeat(30_000)}@b`, password: 'x' }),
  'an e-mail of 60 KB of "@"': json({ ...ORDER, email: '@'.repeat(60_000), password: 'x' }),
  'texts of 6 KB of spaces': json(
    Object.fromEntries(
      [
        'firstName',
        'lastName',
        'phone',
        'address',
        'city',
        'notes',
        'email',
        'zip',
        'company',
        'message',
      ].map((name) => [name, ' '.repeat(6000)]),
    ),
  ),
  '64 KB of escapes': upTo((count) => `{"email":"${'\\u0041'.repeat(count)}"}`),
  'broken at its end': `${json(ORDER).slice(0, -1)},"notes":"${'x'.repeat(60_000)}`,
  __proto__keys: upTo((count) => `{${many(count, () => '"__proto__":{"a":1}').join(',')}}`),
};

/** Asks for the health of the process without a pause, and answers the slowest answer since it was last asked. */
function watch({ url }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let slowest = 0;
  parentPort.on('message', () => {
    parentPort.postMessage(slowest);
    slowest = 0;
  });
  const next = () => {
    const start = performance.now();
    request(`${url}/health/live`, { agent }, (response) => {
      response.resume().on('end', () => {
        slowest = Math.max(slowest, performance.now() - start);
        setImmediate(next);
      });
    }).end();
  };
  next();
}

const agent = new Agent({ keepAlive: true });

const post = (url, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });

async function run(url) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  const slowest = () =>
    new Promise((resolve) => {
      worker.once('message', resolve);
      worker.postMessage(null);
    });
  const rows = [];
  for (const [name, body] of [['(warm-up)', SHAPES['a small order']], ...Object.entries(SHAPES)]) {
    await slowest();
    const answers = new Set();
    const each = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      for (const route of ROUTES) answers.add(await post(url + route, body));
      each.push(await slowest());
    }
    each.sort((a, b) => a - b);
    rows.push([name, [...answers].sort().join(' '), each[REPEATS >> 1].toFixed(1), each.at(-1).toFixed(1)]);
  }
  await worker.terminate();
  agent.destroy();
  const table = [['body', 'answers', 'median ms', 'longest ms'], ['---', '---', '--:', '--:'], ...rows];
  process.stdout.write(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
}

if (isMainThread) await run(process.argv[2] ?? 'http://127.0.0.1:3000');
else watch(workerData);
