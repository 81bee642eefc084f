import { Agent, request } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Asks for the health of the process without a pause; in a thread of its own, so that the caller does not delay it. */
function watch(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let times = [];
  parentPort.on('message', () => {
    parentPort.postMessage(times);
    times = [];
  });
  const next = () => {
    const start = performance.now();
    request(`${url}/health/live`, { agent }, (response) => {
      response.resume().on('end', () => {
        times.push(performance.now() - start);
        setTimeout(next, PAUSE_MS);
      });
    }).end();
  };
  next();
}

/** So short that nothing stays unseen, and the checks take no processor from what they watch. */
const PAUSE_MS = 2;

/** @returns `take`: the milliseconds of each answer since it was last called */
export function watchHealth(url) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { healthOf: url } });
  return {
    take: () =>
      new Promise((resolve) => {
        worker.once('message', resolve);
        worker.postMessage(null);
      }),
    end: () => worker.terminate(),
  };
}

if (workerData?.healthOf) watch(workerData.healthOf);
