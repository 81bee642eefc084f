import { readFileSync } from 'node:fs';

const LOOK_MILLISECONDS = 500;

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid) {
  const facts = readProc(pid, 'stat');
  return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[1]) || null;
}

/** The processes between npm and this one: npm itself and, as a rule, the shell that it runs scripts with. */
function chainToNpm() {
  const parent = process.ppid;
  const isShell = readProc(parent, 'cmdline').split('\0')[1] === '-c';
  return { parent, above: isShell ? parentOf(parent) : null };
}

/**
 * Resolves when the `npm` that started this process is gone: npm passes Ctrl-C on, but when it is ended by
 * another program it leaves its script running. Never resolves when npm is not involved.
 */
export function npmGone(environment = process.env) {
  return new Promise((resolve) => {
    if (!environment.npm_lifecycle_event) return;
    const { parent, above } = chainToNpm();
    const timer = setInterval(() => {
      if (process.ppid === parent && (above === null || parentOf(parent) === above)) return;
      clearInterval(timer);
      resolve();
    }, LOOK_MILLISECONDS);
    timer.unref();
  });
}
