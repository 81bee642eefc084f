import { fingerprintOfSources, forgetBuilt, isBuilt, rememberBuilt } from './built.mjs';
import { StartProblem } from './data-folder.mjs';
import { runCommand } from './processes.mjs';

const ARGUMENTS = ['run-many', '-t', 'build', '--outputStyle=stream'];
const QUIET_NX = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ANALYTICS: 'false' };

/** Builds the shop for production, unless it is built; Nx takes unchanged projects from its cache. */
export async function buildShop({ root, progress, signal }) {
  const step = progress.begin('Building the shop');
  if (isBuilt(root)) return step.done('Shop built');
  forgetBuilt(root);
  const sources = fingerprintOfSources(root);
  const env = { ...process.env, ...QUIET_NX, NODE_ENV: 'production' };
  const onLine = (line) => {
    const built = /\bbuilt (\S+)/.exec(line);
    if (built) step.detail(`${built[1]} built`);
  };
  const options = { cwd: root, preferLocal: true, env, onLine, signal };
  const { code, output } = await runCommand('nx', ARGUMENTS, options);
  if (code !== 0) {
    step.fail();
    throw new StartProblem(`The build failed:\n${output.trim().split('\n').slice(-60).join('\n')}`);
  }
  rememberBuilt(root, sources);
  step.done('Shop built');
}
