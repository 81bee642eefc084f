const Module = require('node:module');
const path = require('node:path');
const SharedModulesRuntime = require('./runtime');

/** These keep the document that there was when they were loaded, or register hooks with the file that loads them. */
const OF_A_FILE = /node_modules\/@(?:testing-library|stripe|revolut)\//;
const isShared = (file) => file.includes('/node_modules/') && !OF_A_FILE.test(file);

/** Packages are executed once per worker; what is ours keeps state of a page, so it is executed anew for each file. */
class ScreenRuntime extends SharedModulesRuntime {
  constructor(...args) {
    super(...args);
    forgetOwnModules();
  }

  isolateModules(load) {
    forgetOwnModules();
    load();
  }
}

function forgetOwnModules() {
  for (const file of Object.keys(Module._cache))
    if (!isShared(file.replaceAll(path.sep, '/'))) delete Module._cache[file];
}

module.exports = ScreenRuntime;
