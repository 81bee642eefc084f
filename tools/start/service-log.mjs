import { closeSync, fstatSync, writeSync } from 'node:fs';
import { MAX_LOG_BYTES, openLog, rotateLog } from './logs.mjs';

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

/** Appends lines to a log of bounded size; a line that the disk refuses is dropped. */
function boundedLog({ dataDir, name, maxBytes, say }) {
  const { file, descriptor } = openLog(dataDir, name);
  let bytes = descriptor === null ? 0 : fstatSync(descriptor).size;
  let isFailing = false;
  return {
    file,
    write(line) {
      if (descriptor === null) return;
      try {
        bytes += writeSync(descriptor, `${line}\n`);
        if (bytes > maxBytes) {
          rotateLog(file, maxBytes);
          bytes = 0;
        }
        isFailing = false;
      } catch (error) {
        if (!isFailing) say(`${file} cannot be written (${error.code}): lines are dropped until it can.`);
        isFailing = true;
      }
    },
    close: () => descriptor !== null && closeSync(descriptor),
  };
}

/**
 * Keeps a service's output in `DATA_DIR/logs/<name>.log`, its last lines in memory, and shows what matters.
 * @param {{ dataDir: string, name: string, development: boolean, say: (line: string) => void, maxBytes?: number }} options
 *   In development everything that is not a log entry is shown, and warnings too.
 */
export function serviceLog({ dataDir, name, development, say, maxBytes = MAX_LOG_BYTES }) {
  const log = boundedLog({ dataDir, name, maxBytes, say });
  const last = [];
  const shownFrom = development ? WARN_LEVEL : ERROR_LEVEL;
  return {
    file: log.file,
    line(line) {
      log.write(line);
      const { text, level } = readableLine(line);
      last.push(text);
      if (last.length > KEPT_LINES) last.shift();
      if (level === null ? development : level >= shownFrom) say(`${name}: ${text}`);
    },
    lastLines: () => last.map((text) => `    ${text}`).join('\n'),
    close: log.close,
  };
}
