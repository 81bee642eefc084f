#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import config from '../../jest.config.js';

/* `node tools/upgrade/make-dump.mjs NAME`: the database of a filled shop of today (docs/upgrading.md). */
const name = process.argv[2];
if (!/^[\w.-]+$/.test(name ?? '')) {
  console.error('Give the dump a name: node tools/upgrade/make-dump.mjs 2026-11-28');
  process.exit(1);
}
// As an integration spec it has the modules and services that those have; only this command runs it.
const integration = config.projects.find(({ displayName }) => displayName === 'integration');
const own = { ...integration, testMatch: ['<rootDir>/tools/upgrade/write-dump.ts'] };
const { status } = spawnSync(
  'npx',
  [
    'jest',
    '--runInBand',
    '--forceExit',
    '--testTimeout',
    String(config.testTimeout),
    '--config',
    JSON.stringify(own),
  ],
  {
    cwd: config.rootDir,
    stdio: 'inherit',
    env: {
      ...process.env,
      KP_DUMP: name,
    },
  },
);
process.exit(status ?? 1);
