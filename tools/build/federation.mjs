import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { curated } from './curated-package.mjs';
import { inWorkspace, isProduction } from './workspace.mjs';

const require = createRequire(import.meta.url);

/** The remotes of the shop; each exposes `./routes` and nothing else. */
export const REMOTES = ['shop', 'account', 'admin'];

/** Packages with one instance on the page. The flag marks those of which only the names in use are shipped. */
const PACKAGES = {
  react: { whole: true },
  'react-dom': { whole: true },
  'react/jsx-runtime': { whole: true, package: 'react' },
  ...(isProduction ? {} : { 'react/jsx-dev-runtime': { whole: true, package: 'react' } }),
  'react-router': { whole: false },
  'react-i18next': { whole: false },
};

/** Our own libraries that hold a context or the store. */
const OWN = ['@kp/i18n', '@kp/client', '@kp/ui'];

/** Parts of the API client that several bundles use: however they are imported, there is one of each. */
const API_CLIENT = ['empty-api', 'session', 'shop', 'generated/session-api', 'generated/shop-api'];
const LAZY_API_CLIENT = ['account', 'checkout', 'links'].flatMap((name) => [name, `generated/${name}-api`]);

/** Entry points of some screens only, such as those that carry antd or react-hook-form: provided by the shell, loaded with the first screen that needs them. */
const LAZY_KITS = [
  'ui/forms',
  'ui/account',
  'ui/admin',
  'ui/table',
  'ui/dialogs',
  'ui/facts',
  'ui/order',
  'client/forms',
  'client/files',
  'client/orders',
];

/**
 * The bundler asks for the CommonJS edition of the federation runtime, by name or by file: without this the page
 * carries more than it needs (10 KB, brotli), and of some parts both editions.
 */
export const FEDERATION_RUNTIME = Object.fromEntries(
  [
    'runtime',
    'runtime-core',
    'sdk',
    'error-codes',
    'webpack-bundler-runtime',
    'inject-external-runtime-core-plugin',
  ].flatMap((part) => {
    const name = `@module-federation/${part}`;
    const file = fileURLToPath(import.meta.resolve(name));
    return [
      [`${name}$`, file],
      [require.resolve(name), file],
    ];
  }),
);

const versionOf = (name) => require(`${name}/package.json`).version;

/** The shell provides; remotes only consume (`import: false`), so that nothing is ever bundled twice. */
function sharing(isShell) {
  const shared = {};
  for (const [name, { whole, package: owner = name }] of Object.entries(PACKAGES)) {
    const version = versionOf(owner);
    const source = whole || !isProduction ? name : curated(name);
    shared[name] = {
      singleton: true,
      version,
      requiredVersion: version,
      ...(isShell ? { eager: true, import: source, shareKey: name } : { import: false }),
    };
  }
  const own = (name, { file = name, isLazy = false } = {}) => {
    const role = isShell ? { eager: !isLazy } : { import: false };
    shared[file] = { shareKey: name, singleton: true, version: '1.0.0', requiredVersion: false, ...role };
  };
  for (const name of OWN) own(name);
  // Shared by file, because then the shell provides them without importing them anywhere.
  for (const name of LAZY_KITS) {
    const [library, kit] = name.split('/');
    own(`@kp/${name}`, { file: inWorkspace('libs', library, 'src', kit, 'index.ts'), isLazy: true });
  }
  for (const name of [...API_CLIENT, ...LAZY_API_CLIENT]) {
    const file = inWorkspace('libs/api-client/src', `${name}.ts`);
    const isLazy = LAZY_API_CLIENT.includes(name);
    if (existsSync(file)) own(`@kp/api-client/${name}`, { file, isLazy });
  }
  return shared;
}

const common = { dts: false, shareStrategy: 'loaded-first' };

/** The host: knows the remotes by their manifests and provides every shared package and the federation runtime. */
export function hostFederation() {
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    manifest: false,
    remotes: Object.fromEntries(REMOTES.map((name) => [name, `${name}@/remotes/${name}/mf-manifest.json`])),
    shared: sharing(true),
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  });
}

/** A remote: its routes over what the host provides. */
export function remoteFederation(name) {
  return new ModuleFederationPlugin({
    ...common,
    name,
    manifest: true,
    filename: isProduction ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
    exposes: { './routes': { import: `./frontends/${name}/src/routes.tsx`, name: 'routes' } },
    shared: sharing(false),
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
}
