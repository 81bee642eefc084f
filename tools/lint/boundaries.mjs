/*
 * The arrows of the architecture as rules of dependency-cruiser (docs/architecture.md). Backend modules stand in one
 * order: a module may import those to its left, never to its right. Calls go down, events go up.
 */
const MODULES = [
  'settings',
  'auth',
  'catalog',
  'payments',
  'cart',
  'orders',
  'invoices',
  'bank-statements',
  'accounting',
  'contact',
  'notifications',
  'ai',
  'admin-bulk',
];
/** What each library may import. */
const LIBRARIES = {
  commerce: [],
  i18n: ['commerce'],
  'api-client': ['i18n', 'commerce'],
  client: ['api-client', 'i18n', 'commerce', 'testing'],
  ui: ['commerce', 'i18n', 'testing'],
  platform: ['commerce', 'i18n'],
  testing: ['platform', 'commerce', 'i18n', 'api-client', 'client', 'ui'],
};
const FRONTENDS = ['shell', 'shop', 'account', 'admin'];
const PROCESSES = ['gateway', 'worker'];
const COMPOSITION = 'services/modules[.]ts$';

const modules = MODULES.map((name) => `services/${name}/`);
const libraries = (names) => names.map((name) => `libs/${name}/`);
const serverLibraries = libraries(['commerce', 'i18n', 'platform', 'testing']);
const browserLibraries = libraries(['commerce', 'i18n', 'api-client', 'client', 'ui', 'testing']);

const anyOf = (paths) => `^(${paths.join('|')})`;

/** `pathNot` of `from`: files to which the rule does not apply. */
const arrow = (project, allowed, pathNot) => ({
  name: `arrows-of-${project.replace(/^(?:services|libs|frontends)\//, '').replace(/\W+ts\$$|\/$/, '')}`,
  comment: 'Another project is imported only where an arrow of the architecture leads to it.',
  severity: 'error',
  from: { path: `^${project}`, ...(pathNot && { pathNot }) },
  to: { path: '^(services|libs|frontends)/', pathNot: anyOf([project, ...allowed]) },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const boundaries = [
  ...modules.map((module, place) => arrow(module, [...modules.slice(0, place), ...serverLibraries])),
  ...Object.entries(LIBRARIES).map(([name, allowed]) => arrow(`libs/${name}/`, libraries(allowed))),
  arrow(COMPOSITION, [...modules, 'libs/platform/']),
  ...PROCESSES.map((name) => arrow(`services/${name}/`, [...modules, COMPOSITION, ...serverLibraries])),
  ...FRONTENDS.map((name) =>
    // The shell meets the shop at build time in the entry of the server only.
    arrow(
      `frontends/${name}/`,
      browserLibraries,
      name === 'shell' ? '^frontends/shell/src/server[.]tsx$' : undefined,
    ),
  ),
];
