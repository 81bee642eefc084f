import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenSettings } from '../start/environment.mjs';
import { StartProblem } from '../start/data-folder.mjs';

/** The data folder that the settings name. @throws {StartProblem} when the database is not the embedded one */
export function embeddedDataDir(root) {
  const given = givenSettings(root);
  if (given.DATABASE_URL) {
    throw new StartProblem(
      'DATABASE_URL names a database of your own: back it up with pg_dump, as docs/backup.md describes.',
    );
  }
  return path.resolve(root, given.DATA_DIR ?? '.data');
}

/** Runs a command line tool: prints the sentence it answers, or why it could not do its work. */
export async function runAsCommand(work) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  try {
    process.stdout.write(`${await work(root)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartProblem ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
