const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const swc = require('@swc/jest');

/*
 * Nest 12 and several of its dependencies are published as ES modules only, and Jest on Node 20 cannot require
 * those. This transformer compiles our TypeScript and every ES module dependency to CommonJS and hands
 * CommonJS dependencies through untouched.
 */
const target = 'es2022';
const shared = { swcrc: false, sourceMaps: 'inline', module: { type: 'commonjs' } };
const optionsFor = (tsx) => ({
  ...shared,
  jsc: {
    target,
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
});
const typescript = swc.createTransformer(optionsFor(false));
const react = swc.createTransformer(optionsFor(true));
const dependency = swc.createTransformer({
  ...shared,
  sourceMaps: false,
  jsc: { target, parser: { syntax: 'ecmascript' } },
});

const isModuleFolder = new Map();

function isEsModule(file) {
  if (file.endsWith('.mjs')) return true;
  if (file.endsWith('.cjs')) return false;
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (isModuleFolder.has(folder)) return isModuleFolder.get(folder);
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) {
      const isModule = JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
      isModuleFolder.set(folder, isModule);
      return isModule;
    }
    if (path.dirname(folder) === folder) return false;
  }
}

const isDependency = (file) => file.includes(`${path.sep}node_modules${path.sep}`);
const transformerFor = (file) => (file.endsWith('.tsx') ? react : typescript);

module.exports = {
  /** Our TypeScript as CommonJS with its source map, for Node's own registry. */
  compile: (source, filename) =>
    transformSync(source, { ...optionsFor(filename.endsWith('.tsx')), sourceMaps: true, filename }),
  process(source, file, options) {
    if (!isDependency(file)) return transformerFor(file).process(source, file, options);
    return isEsModule(file) ? dependency.process(source, file, options) : { code: source };
  },
  getCacheKey(source, file, options) {
    if (!isDependency(file)) return transformerFor(file).getCacheKey(source, file, options);
    return createHash('sha1').update(file).update(source).digest('hex');
  },
};
