/*
 * The arrows of the architecture as Nx tag constraints (docs/architecture.md). Backend modules stand in one order:
 * a module may import those to its left, never to its right. Calls go down, events go up.
 */
const modules = [
  'settings',
  'auth',
  'catalog',
  'payments',
  'cart',
  'orders',
  'invoices',
  'contact',
  'notifications',
  'ai',
  'admin-bulk',
];

const tag = (kind) => (name) => `${kind}:${name}`;
const moduleTag = tag('module');
const libTag = tag('lib');

const moduleRules = modules.map((name, place) => ({
  sourceTag: moduleTag(name),
  onlyDependOnLibsWithTags: [
    ...modules.slice(0, place).map(moduleTag),
    ...['commerce', 'i18n', 'platform', 'testing'].map(libTag),
  ],
}));

const libRules = Object.entries({
  commerce: [],
  i18n: ['commerce'],
  'api-client': ['i18n', 'commerce'],
  client: ['api-client', 'i18n', 'commerce', 'testing'],
  ui: ['commerce', 'i18n', 'testing'],
  platform: ['commerce', 'i18n'],
  testing: ['platform', 'commerce', 'i18n', 'api-client', 'client', 'ui'],
}).map(([name, allowed]) => ({ sourceTag: libTag(name), onlyDependOnLibsWithTags: allowed.map(libTag) }));

const browserLibs = ['commerce', 'i18n', 'api-client', 'client', 'ui', 'testing'].map(libTag);

/** Options of `@nx/enforce-module-boundaries`. */
export const boundaries = {
  enforceBuildableLibDependency: false,
  // Its entries are files of their own in the browser: one may be loaded late while others are not.
  checkDynamicDependenciesExceptions: ['@kp/commerce', '@kp/commerce/*'],
  // Tests start the real PostgreSQL and Redis with the launcher's own code.
  allow: [
    '../../../tools/start/ports.mjs',
    '../../../tools/start/postgres.mjs',
    '../../../tools/start/redis.mjs',
  ],
  depConstraints: [
    ...moduleRules,
    ...libRules,
    { sourceTag: 'type:composition', onlyDependOnLibsWithTags: ['type:module', libTag('platform')] },
    {
      sourceTag: 'type:process',
      onlyDependOnLibsWithTags: [
        'type:module',
        'type:composition',
        ...['commerce', 'i18n', 'platform', 'testing'].map(libTag),
      ],
    },
    // The shell meets the shop at build time in server.tsx only (allowed in eslint.config.mjs).
    { sourceTag: 'type:shell', onlyDependOnLibsWithTags: browserLibs },
    { sourceTag: 'type:remote', onlyDependOnLibsWithTags: browserLibs },
  ],
};
