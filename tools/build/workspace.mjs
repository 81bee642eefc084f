import { readFileSync } from 'node:fs';
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
 * `paths` of the TypeScript configuration as webpack aliases, so that an alias is declared once.
 *
 * @param {(alias: string) => boolean} [wanted] keeps all aliases unless given
 */
export function aliases(wanted = () => true) {
  const entries = Object.entries(compilerOptions.paths).filter(([alias]) => wanted(alias));
  return Object.fromEntries(
    entries.map(([alias, [target]]) => [alias.includes('*') ? alias : `${alias}$`, path.join(root, target)]),
  );
}

/** Options of swc-loader for one kind of source. */
export function swc({ tsx, decorators = false }) {
  return {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      sourceMaps: true,
      module: { type: 'es6' },
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

/**
 * Persistent cache of one bundle; it is written when the compiler is closed, which is a sixth of a build. A clone that
 * is built once has nothing of it.
 */
export function cacheOf(name) {
  if (process.env.CI) return { type: 'memory' };
  return {
    type: 'filesystem',
    name: `${name}-${mode}`,
    cacheDirectory: inWorkspace('.cache/webpack'),
    buildDependencies: {
      toolchain: [
        inWorkspace('tools/build/'),
        inWorkspace('package-lock.json'),
        inWorkspace('tsconfig.base.json'),
      ],
    },
  };
}
