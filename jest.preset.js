const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = __dirname;
const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));

/** `paths` of the TypeScript configuration as Jest's moduleNameMapper, so that an alias is declared once. */
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, [target]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    path.join(root, target.replace('*', '$1')),
  ]),
);

/** What every Jest project of this workspace shares. */
module.exports = {
  rootDir: root,
  transform: { '^.+\\.(ts|tsx|js|mjs)$': path.join(root, 'tools/test/jest-transform.js') },
  transformIgnorePatterns: [],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(root, 'tools/test/css-module.js'),
    '\\.css$': path.join(root, 'tools/test/empty-style.js'),
    // Exported for `import` only; Jest requires it.
    '^unicorn-magic$': path.join(root, 'node_modules/unicorn-magic/node.js'),
    ...aliases,
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.nx/'],
  cacheDirectory: path.join(root, '.cache/jest'),
};
