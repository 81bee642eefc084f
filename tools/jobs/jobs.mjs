#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenSettings } from '../start/environment.mjs';
import { runningPostgres } from '../start/postgres.mjs';

/*
 * `npm run jobs -- list|retry`: dead letters of the shop that DATABASE_URL names, else of the running embedded shop
 * (services/worker/README.md).
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const program = path.join(root, 'dist/services/worker/jobs.js');
const given = givenSettings(root);
const dataDir = path.resolve(root, given.DATA_DIR ?? '.data');
const url = given.DATABASE_URL ?? runningPostgres(dataDir)?.superuserUrl;

if (!existsSync(program)) fail('The shop is not built yet. Run npm start, or npm run build.');
if (!url) fail(`No shop runs on ${dataDir}. Start it, or set DATABASE_URL.`);
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: url },
});
process.exit(status ?? 1);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
