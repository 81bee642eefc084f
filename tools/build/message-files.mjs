import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { Compilation, DefinePlugin, NormalModuleReplacementPlugin, sources } from './bundler.mjs';
import { inWorkspace, isProduction } from './workspace.mjs';

const PLUGIN = 'MessageFiles';
const I18N = inWorkspace('libs/i18n/src');
const MESSAGES = path.join(I18N, 'messages');
const FILL_MISSING = path.join(I18N, 'fill-missing.ts');
const FOLDER = 'texts/';

/** The name of an emitted file: `texts/en-common.1f2e3d4c.json`, in development without the hash. */
export const MESSAGE_FILE = /^texts\/(\w+-\w+)(\.\w{8})?\.json$/;

/**
 * Emits the texts of each language and namespace with their gaps filled in English, so that a browser fetches one
 * language only, and replaces the import of `messages/index.ts` by a fetch. All file names have the same hash.
 */
export class MessageFiles {
  apply(compiler) {
    const { publicPath } = compiler.options.output;
    const files = this.read();
    const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
    const extension = isProduction ? `.${hash}.json` : '.json';
    new DefinePlugin({
      __MESSAGE_FILES__: JSON.stringify({ folder: publicPath + FOLDER, extension }),
    }).apply(compiler);
    new NormalModuleReplacementPlugin(/^\.\/messages$/, (resource) => {
      if (resource.context === I18N) resource.request = './messages/fetched';
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.contextDependencies.add(MESSAGES);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const fillMissing = await loadFillMissing();
        const current = this.read();
        for (const [name, messages] of Object.entries(current)) {
          const english = current[name.replace(/^\w+/, 'en')];
          const source = new sources.RawSource(JSON.stringify(fillMissing(messages, english)));
          compilation.emitAsset(`${FOLDER}${name}${extension}`, source);
        }
      });
    });
  }

  /** `{ 'en-adminCatalog': … }` from `en/admin-catalog.json`. */
  read() {
    const languages = readdirSync(MESSAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const entries = languages.flatMap(({ name: language }) =>
      readdirSync(path.join(MESSAGES, language)).map((file) => {
        const namespace = path.parse(file).name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
        return [
          `${language}-${namespace}`,
          JSON.parse(readFileSync(path.join(MESSAGES, language, file), 'utf8')),
        ];
      }),
    );
    return Object.fromEntries(entries);
  }
}

/** The library's own function: it imports nothing but types, which the compiler takes away. */
async function loadFillMissing() {
  const source = readFileSync(FILL_MISSING, 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).fillMissing;
}
