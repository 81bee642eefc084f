import { availableParallelism } from 'node:os';
import { buildShop } from '../start/build.mjs';

const node = process.execPath;
const bin = (name) => `node_modules/.bin/${name}`;

/** The production build that the journeys run on. */
async function builds(context) {
  try {
    await buildShop(context);
    return 0;
  } catch (problem) {
    process.stderr.write(`${problem.message}\n`);
    return 1;
  }
}

/** Checks that pass or fail as a whole, in the order of their speed. */
export const checks = [
  { name: 'format', command: bin('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: bin('eslint'), args: ['.', '--max-warnings', '0'] },
  {
    name: 'layers',
    command: bin('depcruise'),
    args: ['services', 'libs', 'frontends', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'unused', command: bin('knip'), args: ['--no-progress'] },
  { name: 'types-server', command: bin('tsc'), args: ['-p', 'tsconfig.server.json'] },
  { name: 'types-browser', command: bin('tsc'), args: ['-p', 'tsconfig.browser.json'] },
  { name: 'build', run: builds },
  { name: 'generated', command: node, args: ['tools/generate/check.mjs'] },
];

/** Both cores of a small machine; Jest alone would leave one of two to itself. */
const WORKERS = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;
/** Specs on real services wait more than they compute. */
const MORE_WORKERS = `--maxWorkers=${Math.max(3, availableParallelism())}`;

/** Jest projects of jest.config.js, from the fastest to the slowest. */
export const suites = [
  { name: 'rules', args: [WORKERS] },
  { name: 'components', args: [WORKERS] },
  { name: 'integration', args: [MORE_WORKERS] },
  { name: 'journeys', args: ['--runInBand'] },
];

/** Measured and printed, never judged. */
export const figures = [{ name: 'budgets', args: ['tools/budgets/budgets.mjs'] }];
