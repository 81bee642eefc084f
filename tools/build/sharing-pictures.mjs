import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { drawProduct, drawShop, rasterize, WARES } from './sharing-picture.mjs';
import { Compilation, sources } from './webpack.mjs';

const PLUGIN = 'SharingPictures';

/**
 * Writes a PNG of 1200 × 630 for each picture of the demo catalogue, and one for the shop itself, into
 * `public/pictures/sharing/` of the bundle. Unchanged ones come from the build cache.
 */
export class SharingPictures {
  /** @param {string} folder with `pictures/*.svg` and `icon.svg` */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        for (const [name, svg] of this.drawings()) await this.emit(compilation, name, svg);
      });
    });
  }

  drawings() {
    const read = (...file) => readFileSync(path.join(this.folder, ...file), 'utf8');
    const names = readdirSync(path.join(this.folder, 'pictures'))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.basename(file, '.svg'));
    const shop = drawShop(
      WARES.map((name) => read('pictures', `${name}.svg`)),
      read('icon.svg'),
    );
    return [
      ['shop', shop],
      ...names.map((name) => [name, drawProduct(read('pictures', `${name}.svg`), name)]),
    ];
  }

  async emit(compilation, name, svg) {
    const cache = compilation.getCache(PLUGIN);
    const etag = cache.getLazyHashedEtag(new sources.RawSource(svg));
    const png = await cache.providePromise(name, etag, async () => new sources.RawSource(rasterize(svg)));
    compilation.emitAsset(`public/pictures/sharing/${name}.png`, png, { copied: true });
  }
}
