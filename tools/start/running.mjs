import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from './data-folder.mjs';
import { isAlive } from './leftovers.mjs';
import { lastLines } from './logs.mjs';

/** Who depends on others stops before them. */
const STOP_ORDER = ['watchers', 'gateway', 'worker', 'redis', 'postgres'];
const WATCH_INTERVAL_MS = 200;
const FIRST_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 30_000;
/** A part that lived this long came up: its next end is a new incident with the shortest delay. */
const STABLE_AFTER_MS = 10_000;
/** A part that has never come up is given up after so many attempts. */
const MAX_START_ATTEMPTS = 4;

/** Wait before the restart that follows `failures` ends in a row. */
export function restartDelay(failures) {
  return Math.min(FIRST_RESTART_DELAY_MS * 2 ** (failures - 1), MAX_RESTART_DELAY_MS);
}

/** Resolves when a server has ended that may have been adopted, so that it is no child of this process. */
export function endOfServer({ pid, name, logFile, signal }) {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (signal.aborted) return clearInterval(timer);
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve(`${name} ended. Its last lines (all in ${logFile}):\n${lastLines(logFile)}`);
    }, WATCH_INTERVAL_MS);
  });
}

export function createRunning({ signal, say, describe = (error) => error.message }) {
  const started = new Map();
  let fail;
  const failure = new Promise((_, reject) => {
    fail = (sentence) => reject(new StartProblem(sentence));
  });
  failure.catch(() => undefined);

  const add = (name, starting) => {
    started.set(name, starting);
    return starting;
  };

  async function keepAlive(name, start) {
    let failures = 0;
    let hasBeenUp = false;
    const attempt = async () => {
      const starting = start(failures);
      starting.catch(() => undefined);
      return add(name, starting);
    };
    const afterEnd = async (sentence, livedMs) => {
      if (livedMs >= STABLE_AFTER_MS) {
        hasBeenUp = true;
        failures = 0;
      }
      failures += 1;
      if (!hasBeenUp && failures >= MAX_START_ATTEMPTS) {
        fail(`${name} did not come up in ${failures} attempts. ${sentence}`);
        return false;
      }
      const delay = restartDelay(failures);
      say(`${sentence}\n${name} is restarted in ${delay / 1000} s.`);
      await pause(delay, undefined, { signal }).catch(() => undefined);
      return !signal.aborted;
    };
    const comeUp = async () => {
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (signal.aborted || !(await afterEnd(describe(error), 0))) throw error;
        }
      }
    };
    const watch = async (part) => {
      for (let current = part; current;) {
        const since = Date.now();
        const sentence = await current.ended;
        if (signal.aborted || !(await afterEnd(sentence, Date.now() - since))) return;
        current = await comeUp().catch(() => null);
        if (current) say(`${name} is back.`);
      }
    };
    const first = await comeUp();
    if (first) void watch(first);
    return first;
  }

  return {
    failure,
    fail,
    add,
    keepAlive,
    current: (name) => Promise.resolve(started.get(name)).catch(() => null),
    async stopAll() {
      for (const name of STOP_ORDER) {
        const [outcome] = await Promise.allSettled([started.get(name)]);
        if (outcome.status === 'fulfilled') await outcome.value?.stop();
      }
    },
  };
}
