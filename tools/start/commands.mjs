import { spawn } from 'node:child_process';

/**
 * Runs a command to its end without blocking the other steps of a start.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { input?: string, onLine?: (line: string) => void }} [options]
 *   `timeout` is in milliseconds.
 * @returns {Promise<{ code: number, output: string }>} code -1 when the command does not exist or was ended.
 */
export function runCommand(command, args, { input, onLine, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { windowsHide: true, ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    let rest = '';
    const collect = (chunk) => {
      output += chunk;
      if (!onLine) return;
      const lines = (rest + chunk).split(/\r?\n|\r/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect);
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
