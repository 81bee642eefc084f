import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const MAX_LOG_BYTES = 5 * 1024 * 1024;
/** Rotated files kept beside the current one: `<name>.log.1` is the youngest. */
export const MAX_ROTATED_LOGS = 3;
const ROTATION_INTERVAL_MS = 5000;

/**
 * Moves a log that grew beyond its size to `<file>.1`. The file is copied and emptied rather than renamed:
 * servers that outlive the launcher keep writing to the descriptor they were started with.
 */
export function rotateLog(file, maxBytes = MAX_LOG_BYTES) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= maxBytes) return;
  const rotated = (index) => `${file}.${index}`;
  try {
    rmSync(rotated(MAX_ROTATED_LOGS), { force: true });
    for (let index = MAX_ROTATED_LOGS - 1; index > 0; index -= 1) {
      if (existsSync(rotated(index))) renameSync(rotated(index), rotated(index + 1));
    }
    copyFileSync(file, rotated(1));
  } catch {
    // On a full disk the copy fails; emptying the file below is what frees space.
    rmSync(rotated(1), { force: true });
  }
  truncateSync(file);
}

/** Opens `DATA_DIR/logs/<name>.log` for appending. */
export function openLog(dataDir, name) {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    if (existsSync(file)) rotateLog(file);
    return { file, descriptor: openSync(file, 'a', 0o600) };
  } catch {
    return { file, descriptor: null };
  }
}

/** The stdio of a server whose output goes to its log, and how to close the launcher's copy of it. */
export function logStdio({ descriptor }) {
  const output = descriptor ?? 'ignore';
  return {
    stdio: ['ignore', output, output],
    close: () => descriptor !== null && closeSync(descriptor),
  };
}

/** Keeps the logs of the servers bounded while they run. */
export function rotateWhileRunning(dataDir, names) {
  const timer = setInterval(() => {
    for (const name of names) {
      try {
        rotateLog(path.join(dataDir, 'logs', `${name}.log`));
      } catch {
        continue;
      }
    }
  }, ROTATION_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
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

const KEPT_LINES = 20;
const ERROR_LEVEL = 50;
const WARN_LEVEL = 40;

/** A line of a service for people: the shop logs JSON. */
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

/** Keeps a service's output in `DATA_DIR/logs/<name>.log`, its last lines in memory, and shows what matters. */
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
