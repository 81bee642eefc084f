import { execa } from 'execa';
import { buildShop } from '../start/build.mjs';

const node = process.execPath;
/** TypeScript's native compiler; dependency-cruiser and others still need the package of JavaScript. */
const tsc = 'node_modules/typescript-7/bin/tsc';
const types = (project) => [
  tsc,
  '-p',
  `tsconfig.${project}.json`,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${project}.tsbuildinfo`,
  // Each checker learns of all types anew: four, as is usual, take 45 seconds of processor time where one takes 19.
  '--checkers',
  '1',
];

/** Everything generated is what the sources say. */
async function isGenerated({ root }) {
  return execa(node, ['tools/generate/check.mjs'], { cwd: root, all: true, reject: false });
}

/** The production build that journeys and some specs run on. */
async function builds(context) {
  try {
    await buildShop(context);
    return { exitCode: 0, all: '' };
  } catch (problem) {
    return { exitCode: 1, all: problem.message };
  }
}

/**
 * Each passes or fails as a whole. What needs nothing before it may run beside others; `after` names what has to be
 * done first. Their caches lie in `.cache`, so that an unchanged part costs nothing. The longest begin first, so that no
 * core waits long for the last one.
 */
export const checks = [
  { name: 'build', cores: 2, run: builds },
  { name: 'generated', after: 'build', run: isGenerated },
  { name: 'types-browser', command: node, args: types('browser') },
  { name: 'types-server', command: node, args: types('server') },
  {
    name: 'layers',
    command: 'depcruise',
    args: [
      'services',
      'libs',
      'frontends',
      '--config',
      '.dependency-cruiser.mjs',
      '--cache',
      '.cache/layers',
    ],
  },
  { name: 'unused', command: 'knip', args: ['--no-progress', '--cache', '--cache-location', '.cache/knip'] },
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
];

/** Jest projects of jest.config.js, after each other: side by side, with a core each, they took as long together. */
export const suites = [
  // Each waits about as long as it computes, for timers, processes or services.
  { name: 'rules', workers: 3 },
  { name: 'components', workers: 3 },
  { name: 'integration', workers: 5, after: 'build' },
  { name: 'journeys', workers: 2, after: 'build' },
];

/** Measured and printed when they are asked for by name, never judged. */
export const figures = [{ name: 'budgets', args: ['tools/budgets/budgets.mjs'] }];
