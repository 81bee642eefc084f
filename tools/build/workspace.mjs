import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inWorkspace = (...parts) => path.join(root, ...parts);

/** Everything is built for production unless NODE_ENV says otherwise. */
export const isProduction = process.env.NODE_ENV !== 'development';
export const mode = isProduction ? 'production' : 'development';

const { compilerOptions } = JSON.parse(readFileSync(inWorkspace('tsconfig.base.json'), 'utf8'));

/**
 * `paths` of the TypeScript configuration as aliases of the bundler, so that an alias is declared once. `name/*`
 * becomes the alias of a folder, in which a name is a file or a folder with an index.
 *
 * @param {(alias: string) => boolean} [wanted] keeps all aliases unless given
 */
export function aliases(wanted = () => true) {
  const entries = Object.entries(compilerOptions.paths).filter(([alias]) => wanted(alias));
  return Object.fromEntries(
    entries.map(([alias, [target]]) =>
      alias.endsWith('/*')
        ? [alias.slice(0, -2), path.join(root, target.replace(/\/\*.*$/, ''))]
        : [`${alias}$`, path.join(root, target)],
    ),
  );
}

/** The built-in transpiler with its options for one kind of source. */
export function swc({ tsx, decorators = false }) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        externalHelpers: false,
        keepClassNames: decorators,
        parser: { syntax: 'typescript', tsx, decorators },
        transform: {
          legacyDecorator: decorators,
          decoratorMetadata: decorators,
          useDefineForClassFields: !decorators,
          react: { runtime: 'automatic', development: !isProduction },
        },
      },
    },
  };
}

/** Persistent cache of one bundle. A clone that is built once has nothing of it. */
export function cacheOf(name) {
  if (process.env.CI) return { type: 'memory' };
  return {
    type: 'persistent',
    name: `${name}-${mode}`,
    buildDependencies: [
      ...readdirSync(inWorkspace('tools/build')).map((file) => inWorkspace('tools/build', file)),
      inWorkspace('package-lock.json'),
      inWorkspace('tsconfig.base.json'),
    ],
    storage: { type: 'filesystem', directory: inWorkspace('.cache/rspack') },
  };
}
