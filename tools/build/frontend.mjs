import { CopyPublic } from './copy-public.mjs';
import { wholePackageAliases } from './curated-package.mjs';
import { DrawnPictures } from './drawn-pictures.mjs';
import { EntryList } from './entry-list.mjs';
import { FirstPaint } from './first-paint.mjs';
import { FEDERATION_RUNTIME, hostFederation, remoteFederation } from './federation.mjs';
import { MessageFiles } from './message-files.mjs';
import { Precompress } from './precompress.mjs';
import { FRONTEND_RULES, RefusedImports } from './refused-imports.mjs';
import { nameOfCut } from './subset-font.mjs';
import {
  CssExtractRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  NormalModuleReplacementPlugin,
  SwcJsMinimizerRspackPlugin,
} from './bundler.mjs';
import { aliases, cacheOf, inWorkspace, isProduction, mode, root, swc } from './workspace.mjs';

/** The first that know every rule our styles are written with: nothing is rewritten for older ones. */
const STYLED_FOR = ['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4'];

const isRemoteAlias = (alias) => /^(shop|account|admin)\//.test(alias);
const fileName = (extension) =>
  isProduction ? `[name].[contenthash:8].${extension}` : `[name].${extension}`;

/** Class names must come out the same in the browser and in the server bundle. */
const cssModules = {
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: isProduction ? '[hash:base64:5]' : '[name]__[local]',
  localIdentContext: root,
};

/** What the browser bundles and the server-rendering bundle have in common. */
export function base(name, { forServer = false } = {}) {
  const css = { loader: 'css-loader', options: { modules: { ...cssModules, exportOnlyLocals: forServer } } };
  return {
    name,
    mode,
    context: root,
    // Not an eval source map: the content security policy holds in development too.
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        ...aliases((alias) => forServer || !isRemoteAlias(alias)),
        ...wholePackageAliases(['react-router', 'react-i18next']),
        ...FEDERATION_RUNTIME,
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc({ tsx: true }) },
        // Only the theme is imported for what it does.
        { test: /libs[\\/].*\.tsx?$/, exclude: /libs[\\/]ui[\\/]src[\\/]theme/, sideEffects: false },
        { test: /\.css$/, use: forServer ? [css] : [CssExtractRspackPlugin.loader, css] },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: {
            filename: ({ filename }) => `fonts/${nameOfCut(filename) ?? '[name]'}.[contenthash:8][ext]`,
            emit: !forServer,
          },
        },
        {
          test: /\.woff2$/,
          resourceQuery: /part=/,
          use: forServer ? [] : inWorkspace('tools/build/subset-font.mjs'),
        },
      ],
    },
    cache: cacheOf(name),
    stats: 'none',
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

export function browser(name, publicPath) {
  const common = base(`frontend-${name}`);
  return {
    ...common,
    target: ['web', 'es2022'],
    output: {
      path: inWorkspace('dist/frontends', name),
      publicPath,
      filename: fileName('js'),
      chunkFilename: fileName('js'),
      uniqueName: `kitchenpass-${name}`,
      // The server bundle of the shell lives in the same folder and is written by its own compiler.
      clean: { keep: /[\\/]shell[\\/]server([\\/]|$)/ },
    },
    optimization: {
      minimizer: [
        new SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 2 }, mangle: true } }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: STYLED_FOR } }),
      ],
    },
    plugins: [
      new CssExtractRspackPlugin({ filename: fileName('css'), chunkFilename: fileName('css') }),
      new RefusedImports(FRONTEND_RULES),
      // The one module through which antd inserts style elements, which the content security policy refuses.
      new NormalModuleReplacementPlugin(/\/dynamicCSS$/, inWorkspace('libs/ui/src/theme/adopted-styles.ts')),
      ...(isProduction ? [new Precompress()] : []),
    ],
  };
}

function shell() {
  const config = browser('shell', '/assets/');
  return {
    ...config,
    entry: { main: './frontends/shell/src/main.ts' },
    plugins: [
      ...config.plugins,
      hostFederation(),
      new MessageFiles(),
      new EntryList('main'),
      new CopyPublic(inWorkspace('frontends/shell/public')),
      new DrawnPictures(inWorkspace('frontends/shell/public')),
      new FirstPaint(inWorkspace('frontends/shell/src/document/first-paint.ts')),
    ],
  };
}

/** Renders public pages: one CommonJS file with everything in it, no federation; it imports the shop's sources. */
function serverRendering() {
  return {
    ...base('frontend-shell-server', { forServer: true }),
    target: 'node20',
    entry: { main: './frontends/shell/src/server.tsx' },
    output: {
      path: inWorkspace('dist/frontends/shell/server'),
      publicPath: '/assets/',
      filename: 'main.cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false },
    node: { __dirname: false },
  };
}

function remote(name) {
  const config = browser(name, `/remotes/${name}/`);
  return {
    ...config,
    entry: {},
    plugins: [...config.plugins, remoteFederation(name), new EntryList('routes')],
  };
}

/**
 * The bundles of one front end.
 *
 * @param {string} project `frontends/shell` (browser and server rendering) or the folder of a remote
 */
export function frontendBundles(project) {
  const name = project.split('/').at(-1);
  return name === 'shell' ? [shell(), serverRendering()] : [remote(name)];
}
