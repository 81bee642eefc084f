import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { transformSync } from '@swc/core';
import { curated, wholePackage } from '../build/curated-package.mjs';
import { browser } from '../build/frontend.mjs';
import rspack from '../build/bundler.mjs';
import { inWorkspace, root } from '../build/workspace.mjs';
import { startBenchShop } from './bench-shop.mjs';

/*
 * `node tools/bench/weights.mjs`: what two pieces of our own code save: the state of a page as columns, with the
 * compression of the gateway, and shared packages cut to the names in use, compressed as by the build.
 */
const ROUNDS = 200;
const GATEWAY_QUALITY = 5;
const BUILD_QUALITY = 11;
const PAGES = { home: '/', list: '/products', product: (slug) => `/products/${slug}` };
const WITH_THE_PAGE = ['react', 'react-dom', 'react/jsx-runtime', 'i18next'];
const STATE = /(<script[^>]*id="page-state"[^>]*>)(.*?)(<\/script>)/s;

const compressed = async (bytes, quality) =>
  (await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
const kb = (bytes) => (bytes / 1000).toFixed(1);
const print = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);

async function loadPageState(folder) {
  const source = readFileSync(inWorkspace('frontends/shell/src/document/page-state.ts'), 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const file = path.join(folder, 'page-state.mjs');
  writeFileSync(file, code);
  return import(file);
}

function microseconds(work) {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) * 1000;
  });
  return times.sort((one, other) => one - other)[ROUNDS / 2].toFixed(0);
}

async function weighPages(folder) {
  const { packColumns, unpackColumns } = await loadPageState(folder);
  const shop = await startBenchShop(root, { parts: ['gateway'] });
  try {
    const [{ slug }] = await (await fetch(`${shop.url}/api/products?limit=1`)).json();
    print(
      '| page | HTML KB, columns / plain | HTML KB br, columns / plain | packing, µs | unpacking, µs |',
      '|---|---|---|---|---|',
    );
    for (const [name, address] of Object.entries(PAGES)) {
      const html = await (
        await fetch(shop.url + (typeof address === 'string' ? address : address(slug)))
      ).text();
      const packed = JSON.parse(STATE.exec(html)[2]);
      const state = unpackColumns(packed);
      const plain = html.replace(
        STATE,
        (_all, open, _state, close) => open + JSON.stringify(state).replaceAll('<', '\\u003c') + close,
      );
      const sizes = await Promise.all(
        [html, plain].map((text) => compressed(Buffer.from(text), GATEWAY_QUALITY)),
      );
      const raw = [html, plain].map((text) => kb(Buffer.byteLength(text)));
      print(
        `| ${name} | ${raw.join(' / ')} | ${sizes.map(kb).join(' / ')} | ${microseconds(() => packColumns(state))} | ${microseconds(() => unpackColumns(packed))} |`,
      );
    }
  } finally {
    await shop.stop();
  }
}

async function weighModule(request, folder) {
  const entry = path.join(folder, 'entry.mjs');
  writeFileSync(entry, `export * from ${JSON.stringify(request)};\n`);
  const out = path.join(folder, 'out');
  const config = browser('weights', '/');
  const compiler = rspack({
    ...config,
    cache: false,
    devtool: false,
    plugins: [],
    entry,
    externals: Object.fromEntries(WITH_THE_PAGE.map((name) => [name, `var window["${name}"]`])),
    output: { ...config.output, path: out, library: { type: 'var', name: 'weighed' } },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const scripts = readdirSync(out).filter((file) => file.endsWith('.js'));
  return compressed(Buffer.concat(scripts.map((file) => readFileSync(path.join(out, file)))), BUILD_QUALITY);
}

const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-weights-'));
try {
  await weighPages(folder);
  print('', '| shared package | KB br, names in use | KB br, whole |', '|---|---|---|');
  for (const name of ['react-router', 'react-i18next']) {
    const cut = await weighModule(curated(name), folder);
    print(`| ${name} | ${kb(cut)} | ${kb(await weighModule(wholePackage(name), folder))} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
