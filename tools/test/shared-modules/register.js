const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { constants, Script } = require('node:vm');
const { compile } = require('../jest-transform');

/** Files of source maps by the path of the compiled file, as Jest's stack traces read them. */
const sourceMaps = new Map();
let isRegistered = false;

/** Lets Node require our TypeScript, by its alias too; compiled files are kept between runs. */
function registerSources({ cacheDirectory, moduleNameMapper }) {
  if (isRegistered) return;
  isRegistered = true;
  const folder = path.join(cacheDirectory, 'compiled');
  mkdirSync(folder, { recursive: true });

  const load = (module, file) => execute(module, compiled(file, folder), file);
  // Jest's own hooks may have left loaders for TypeScript.
  const known = Object.entries(Module._extensions).filter(([extension]) => !/^\.tsx?$/.test(extension));
  for (const extension of Object.keys(Module._extensions)) delete Module._extensions[extension];
  // Node tries them in this order: a `.json` may lie beside a `.ts` of the same name.
  Object.assign(Module._extensions, { '.ts': load, '.tsx': load, ...Object.fromEntries(known) });

  const resolve = Module._resolveFilename;
  const resolved = new Map();
  Module._resolveFilename = function resolveFilename(request, parent, isMain, options) {
    const find = () => resolve.call(this, mappedPath(request, moduleNameMapper), parent, isMain, options);
    if (!parent?.path || options) return find();
    const key = `${parent.path}\n${request}`;
    if (!resolved.has(key)) resolved.set(key, find());
    return resolved.get(key);
  };
}

function mappedPath(request, moduleNameMapper) {
  for (const [pattern, target] of moduleNameMapper) {
    const match = new RegExp(pattern).exec(request);
    if (match) return target.replace(/\$(\d)/g, (_whole, group) => match[Number(group)]);
  }
  return request;
}

/** Screens execute our modules anew for each test file: what V8 made of them the last time serves again. */
const scripts = new Map();

function compiled(file, folder) {
  const { mtimeMs } = statSync(file);
  const known = scripts.get(file);
  if (known?.mtimeMs === mtimeMs) return known.script;
  const script = new Script(Module.wrap(compiledAs(file, folder)), {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  scripts.set(file, { mtimeMs, script });
  return script;
}

/** As Node executes a CommonJS module. */
function execute(module, script, file) {
  const require = Object.assign((name) => module.require(name), {
    cache: Module._cache,
    resolve: (name, options) => Module._resolveFilename(name, module, false, options),
  });
  const run = script.runInThisContext();
  run.call(module.exports, module.exports, require, module, file, path.dirname(file));
}

function compiledAs(file, folder) {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha1').update(file).update(source).digest('hex');
  const kept = path.join(folder, `${key}.js`);
  const map = `${kept}.map`;
  sourceMaps.set(file, map);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const result = compile(source, file);
    write(map, result.map);
    write(kept, result.code);
    return result.code;
  }
}

/** Several workers compile the same file at a time. */
function write(file, text) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, file);
}

module.exports = { registerSources, sourceMaps };
