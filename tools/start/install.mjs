import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from './data-folder.mjs';

const ARGUMENTS = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** `npm ci` run by hand leaves its own record, younger than the lock file. */
function isInstalled(root, stampFile, lock) {
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lock;
  const record = statSync(path.join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return Boolean(record) && record.mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** npm as it was started; else the one on PATH, which on Windows is a script for a shell. */
function runNpm(root, signal) {
  const cli = process.env.npm_execpath;
  const isScript = cli?.endsWith('.js');
  const [command, args] = isScript ? [process.execPath, [cli, ...ARGUMENTS]] : ['npm', ARGUMENTS];
  // The development tools build the shop, so they are wanted whatever NODE_ENV says.
  // No package reports its installation to anybody.
  const env = { ...process.env, NODE_ENV: 'development', SCARF_ANALYTICS: 'false' };
  const shell = !isScript && process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell,
      signal,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(-1)).once('exit', resolve);
  });
}

/**
 * Installs the dependencies when there are none or package-lock.json changed since. Runs before any package
 * is there.
 */
export async function installDependencies({ root, progress, signal }) {
  const stampFile = path.join(root, 'node_modules', '.kitchenpass-install');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (!isInstalled(root, stampFile, lock)) {
    const step = progress.begin('Installing dependencies (once; a minute or two)');
    if ((await runNpm(root, signal)) !== 0) {
      step.fail();
      throw new StartProblem('npm ci failed.');
    }
    step.done('Dependencies installed');
  }
  writeFileSync(stampFile, lock);
}
