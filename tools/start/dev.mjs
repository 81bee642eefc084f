#!/usr/bin/env node
/*
 * `npm run dev`: the shop as with `npm start`, rebuilt and restarted when a file is saved.
 * The launcher proper is imported only after Node's version is known to suit it.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
import('./launch.mjs')
  .then(({ launch }) => launch({ root, development: true }))
  .then((code) => process.exit(code));
