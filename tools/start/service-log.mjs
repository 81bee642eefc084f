import { createWriteStream } from 'node:fs';
import { openLog } from './logs.mjs';

const KEPT_LINES = 20;
const ERROR_LEVEL = 50;
const WARN_LEVEL = 40;

/**
 * A line of a service for people: the shop logs JSON.
 * @returns {{ text: string, level: number | null }} level null when the line is not JSON
 */
export function readableLine(line) {
  try {
    const entry = JSON.parse(line);
    if (typeof entry.level !== 'number') return { text: line, level: null };
    const reason = entry.err?.stack ?? entry.err?.message ?? '';
    return { text: [entry.msg, reason].filter(Boolean).join('\n'), level: entry.level };
  } catch {
    return { text: line, level: null };
  }
}

/**
 * Keeps a service's output in `DATA_DIR/logs/<name>.log`, its last lines in memory, and shows what matters.
 * @param {{ dataDir: string, name: string, development: boolean, say: (line: string) => void }} options
 *   In development everything that is not a log entry is shown, and warnings too.
 */
export function serviceLog({ dataDir, name, development, say }) {
  const { file, descriptor } = openLog(dataDir, name);
  const stream = createWriteStream(file, { fd: descriptor });
  const last = [];
  const shownFrom = development ? WARN_LEVEL : ERROR_LEVEL;
  return {
    file,
    line(line) {
      stream.write(`${line}\n`);
      const { text, level } = readableLine(line);
      last.push(text);
      if (last.length > KEPT_LINES) last.shift();
      if (level === null ? development : level >= shownFrom) say(`${name}: ${text}`);
    },
    lastLines: () => last.map((text) => `    ${text}`).join('\n'),
    close: () => stream.end(),
  };
}
