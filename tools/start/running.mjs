import { isAlive } from './leftovers.mjs';
import { lastLines } from './logs.mjs';
import { StartProblem } from './start-problem.mjs';

/** Who depends on others stops before them. */
const STOP_ORDER = ['watchers', 'gateway', 'worker', 'redis', 'postgres'];
const LOOK_MILLISECONDS = 1000;

/**
 * @typedef {object} Running what a start has started, or is about to
 * @property {<T>(name: string, starting: Promise<T>) => Promise<T>} add under one of the names above; replaces its
 *   predecessor
 * @property {(pid: number, name: string, logFile: string) => void} watch notices the end of a server that may have been
 *   adopted, so that it is no child of this process
 * @property {(sentence: string) => void} fail something ended that should not have
 * @property {Promise<never>} failure rejects with a StartProblem at the first `fail`
 * @property {() => Promise<void>} stopAll in order; also what is still starting
 */

/** @returns {Running} */
export function createRunning() {
  const started = new Map();
  const timers = new Set();
  let fail;
  const failure = new Promise((_, reject) => {
    fail = (sentence) => reject(new StartProblem(sentence));
  });
  failure.catch(() => undefined);

  return {
    failure,
    fail,
    add(name, starting) {
      started.set(name, starting);
      return starting;
    },
    watch(pid, name, logFile) {
      const timer = setInterval(() => {
        if (isAlive(pid)) return;
        clearInterval(timer);
        fail(`${name} ended. Its last lines (all in ${logFile}):\n${lastLines(logFile)}`);
      }, LOOK_MILLISECONDS);
      timers.add(timer);
    },
    async stopAll() {
      for (const timer of timers) clearInterval(timer);
      for (const name of STOP_ORDER) {
        const [outcome] = await Promise.allSettled([started.get(name)]);
        if (outcome.status === 'fulfilled') await outcome.value?.stop();
      }
    },
  };
}
