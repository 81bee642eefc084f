import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { endProcess } from './leftovers.mjs';
import { serviceLog } from './logs.mjs';

const KILLED_AFTER_MILLISECONDS = 3000;

/** Runs a command to its end without blocking the other steps of a start. */
export async function runCommand(command, args, { onLine, signal, input = '', ...options } = {}) {
  const child = execa(command, args, {
    extendEnv: !options.env,
    ...options,
    input,
    all: true,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: KILLED_AFTER_MILLISECONDS,
  });
  if (onLine) createInterface({ input: child.all }).on('line', onLine);
  const { exitCode, all, originalMessage } = await child;
  return { code: exitCode ?? -1, output: all || originalMessage || '' };
}

/** Longer than gateway and worker give what is running: 15 s, after SHUTDOWN_GRACE_MS. */
const SHUTDOWN_TIMEOUT_MS = 18_000;

/** How long a process of the shop may take to stop. */
export function shutdownTimeoutMs(env) {
  return SHUTDOWN_TIMEOUT_MS + Number(env.SHUTDOWN_GRACE_MS || 0);
}

/**
 * Loaded before a Node program, which then ends with the process that started it. By `--require`: with `--import`
 * Node reads the whole program as a module first, a quarter of a second for the gateway.
 */
export const END_WITH_PARENT = fileURLToPath(new URL('./end-with-parent.cjs', import.meta.url));

/** Starts a Node program of the shop that runs until it is stopped; it ends with this process in any case. */
export function startProcess({ name, args, cwd, env, dataDir, development, say, onLine = () => undefined }) {
  const log = serviceLog({ dataDir, name, development, say });
  const child = spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stopping = false;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.line(line);
      onLine(line);
    });
  }
  const closed = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  const ended = new Promise((resolve) => {
    void closed.then((how) => {
      log.close();
      if (!stopping) resolve(`${name} ${how}. Its last lines (all in ${log.file}):\n${log.lastLines()}`);
    });
  });
  return {
    name,
    pid: child.pid,
    ended,
    stop: async () => {
      stopping = true;
      await endProcess(child.pid, shutdownTimeoutMs(env));
    },
  };
}
