import { availableParallelism } from 'node:os';
import { execa } from 'execa';
import { buildShop } from '../start/build.mjs';

const node = process.execPath;

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

/** Everything generated is what the sources say. */
async function isGenerated({ root }) {
  const options = { cwd: root, stdio: 'inherit', reject: false };
  return (await execa(node, ['tools/generate/check.mjs'], options)).exitCode ?? 1;
}

/** Checks that pass or fail as a whole and write nothing, the longest first. */
export const readingChecks = [
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'types-browser', command: 'tsc', args: ['-p', 'tsconfig.browser.json'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types-server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  {
    name: 'layers',
    command: 'depcruise',
    args: ['services', 'libs', 'frontends', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
];

/** Checks that write what they check; each answers its exit code. */
export const writingChecks = [
  { name: 'build', run: builds },
  { name: 'generated', run: isGenerated },
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
