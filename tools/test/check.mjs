import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { checks } from './suites.mjs';
import { runSideBySide } from './schedule.mjs';

/*
 * `npm run check`: what a developer runs after each change: types, lint and the tests that the change can reach, the
 * nearest first, within a minute. `npm run check -- main` compares with another commit than the last.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [base = 'HEAD'] = process.argv.slice(2);
const PROJECTS = ['rules', 'components', 'integration'];
/** What the tests may cost together; types and lint take the rest of the minute. */
const TEST_SECONDS = 15 * availableParallelism();
/** Of a file that no full run has measured yet. */
const USUAL_SECONDS = 1.5;
/** They run the build, which is `npm test`'s. */
const NEEDS_BUILD = /GatewayProcess|WorkerProcess|GatewayShop|tools\/start|dist\//;

const started = Date.now();
const run = (command, args) =>
  execa(command, args, { cwd: root, all: true, reject: false, preferLocal: true });
const lines = async (command, args) => (await run(command, args)).stdout.split('\n').filter(Boolean);
const print = (text) => process.stdout.write(`${text}\n`);

async function changedFiles() {
  const [changed, added] = await Promise.all([
    lines('git', ['diff', '--name-only', '--diff-filter=d', base]),
    lines('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return [...new Set([...changed, ...added])];
}

/** How far each project is from the changed ones in the graph of Nx: 0 for these, 1 for those that use them, … */
async function distances(files) {
  const { createProjectGraphAsync } = await import('@nx/devkit');
  process.env.NX_DAEMON = 'false';
  const graph = await createProjectGraphAsync({ exitOnError: true });
  const folders = Object.entries(graph.nodes).map(([name, { data }]) => [name, `${data.root}/`]);
  const projectOf = (file) => folders.find(([, folder]) => file.startsWith(folder))?.[0];
  const found = new Map();
  let nearest = [...new Set(files.map(projectOf).filter(Boolean))];
  for (let distance = 0; nearest.length > 0; distance += 1) {
    for (const name of nearest) found.set(name, distance);
    nearest = Object.values(graph.dependencies)
      .flat()
      .filter(({ source, target }) => nearest.includes(target) && graph.nodes[source] && !found.has(source))
      .map(({ source }) => source);
  }
  return (file) => found.get(projectOf(file)) ?? Infinity;
}

/** Seconds of each test file in the last full run. */
function measuredSeconds() {
  const seconds = new Map();
  for (const name of PROJECTS) {
    const file = path.join(root, '.cache', 'test-results', `${name}.json`);
    if (!existsSync(file)) continue;
    for (const result of JSON.parse(readFileSync(file, 'utf8')).testResults)
      seconds.set(path.relative(root, result.name), (result.endTime - result.startTime) / 1000);
  }
  return (file) => seconds.get(file) ?? USUAL_SECONDS;
}

/** The test files that import a changed file at any distance, the nearest project first, as many as a minute has room for. */
async function reachedTests(files) {
  const sources = files.filter((file) => /\.(tsx?|mjs|js|json|css)$/.test(file));
  if (sources.length === 0) return { chosen: [], left: [] };
  const select = ['--selectProjects', ...PROJECTS, '--listTests', '--findRelatedTests'];
  const [listed, distanceOf] = await Promise.all([lines('jest', [...select, ...sources]), distances(files)]);
  const secondsOf = measuredSeconds();
  const tests = listed
    .filter((file) => path.isAbsolute(file))
    .map((file) => path.relative(root, file))
    .filter((file) => !NEEDS_BUILD.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => ({
      file,
      distance: files.includes(file) ? -1 : distanceOf(file),
      seconds: secondsOf(file),
    }))
    .sort((a, b) => a.distance - b.distance || a.seconds - b.seconds);
  let room = TEST_SECONDS;
  const [chosen, left] = [[], []];
  for (const { file, seconds } of tests) (((room -= seconds) > 0 && chosen) || left).push(file);
  return { chosen, left };
}

const failures = [];

function job(name, cores, work) {
  return {
    name,
    cores,
    run: async () => {
      const start = Date.now();
      const { exitCode, all } = await work();
      if (exitCode !== 0) failures.push(name);
      const took = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
      print(`${exitCode === 0 ? '✓' : '✗'} ${took} s  ${name}${exitCode === 0 ? '' : `\n${all}`}`);
    },
  };
}

const files = await changedFiles();
print(`${files.length} changed files since ${base}`);
const { chosen, left } = await reachedTests(files);
const jest = ['--selectProjects', ...PROJECTS, '--maxWorkers=3', '--runTestsByPath', ...chosen];
const tests = job(`${chosen.length} test files`, availableParallelism() - 1, () => run('jest', jest));
await runSideBySide(
  [
    ...(chosen.length > 0 ? [tests] : []),
    ...checks
      .filter(({ command }) => command)
      .map(({ name, command, args, cores }) => job(name, cores, () => run(command, args))),
  ],
  availableParallelism(),
);
if (left.length > 0) print(`Left to npm test: ${left.length} test files that are further away`);
print(`${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exit(failures.length === 0 ? 0 : 1);
