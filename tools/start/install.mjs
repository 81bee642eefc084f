import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands.mjs';
import { hasStamp, keepStamp } from './stamps.mjs';
import { StartProblem } from './start-problem.mjs';

function stampFile(root) {
  return path.join(root, 'node_modules', '.kitchenpass-install');
}

/** `npm ci` run by hand leaves its own record, younger than the lock file. */
function installedByHand(root) {
  const record = statSync(path.join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return Boolean(record) && record.mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** npm as it was started; else the one on PATH, which on Windows is a script for a shell. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return { command: process.execPath, leading: [cli], shell: false };
  return { command: 'npm', leading: [], shell: process.platform === 'win32' };
}

/**
 * Installs the dependencies when there are none or package-lock.json changed since.
 * @param {{ root: string, progress: import('./progress.mjs').Progress, signal: AbortSignal }} context
 * @throws {StartProblem} with npm's last lines.
 */
export async function installDependencies({ root, progress, signal }) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const known = statSync(stampFile(root), { throwIfNoEntry: false });
  if (known ? hasStamp(stampFile(root), lock) : installedByHand(root)) {
    if (!known) keepStamp(stampFile(root), lock);
    return;
  }
  const step = progress.begin('Installing dependencies (once; a minute or two)');
  const { command, leading, shell } = npmCommand();
  const args = [...leading, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // The development tools build the shop, so they are wanted whatever NODE_ENV says.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { code, output } = await runCommand(command, args, { cwd: root, shell, env, signal });
  if (code !== 0) {
    step.fail();
    throw new StartProblem(`npm ci failed:\n${output.trim().split('\n').slice(-25).join('\n')}`);
  }
  keepStamp(stampFile(root), lock);
  step.done('Dependencies installed');
}
