/*
 * `node tools/budgets/kit-weight.mjs`: the parts of a first view built from our kit and from antd, to compare
 * (docs/adr/0001-first-view.md).
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { browser } from '../build/frontend.mjs';
import rspack from '../build/bundler.mjs';
import { inWorkspace } from '../build/workspace.mjs';

/** The same parts of a first view, once from our kit and once from antd; React and texts come with the page anyway. */
const SETS = {
  'our Button, Badge, Card, TextInput, Skeleton': [
    "export * from './button/button'",
    "export * from './badge/badge'",
    "export * from './card/label-card'",
    "export * from './field/inputs'",
    "export * from './skeleton/skeleton'",
  ],
  'antd Button, Badge, Card, Input, Skeleton with ConfigProvider': [
    "export { Badge, Button, Card, ConfigProvider, Input, Skeleton } from 'antd'",
  ],
  'antd Button, Badge, Skeleton with ConfigProvider': [
    "export { Badge, Button, ConfigProvider, Skeleton } from 'antd'",
  ],
};
const WITH_THE_PAGE = ['react', 'react-dom', 'react/jsx-runtime', 'react-router', 'react-i18next'];

async function build(entry, folder) {
  const { plugins, ...config } = browser('kit-weight', '/');
  const compiler = rspack({
    ...config,
    cache: false,
    devtool: false,
    entry,
    plugins: plugins.filter(({ constructor }) => constructor.name === 'CssExtractRspackPlugin'),
    externals: Object.fromEntries(WITH_THE_PAGE.map((name) => [name, `var window["${name}"]`])),
    output: { ...config.output, path: folder, library: { type: 'var', name: 'kit' } },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

async function weigh(folder) {
  const sizes = { js: { br: 0, gz: 0 }, css: { br: 0, gz: 0 } };
  for (const file of readdirSync(folder)) {
    const size = sizes[path.extname(file).slice(1)];
    if (!size) continue;
    const bytes = readFileSync(path.join(folder, file));
    size.br += (
      await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    ).length;
    size.gz += (await promisify(gzip)(bytes, { level: 9 })).length;
  }
  return sizes;
}

/** Compressed bytes of each set in a bundle of its own. */
async function kitWeights() {
  const weights = [];
  for (const [name, lines] of Object.entries(SETS)) {
    const folder = mkdtempSync(path.join(tmpdir(), 'kit-weight-'));
    const entry = inWorkspace('libs/ui/src', `weigh-${process.pid}.ts`);
    try {
      writeFileSync(entry, `${lines.join(';\n')};\n`);
      await build(entry, folder);
      weights.push({ name, ...(await weigh(folder)) });
    } finally {
      rmSync(entry, { force: true });
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return weights;
}

const kb = (bytes) => (bytes / 1000).toFixed(1);
console.log('| parts | scripts KB br (gzip) | styles KB br |\n|---|---|---|');
for (const { name, js, css } of await kitWeights()) {
  console.log(`| ${name} | ${kb(js.br)} (${kb(js.gz)}) | ${kb(css.br)} |`);
}
