import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from './start-problem.mjs';

const START_MILLISECONDS = 60_000;

function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(null));
  });
}

/** The address under which this machine reaches a server listening on `host`. */
export function reachableHost(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Waits until the gateway says that it can serve.
 * @throws {StartProblem} after a minute.
 */
export async function waitUntilServing({ host, port }, signal) {
  const url = `http://${reachableHost(host)}:${port}/health/ready`;
  const deadline = Date.now() + START_MILLISECONDS;
  let status = null;
  while (Date.now() < deadline && !signal?.aborted) {
    status = await statusOf(url);
    if (status === 200) return;
    await pause(40);
  }
  const said = status === null ? 'did not answer' : `answered ${status}`;
  throw new StartProblem(`The shop was not ready after a minute: ${url} ${said}.`);
}
