import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../start/install.mjs';
import { createProgress } from '../start/progress.mjs';

/*
 * `npm test`: installs what is missing, then runs every check and every Jest project and ends with one line
 * "N passed, N failed". `npm test -- rules components` runs only those.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const results = path.join(root, '.cache', 'test-results');
const wanted = new Set(process.argv.slice(2));
const isWanted = ({ name }) => wanted.size === 0 || wanted.has(name);
const totals = { passed: 0, failed: 0 };

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

async function timed(name, work) {
  const start = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  await work();
  process.stdout.write(`── ${name}: ${secondsSince(start)}\n`);
}

/** A check is one fact: its command succeeds. */
function countCheck(name, code) {
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
}

/** Checks that write nothing use one core each: as many at a time as there are, each printed as a whole at its end. */
async function runReadingChecks(reading) {
  const waiting = [...reading];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = Date.now();
      const options = { cwd: root, all: true, reject: false, preferLocal: true };
      const { exitCode, all } = await execa(check.command, check.args, options);
      process.stdout.write(`\n── ${check.name}: ${secondsSince(start)}\n${all ? `${all}\n` : ''}`);
      countCheck(check.name, exitCode);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
}

/** A spec may fail only because others load the machine; more than these are no accident. */
const MAX_UNSTABLE_FILES = 6;
const unstable = [];
/** Names of checks and suites. */
const failures = [];

/** A Jest project counts its tests. What fails runs once more alone, and is listed when it passes then. */
async function runSuite(suite) {
  await timed(suite.name, async () => {
    const first = await runJest(suite, suite.args);
    let failed = failuresOf(first);
    const again = first.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
    if (again.length > 0 && again.length <= MAX_UNSTABLE_FILES) {
      process.stdout.write(`── ${suite.name}: what failed, once more and alone\n`);
      const files = again.map(({ name }) => name);
      failed = failuresOf(await runJest(suite, ['--runInBand', '--runTestsByPath', ...files]));
      if (failed === 0) {
        totals.passed += first.report.numFailedTests;
        unstable.push(...files.map((file) => path.relative(root, file)));
      }
    }
    totals.passed += first.report?.numPassedTests ?? 0;
    totals.failed += failed;
    if (failed > 0) failures.push(suite.name);
  });
}

async function runJest({ name, env }, args) {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const report = ['--json', `--outputFile=${file}`];
  const code = await run(process.execPath, [jest, '--selectProjects', name, ...report, ...args], env);
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

/** A run that broke before it could count is one failure. */
function failuresOf({ code, report }) {
  if (!report || report.numPassedTests === 0) return 1;
  const { numFailedTests, numFailedTestSuites } = report;
  return Math.max(numFailedTests, Math.sign(numFailedTestSuites), Math.sign(code));
}

mkdirSync(results, { recursive: true });
const context = { root, progress: createProgress(process.stdout), signal: new AbortController().signal };
await installDependencies(context);
// Dependencies are there from here on.
const [{ execa }, { figures, readingChecks, suites, writingChecks }] = await Promise.all([
  import('execa'),
  import('./suites.mjs'),
]);
await runReadingChecks(readingChecks.filter(isWanted));
for (const { name, run: work } of writingChecks.filter(isWanted))
  await timed(name, async () => countCheck(name, await work(context)));
for (const suite of suites.filter(isWanted)) await runSuite(suite);
// Printed for whoever reads the log; a slow machine fails nothing.
for (const { name, args } of figures.filter(isWanted)) await timed(name, () => run(process.execPath, args));
for (const file of unstable) process.stdout.write(`\nUnstable, passed only in its second run: ${file}`);
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
