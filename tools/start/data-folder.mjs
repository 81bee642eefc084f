import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A reason not to start that a user can act on: shown as its sentence, without a stack. */
export class StartProblem extends Error {}

const PROBE_BYTES = 64 * 1024;
const REASONS = [
  [/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/, 'its disk is full'],
  [/EROFS|Read-only file system/, 'it is on a read-only disk'],
  [/EACCES|EPERM|Permission denied|Operation not permitted/, 'this user may not write there'],
  [/ENOTDIR|EEXIST|Not a directory/, 'a file stands where the folder should be'],
  [/ENOENT|EIO|ENAMETOOLONG/, 'the folder cannot be used'],
];

/** Says why the data folder cannot be used. */
class DataFolderProblem extends StartProblem {}

/** What is wrong with the data folder when that is what an error is about. */
export function dataFolderProblem(error, dataDir) {
  if (error instanceof DataFolderProblem) return null;
  const isOfFolder = typeof error.path === 'string' && error.path.startsWith(dataDir);
  // A full or read-only disk is also what a server's own words may quote.
  const known = isOfFolder ? REASONS : REASONS.slice(0, 2);
  const reason = known.find(([pattern]) => pattern.test(`${error.code} ${error.message}`))?.[1];
  if (!reason) return null;
  return (
    `The data folder ${dataDir} cannot be written: ${reason}. ` +
    `Put that right, or choose another folder: DATA_DIR=/path/to/folder npm start\n(${error.message.trim()})`
  );
}

/** Makes the data folder and proves that it can be written. */
export function requireDataFolder(dataDir) {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw new DataFolderProblem(dataFolderProblem(error, dataDir) ?? error.message);
  }
}

/** Reads a small JSON object kept under DATA_DIR. */
export function readRecord(file) {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    if (error.code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
    return {};
  }
}

/** Keeps a small JSON object readable by its owner only; replaces the file in one step. */
export function writeRecord(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A secret that is safe in addresses and shells. */
export function newSecret(bytes = 24) {
  return randomBytes(bytes).toString('base64url');
}
