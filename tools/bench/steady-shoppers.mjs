import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const SHOPPERS = 2;
const PAUSE_MS = 20;

const agent = new Agent({ keepAlive: true });

/** Not by `fetch`, whose own time is most of what a list takes then. */
const listStatus = (url) =>
  new Promise((resolve, reject) => {
    const request = get(`${url}/api/products?limit=20`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject);
  });

/** Shoppers who ask for the list again and again, at a steady rate, so that their p99 is comparable. */
export function startLists(url) {
  const times = [];
  let errors = 0;
  let isRunning = true;
  const start = performance.now();
  const shopper = async () => {
    while (isRunning) {
      const asked = performance.now();
      if ((await listStatus(url)) !== 200) errors += 1;
      times.push(performance.now() - asked);
      await pause(PAUSE_MS);
    }
  };
  const shoppers = Array.from({ length: SHOPPERS }, shopper);
  return {
    async stop() {
      isRunning = false;
      await Promise.all(shoppers);
      times.sort((left, right) => left - right);
      const at = (share) => times[Math.floor((times.length - 1) * share)];
      const perSecond = (times.length * 1000) / (performance.now() - start);
      return { perSecond, p50: at(0.5), p99: at(0.99), errors, refused: 0 };
    },
  };
}

/** Their answers while nothing else happens. */
export async function listsAlone(url, milliseconds) {
  const load = startLists(url);
  await pause(milliseconds);
  return load.stop();
}
