import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inWorkspace, mode } from './workspace.mjs';

/*
 * A shared package is provided whole, because the bundler cannot know what a remote will ask for: react-router alone is
 * then 51 KB (brotli) instead of 12. We do know: it is what the sources of this workspace import. So the shell
 * provides a generated module that re-exports these names and nothing else.
 */
const SOURCES = ['frontends', 'libs'];
const NOT_IN_THE_BROWSER = /^server\.tsx$|\.(test|spec|d)\.tsx?$/;
const require = createRequire(import.meta.url);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (/\.tsx?$/.test(entry.name) && !NOT_IN_THE_BROWSER.test(entry.name)) yield file;
  }
}

/** Names imported as values from a package by one source text; `null` when the whole namespace is imported. */
export function importedNames(source, packageName) {
  const names = [];
  const statement = new RegExp(`^(?:import|export)\\s+([^;'"]*?)\\s+from\\s+'${packageName}'`, 'gm');
  for (const [, clause] of source.matchAll(statement)) {
    if (/^type\s/.test(clause)) continue;
    if (clause.includes('*')) return null;
    const inner = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
    for (const part of inner.split(',').map((text) => text.trim())) {
      if (part && !part.startsWith('type ')) names.push(part.split(/\s+as\s+/)[0]);
    }
  }
  return names;
}

/** The request of the package itself, past the federation that replaces its plain name. */
export const wholePackage = (name) => `whole-${name}`;

/** Aliases that make {@link wholePackage} requests resolve. */
export function wholePackageAliases(names) {
  return Object.fromEntries(names.map((name) => [`${wholePackage(name)}$`, moduleEntry(name)]));
}

function moduleEntry(name) {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, manifest.module.replace('/development/', `/${mode}/`));
}

/**
 * Writes the module that re-exports what the workspace imports from a package.
 *
 * @returns its absolute path, or the package's name when somebody imports the whole namespace
 */
export function curated(packageName) {
  const names = new Set();
  for (const file of SOURCES.flatMap((folder) => [...sourceFiles(inWorkspace(folder))])) {
    const found = importedNames(readFileSync(file, 'utf8'), packageName);
    if (found === null) return packageName;
    for (const name of found) names.add(name);
  }
  const target = inWorkspace('.cache/shared', `${packageName.replace('/', '-')}.mjs`);
  const text = `export { ${[...names].sort().join(', ')} } from '${wholePackage(packageName)}';\n`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return target;
}
