import { FIRST_PAINT } from './first-paint.mjs';
import { MESSAGE_FILE } from './message-files.mjs';
import { sources, Compilation } from './bundler.mjs';

const PLUGIN = 'EntryList';
/** Names of the chunks that hold a rendered page of its own. */
const PAGES = 'page-';

/**
 * Writes `entry.json`, which tells the server renderer what a page must name in its head:
 * `{ scripts, styles, fonts, texts, pages, firstPaint?, manifest? }` with public addresses; fonts by the name of their file, texts by language and namespace, `{ scripts, styles }` of pages by the name of their chunk.
 */
export class EntryList {
  /** @param {string} group name of the entry or exposed chunk that the page starts with */
  constructor(group) {
    this.group = group;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('entry.json', new sources.RawSource(text));
      });
    });
  }

  describe(compilation) {
    const publicPath = compilation.outputOptions.publicPath;
    const address = (file) => `${publicPath}${file}`;
    const names = compilation.getAssets().map(({ name }) => name);
    const firstPaint = names.find((name) => FIRST_PAINT.test(name));
    const remoteEntry = names.filter((name) => /^remote-entry\..*js$/.test(name));
    const chunks = [...compilation.namedChunkGroups.keys()].filter((name) => name !== undefined);
    const texts = names.filter((name) => MESSAGE_FILE.test(name));
    const pages = chunks.filter((name) => name.startsWith(PAGES));
    const loaded = (files) => ({
      scripts: files.filter((file) => file.endsWith('.js')).map(address),
      styles: files.filter((file) => file.endsWith('.css')).map(address),
    });
    return {
      ...loaded([...remoteEntry, ...filesOf(compilation, this.group)]),
      fonts: Object.fromEntries(
        compilation
          .getAssets()
          .filter(isFont)
          .map(({ name }) => [fontName(name), address(name)]),
      ),
      texts: Object.fromEntries(texts.map((name) => [MESSAGE_FILE.exec(name)[1], address(name)])),
      pages: Object.fromEntries(pages.map((name) => [name, loaded(filesOf(compilation, name))])),
      ...(firstPaint ? { firstPaint: address(firstPaint) } : {}),
      ...(remoteEntry.length > 0 ? { manifest: address('mf-manifest.json') } : {}),
    };
  }
}

const filesOf = (compilation, group) => compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
const isFont = ({ name }) => name.endsWith('.woff2');
const fontName = (file) => file.split('/').at(-1).split('.')[0];
