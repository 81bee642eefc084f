import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';

/* What a running gateway answers to more connections than it can serve, which search without a pause. */

const PROBE_INTERVAL_MS = 100;
const PATHS = ['/health/live', '/health/ready'];

/** The value below which `share` of the sorted durations lie. */
const percentile = (sorted, share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

function line(name, durations, seconds) {
  const sorted = [...durations].sort((a, b) => a - b);
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(sorted, share));
  const columns = [String(Math.round(sorted.length / seconds)), `${p50} ms`, `${p95} ms`, `${max} ms`];
  return `| ${name.padEnd(22)} | ${columns.map((text) => text.padStart(9)).join(' | ')} |`;
}

/** Health checks from a thread of their own, so that the load generator does not delay them. */
async function probe({ url, seconds }) {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const path of PATHS) {
      const start = performance.now();
      const status = await fetch(url + path).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      );
      parentPort.postMessage({ name: `${path} ${status}`, duration: performance.now() - start });
    }
    await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
  }
}

/** A process that has just started compiles while it answers. */
async function warmUp(url) {
  let search = 0;
  await autocannon({
    url,
    connections: 100,
    duration: 5,
    requests: [
      { setupRequest: (request) => ({ ...request, path: `/api/products?search=spoon${(search += 1)}` }) },
    ],
  });
}

/** @returns {Promise<string>} */
export async function floodTable(url, connections, seconds) {
  await warmUp(url);
  const durations = new Map();
  const add = (name, duration) => durations.set(name, [...(durations.get(name) ?? []), duration]);
  const answered = new Map();
  let search = 0;
  const load = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    requests: [
      {
        // No two searches are the same, so none is answered from the cache.
        setupRequest: (request) => ({ ...request, path: `/api/products?search=knife${(search += 1)}` }),
      },
    ],
  });
  load.on('response', (_client, status, _bytes, duration) => {
    const list = answered.get(status) ?? [];
    list.push(duration);
    answered.set(status, list);
  });
  const worker = new Worker(new URL(import.meta.url), { workerData: { isProbe: true, url, seconds } });
  worker.on('message', ({ name, duration }) => add(name, duration));
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const result = await load;
  await ended;
  const lines = [
    `| ${connections} connections`.padEnd(25) + '| per second |     p50 |     p95 |     max |',
    '| --- | --: | --: | --: | --: |',
    ...[...answered].map(([status, list]) => line(`searches ${status}`, list, seconds)),
    ...[...durations].sort().map(([name, list]) => line(name, list, seconds)),
  ];
  return `${lines.join('\n')}\nconnections without an answer: ${result.errors}\n`;
}

if (!isMainThread && workerData?.isProbe) await probe(workerData);
