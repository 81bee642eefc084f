import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NOT_BUILT = /\.(spec|int-spec|test|journey)\.tsx?$|\.md$/;

function* filesOf(place) {
  const facts = statSync(place, { throwIfNoEntry: false });
  if (!facts) return;
  if (facts.isFile()) {
    if (!NOT_BUILT.test(place)) yield { place, facts };
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (name !== 'node_modules') yield* filesOf(path.join(place, name));
  }
}

/**
 * One value for the state of files and folders: it changes when a file is added, removed, renamed or saved.
 * Time and size are enough and take a hundredth of the time of reading; tests and pages of documentation do not count.
 * @param {string} root
 * @param {string[]} places relative to `root`; absent ones are skipped
 * @returns {string} hexadecimal
 */
export function stampOf(root, places) {
  const hash = createHash('sha256');
  for (const { place, facts } of places.flatMap((name) => [...filesOf(path.join(root, name))])) {
    hash.update(`${path.relative(root, place)}\0${facts.mtimeMs}\0${facts.size}\n`);
  }
  return hash.digest('hex');
}

/** Whether `file` holds this stamp. */
export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Keeps a stamp once the work it stands for is done. */
export function keepStamp(file, stamp) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
