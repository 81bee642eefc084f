import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands.mjs';
import { hasStamp, keepStamp, stampOf } from './stamps.mjs';
import { StartProblem } from './start-problem.mjs';

const SOURCES = [
  'services',
  'frontends',
  'libs',
  'tools/build',
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
];
const RESULT = 'dist/services/gateway/main.js';
const QUIET_NX = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ANALYTICS: 'false' };

function stampFile(root) {
  return path.join(root, 'dist', '.stamp');
}

/** What was built last. @returns {string | null} null when that is not known */
export function builtStamp(root) {
  const file = stampFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Says that what is in `dist` is not the production build (any more). */
export function forgetBuild(root) {
  rmSync(stampFile(root), { force: true });
}

function nxProgram(root) {
  const folder = path.join(root, 'node_modules', 'nx');
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin.nx);
}

/**
 * Builds the shop for production when its sources changed since the last build; unchanged projects come from a cache.
 * @param {{ root: string, progress: import('./progress.mjs').Progress, signal: AbortSignal }} context
 * @throws {StartProblem} with what the build printed.
 */
export async function buildShop({ root, progress, signal }) {
  const stamp = stampOf(root, SOURCES);
  if (existsSync(path.join(root, RESULT)) && hasStamp(stampFile(root), stamp)) return;
  const step = progress.begin('Building the shop');
  const args = [nxProgram(root), 'run-many', '-t', 'build', '--outputStyle=stream'];
  const env = { ...process.env, ...QUIET_NX, NODE_ENV: 'production' };
  const onLine = (line) => {
    const built = /\bbuilt (\S+)/.exec(line);
    if (built) step.detail(`${built[1]} built`);
  };
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env, onLine, signal });
  if (code !== 0) {
    step.fail();
    throw new StartProblem(`The build failed:\n${output.trim().split('\n').slice(-60).join('\n')}`);
  }
  keepStamp(stampFile(root), stamp);
  step.done('Shop built');
}
