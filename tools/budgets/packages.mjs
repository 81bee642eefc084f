import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Where a script that the browser fetched lies in the build. */
function fileOf(root, address) {
  const remote = /^\/remotes\/(\w+)\/(.+)$/.exec(address);
  return remote
    ? path.join(root, 'dist/frontends', remote[1], remote[2])
    : path.join(root, 'dist/frontends/shell', address.replace('/assets/', ''));
}

/** `node_modules/react-dom/cjs/…` → react-dom; our own sources by project, e.g. libs/ui. */
function packageOf(source) {
  const installed = source.lastIndexOf('node_modules/');
  if (installed >= 0) {
    const parts = source.slice(installed + 'node_modules/'.length).split('/');
    return parts[0].startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  }
  const own = /(libs|frontends)\/([\w-]+)\//.exec(source);
  return own ? `${own[1]}/${own[2]}` : 'runtime of the bundler';
}

/** Characters of a script by the source they come from. */
function charactersBySource(code, map) {
  const lines = code.split('\n');
  const sizes = new Map();
  let last = null;
  const close = (line, column) => {
    if (!last) return;
    const end = line === last.line ? column : lines[last.line - 1].length;
    sizes.set(last.source, (sizes.get(last.source) ?? 0) + Math.max(0, end - last.column));
  };
  eachMapping(new TraceMap(map), ({ generatedLine: line, generatedColumn: column, source }) => {
    close(line, column);
    last = { line, column, source: source ?? '' };
  });
  close(Infinity, 0);
  return sizes;
}

/**
 * Compressed bytes of scripts by package. A script is compressed as one, so each package gets its share of the whole
 * by its share of the characters.
 * @param {string} root of the workspace
 * @param {{ path: string, wire: number }[]} scripts
 * @returns {[name: string, bytes: number][]} the largest first
 */
export function bytesByPackage(root, scripts) {
  const bytes = new Map();
  const add = (name, amount) => bytes.set(name, (bytes.get(name) ?? 0) + amount);
  for (const { path: address, wire } of scripts) {
    const file = fileOf(root, address);
    if (!existsSync(`${file}.map`)) {
      add(path.basename(address).replace(/\.[0-9a-f]{8}\.js(on)?$/, ''), wire);
      continue;
    }
    const code = readFileSync(file, 'utf8');
    const sizes = charactersBySource(code, readFileSync(`${file}.map`, 'utf8'));
    for (const [source, size] of sizes) add(packageOf(source), (wire * size) / code.length);
  }
  return [...bytes].sort(([, one], [, other]) => other - one);
}
