import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

async function timed(name, work) {
  const start = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  await work();
  process.stdout.write(`── ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
}

/** A check is one fact: its command succeeds. */
async function runCheck(check) {
  await timed(check.name, async () => {
    const code = await (check.run ? check.run(context) : run(check.command, check.args));
    totals[code === 0 ? 'passed' : 'failed'] += 1;
  });
}

/** A Jest project counts its tests; one that broke before it could count is one failure. */
async function runSuite(suite) {
  await timed(suite.name, async () => {
    const file = path.join(results, `${suite.name}.json`);
    rmSync(file, { force: true });
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const config = ['--selectProjects', suite.name];
    const report = ['--json', `--outputFile=${file}`];
    const code = await run(process.execPath, [jest, ...config, ...report, ...suite.args], suite.env);
    try {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
      totals.passed += numPassedTests;
      totals.failed += Math.max(
        numFailedTests,
        numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0,
      );
      if (code !== 0 && numFailedTests + numFailedTestSuites === 0) totals.failed += 1;
      if (numPassedTests === 0) totals.failed += 1;
    } catch {
      totals.failed += 1;
    }
  });
}

mkdirSync(results, { recursive: true });
const context = { root, progress: createProgress(process.stdout), signal: new AbortController().signal };
await installDependencies(context);
const { checks, figures, suites } = await import('./suites.mjs');
for (const check of checks.filter(isWanted)) await runCheck(check);
for (const suite of suites.filter(isWanted)) await runSuite(suite);
// Printed for whoever reads the log; a slow machine fails nothing.
for (const { name, args } of figures.filter(isWanted)) await timed(name, () => run(process.execPath, args));
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
