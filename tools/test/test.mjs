import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../start/install.mjs';
import { createProgress } from '../start/progress.mjs';
import { runSideBySide } from './schedule.mjs';

/*
 * `npm test`: installs what is missing, runs every check and every Jest project and ends with one line
 * "N passed, N failed". `npm test -- rules components` runs only those.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const results = path.join(root, '.cache', 'test-results');
const LIMIT_MINUTES = 14;
const SLOWEST_FILES = 10;

const started = Date.now();
const wanted = new Set(process.argv.slice(2));
const totals = { passed: 0, failed: 0 };
/** Names of checks and suites. */
const failures = [];
const phases = [];
const files = [];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const print = (text) => process.stdout.write(`${text}\n`);

/** Prints what a job wrote as a whole when it ends, since jobs run side by side. */
function timed(name, work) {
  return async () => {
    const start = Date.now();
    print(`── ${name} …`);
    const output = await work();
    phases.push({ name, from: start - started, took: Date.now() - start });
    print(`${output ? `${output.trimEnd()}\n` : ''}── ${name}: ${seconds(Date.now() - start)}`);
  };
}

/** A check is one fact: its command succeeds. */
function checkJob({ name, command, args, run, ...job }) {
  const start = () => execa(command, args, { cwd: root, all: true, reject: false, preferLocal: true });
  const work = async () => {
    const { exitCode, all } = await (run ? run(context) : start());
    totals[exitCode === 0 ? 'passed' : 'failed'] += 1;
    if (exitCode !== 0) failures.push(name);
    return all;
  };
  return { name, ...job, run: timed(name, work) };
}

/** A Jest project counts its tests. */
function suiteJob({ name, workers, ...job }) {
  const work = async () => {
    const { code, report, output } = await runJest(name, [`--maxWorkers=${workers}`]);
    const failed = failuresOf({ code, report });
    totals.passed += report?.numPassedTests ?? 0;
    totals.failed += failed;
    if (failed > 0) failures.push(name);
    for (const result of report?.testResults ?? [])
      files.push({ file: path.relative(root, result.name), took: result.endTime - result.startTime });
    return output;
  };
  return { name, cores: availableParallelism(), ...job, run: timed(name, work) };
}

/**
 * Workers inherit these. Screens make much that is soon garbage: a tenth less is spent on collecting it. And most of
 * what a file runs ends before its optimized form pays: V8 makes that after four times as much as usual, which is a
 * tenth again.
 */
const V8_FLAGS = [
  '--max-semi-space-size=64',
  // The V8 of later versions does not know it and would not start.
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=270000'] : []),
];

async function runJest(name, args) {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  // Standard output is the report once more; what a person reads is on standard error, and in a file meanwhile.
  const { exitCode, stderr } = await execa(
    process.execPath,
    [...V8_FLAGS, jest, `--selectProjects=${name}`, '--json', `--outputFile=${file}`, ...args],
    { cwd: root, reject: false, stderr: ['pipe', { file: path.join(results, `${name}.log`) }] },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return { code: exitCode ?? 1, report, output: stderr };
}

/** A run that broke before it could count is one failure. */
function failuresOf({ code, report }) {
  if (!report || report.numPassedTests === 0) return 1;
  const { numFailedTests, numFailedTestSuites } = report;
  return Math.max(numFailedTests, Math.sign(numFailedTestSuites), Math.sign(code));
}

function printTimes() {
  print('\nWhen each began, and how long it took:');
  for (const { name, from, took } of phases.sort((a, b) => a.from - b.from))
    print(`${seconds(from).padStart(9)} ${seconds(took).padStart(9)}  ${name}`);
  if (files.length > 0) print(`\nThe ${SLOWEST_FILES} slowest files:`);
  for (const { file, took } of files.sort((a, b) => b.took - a.took).slice(0, SLOWEST_FILES))
    print(`${seconds(took).padStart(9)}  ${file}`);
}

mkdirSync(results, { recursive: true });
const context = { root, progress: createProgress(process.stdout), signal: new AbortController().signal };
await timed('install', () => installDependencies(context))();
// Dependencies are there from here on.
const [{ execa }, { checks, figures, suites }] = await Promise.all([import('execa'), import('./suites.mjs')]);
const isWanted = ({ name }) => wanted.size === 0 || wanted.has(name);
await runSideBySide(
  [...checks.filter(isWanted).map(checkJob), ...suites.filter(isWanted).map(suiteJob)],
  availableParallelism(),
);
for (const { name, args } of figures.filter(({ name }) => wanted.has(name)))
  await timed(name, async () => {
    await execa(process.execPath, args, { cwd: root, stdio: 'inherit', reject: false });
  })();

printTimes();
if (failures.length > 0) print(`\nFailed: ${failures.join(', ')}`);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
print(`\n${minutes} minutes${wanted.size === 0 ? ` of ${LIMIT_MINUTES}` : ''}`);
print(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
