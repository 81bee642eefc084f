import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SourceMapDevToolPlugin } from './bundler.mjs';
import { aliases, cacheOf, inWorkspace, mode, root, swc } from './workspace.mjs';

/** A process, its migrations and commands, and what generators and benchmarks run to read the code's own description of itself. */
const ENTRY = /^(main|migrate|jobs|emit-.+)\.ts$/;

/**
 * Nest is made of ES modules, which Node finds and links one by one at each start; out of one file a start takes a
 * seventh less. What imports Nest would load a second one, and the 400 files of es-toolkit/compat take as long again.
 */
const BUNDLED = [/^@nestjs\//, /^@nest-lab\//, /^nestjs-pino/, /^es-toolkit/, /^rxjs/];
const NEST = /node_modules.@nestjs/;
/** Named by Nest for shops that have them. */
const ABSENT = [/^@nestjs\/(microservices|platform-express|websockets)/, '@fastify/view'];

/** Loaded when they are first used, because most processes never draw an invoice or write to S3: 40 MB less. */
const RARELY_NEEDED = [
  'archiver',
  'fontkit',
  'nodemailer',
  'otplib',
  'pdfkit',
  'qrcode',
  'sharp',
  'sitemap',
  'stripe',
  'xmlbuilder2',
  'yauzl',
];

/** Stands for a package until something of it is asked for, called or constructed. */
function onDemand(load) {
  const main = () => load().default ?? load();
  return new Proxy(function () {}, {
    get: (_, name) => (name === '__esModule' ? false : load()[name]),
    apply: (_, self, values) => Reflect.apply(main(), self, values),
    construct: (_, values) => Reflect.construct(main(), values),
  });
}

/** Packages stay in node_modules, but for those that are bundled and our own. */
const packages = ({ request }, done) =>
  /^(@(?!kp\/)|[a-z])/.test(request) && !BUNDLED.some((bundled) => bundled.test(request))
    ? done(null, `commonjs ${request}`)
    : done();

const rarelyNeeded = ({ request }, done) =>
  RARELY_NEEDED.includes(request)
    ? done(null, `(${onDemand})(() => require(${JSON.stringify(request)}))`, 'var')
    : done();

/**
 * The bundle of one process: its own and our shared sources in one file per entry, packages left to Node.
 *
 * @param {string} project e.g. `services/gateway`
 * @returns configurations of the bundler; none when the project has no entry of its own
 */
export function serviceBundles(project) {
  const sources = inWorkspace(project, 'src');
  const files = existsSync(sources) ? readdirSync(sources).filter((file) => ENTRY.test(file)) : [];
  const entry = Object.fromEntries(files.map((file) => [path.parse(file).name, path.join(sources, file)]));
  if (Object.keys(entry).length === 0) return [];
  return [
    {
      name: project,
      mode,
      context: root,
      target: 'node20',
      devtool: false,
      entry,
      output: {
        path: inWorkspace('dist', project),
        filename: '[name].js',
        library: { type: 'commonjs2' },
        clean: true,
      },
      resolve: {
        extensions: ['.ts', '.js', '.json'],
        // Generated imports name the file that will be, as TypeScript does.
        extensionAlias: { '.js': ['.ts', '.js'] },
        alias: aliases(),
      },
      externals: [rarelyNeeded, ...ABSENT, packages],
      externalsPresets: { node: true },
      module: {
        // What is loaded by a path that is known at run time only is no business of the bundler.
        parser: { javascript: { createRequire: false } },
        rules: [
          { test: NEST, parser: { createRequire: true } },
          { test: /\.ts$/, exclude: /node_modules/, use: swc({ tsx: false, decorators: true }) },
        ],
      },
      // Nobody reads the stacks of what only describes the code; a map is a quarter of the work of an entry.
      plugins: [
        new SourceMapDevToolPlugin({
          filename: '[file].map',
          exclude: /^emit-/,
          moduleFilenameTemplate: (info) => path.relative(root, info.absoluteResourcePath),
        }),
      ],
      // Class and method names are read at run time: injection tokens, entity names, operation ids.
      optimization: { minimize: false, moduleIds: 'named', nodeEnv: false },
      node: { __dirname: false, __filename: false },
      cache: cacheOf(project.replace('/', '-')),
      ignoreWarnings: [{ module: NEST, message: /Critical dependency/ }],
      stats: 'none',
      performance: false,
    },
  ];
}
