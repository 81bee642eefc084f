const asyncHooks = require('node:async_hooks');
const Module = require('node:module');
const path = require('node:path');
const { default: JestRuntime } = require('jest-runtime');
const { registerSources, sourceMaps } = require('./register');

const circus = path.dirname(require.resolve('jest-circus'));

const storages = [];

/** What keeps its context there; see `forgetTestFramework`. */
function loadTestFramework(load) {
  const { AsyncLocalStorage } = asyncHooks;
  asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor() {
      super();
      storages.push(this);
    }
  };
  try {
    return load();
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

/** Its state is that of one test file. Each storage that stays in use makes every later promise dearer. */
function forgetTestFramework() {
  for (const storage of storages.splice(0)) storage.disable();
  for (const file of Object.keys(Module._cache))
    if (file.startsWith(circus) && !file.endsWith('runner.js')) delete Module._cache[file];
}

/**
 * Jest's runtime with Node's own module registry in place of one per test file: only the file itself and what sets it up
 * are executed anew.
 * Loading Nest, TypeORM and our modules for each of hundreds of files was two fifths of a run's processor time.
 */
class SharedModulesRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    this.executedAnew = new Set([testPath, ...config.setupFilesAfterEnv]);
    registerSources(config);
    forgetTestFramework();
    globalThis.jest = super.requireModuleOrMock(testPath, '@jest/globals').jest;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  requireModuleOrMock(from, name) {
    return this.requireModule(from, name);
  }

  requireInternalModule(from, name) {
    return loadTestFramework(() => this.requireModule(from, name));
  }

  requireModule(from, name) {
    const load = Module.createRequire(from);
    if (name) return load(name);
    if (this.executedAnew.has(from)) delete Module._cache[from];
    return load(from);
  }

  getSourceMaps() {
    return sourceMaps;
  }
}

module.exports = SharedModulesRuntime;
