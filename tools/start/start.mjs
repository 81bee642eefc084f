#!/usr/bin/env node
/*
 * `npm start`: the whole shop from one command; `npm run dev` (`--watch`) rebuilds and restarts it when a file is saved.
 * `npm start -- --new-shop`: an empty shop without the demo; later starts remember it.
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
const asksForNewShop = process.argv.includes('--new-shop');
import('./launch.mjs')
  .then(({ launch }) => launch({ root, development, asksForNewShop }))
  .then((code) => process.exit(code));
