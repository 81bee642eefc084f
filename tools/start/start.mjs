#!/usr/bin/env node
/*
 * `npm start`: the whole shop from one command; `npm run dev` (`--watch`) rebuilds and restarts it when a file is saved.
 * The launcher is imported only after Node's version is known to suit it.
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
const development = process.argv.includes('--watch');
import('./launch.mjs').then(({ launch }) => launch({ root, development })).then((code) => process.exit(code));
