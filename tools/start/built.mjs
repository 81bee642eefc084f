import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made of: `namedInputs` of nx.json. */
const SOURCES = ['services', 'libs', 'frontends', 'tools/build', 'tools/seed/data'];
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_BUILT = /\.(spec|int-spec|test)\.tsx?$|\.md$/;

const stampOf = (root) => path.join(root, 'dist', '.built');

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** @param {(file: string) => string | Buffer} look what counts of a file */
function fingerprint(root, files, look) {
  const hash = createHash('sha1');
  for (const file of files.sort()) hash.update(`${path.relative(root, file)}\n`).update(look(file));
  return hash.digest('hex');
}

/** @returns what a build that begins now is made of */
export function fingerprintOfSources(root) {
  const files = SOURCES.flatMap((folder) => filesIn(path.join(root, folder)));
  const settings = SETTINGS.map((name) => path.join(root, name)).filter((file) => existsSync(file));
  return fingerprint(root, [...files.filter((file) => !NOT_BUILT.test(file)), ...settings], (file) =>
    readFileSync(file),
  );
}

/** Changes with every file that is written, even with what it held before. */
function fingerprintOfOutput(root) {
  const stamp = stampOf(root);
  const files = filesIn(path.dirname(stamp)).filter((file) => file !== stamp);
  return fingerprint(root, files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
}

/**
 * Whether `dist` still is what was built of these sources. Nx would write all of it anew, also what is the same, and a
 * shop that already runs from there would miss its files meanwhile.
 */
export function isBuilt(root) {
  const stamp = stampOf(root);
  if (!existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === `${fingerprintOfSources(root)} ${fingerprintOfOutput(root)}`;
}

/** To be called when a build begins. */
export function forgetBuilt(root) {
  rmSync(stampOf(root), { force: true });
}

/** @param sources the fingerprint of when the build began: what was saved meanwhile may not be in it */
export function rememberBuilt(root, sources) {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(stampOf(root), `${sources} ${fingerprintOfOutput(root)}`);
}
