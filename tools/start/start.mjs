#!/usr/bin/env node
/*
 * `npm start`: the whole shop from one command. Needs Node and npm; settings are in `.env.example`.
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
import('./launch.mjs').then(({ launch }) => launch({ root })).then((code) => process.exit(code));
