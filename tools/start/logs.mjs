import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const KEPT_BYTES = 5 * 1024 * 1024;

/**
 * Opens `DATA_DIR/logs/<name>.log` for appending; beyond 5 MB the file becomes `<name>.log.1` first.
 * @returns {{ file: string, descriptor: number }}
 */
export function openLog(dataDir, name) {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > KEPT_BYTES) renameSync(file, `${file}.1`);
  return { file, descriptor: openSync(file, 'a', 0o600) };
}

/** The last lines of a log file, indented for a terminal. */
export function lastLines(file, count = 12) {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .slice(-count)
    .map((line) => `    ${line}`)
    .join('\n');
}
