import { spawn } from 'node:child_process';

const PATIENCE_MILLISECONDS = 3000;
const GROUPS = process.platform !== 'win32';

/** Ends a command with everything it started. */
function endGroup(child, signal) {
  try {
    if (GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a command to its end without blocking the other steps of a start.
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'stdio' | 'signal'> & { input?: string, signal?: AbortSignal,
 *   onLine?: (line: string) => void }} [options] `timeout` is in milliseconds; `signal` ends the command and its children.
 * @returns {Promise<{ code: number, output: string }>} code -1 when the command does not exist or was ended.
 */
export function runCommand(command, args, { input, onLine, signal, ...options } = {}) {
  if (signal?.aborted) return Promise.resolve({ code: -1, output: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      windowsHide: true,
      // A group of its own: Ctrl-C is answered by the launcher, in its order.
      detached: Boolean(signal) && GROUPS,
      ...options,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let killing;
    const abort = () => {
      endGroup(child, 'SIGTERM');
      killing = setTimeout(() => endGroup(child, 'SIGKILL'), PATIENCE_MILLISECONDS);
    };
    const finish = (code, text) => {
      clearTimeout(killing);
      signal?.removeEventListener('abort', abort);
      resolve({ code, output: text });
    };
    let output = '';
    const lines = lineReader((line) => onLine?.(line));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        lines(chunk);
      });
    }
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', (error) => finish(-1, error.message));
    child.once('close', (code) => finish(code ?? -1, output));
    if (child.pid !== undefined) signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Cuts a stream of text into lines. */
export function lineReader(onLine) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}
