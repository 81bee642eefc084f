import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { products, variants } from '../seed/data/catalogue.mjs';
import { drawVariant } from '../seed/data/product-pictures.mjs';
import { drawProduct, drawShop, rasterize, WARES } from './sharing-picture.mjs';
import { drawFavicon, drawTouchIcon } from './shop-icon.mjs';
import { Compilation, sources } from './bundler.mjs';

const PLUGIN = 'DrawnPictures';

/**
 * Writes the icons of the shop into `public/` of the bundle, and into `public/pictures/sharing/` a PNG of 1200 × 630
 * for each motif of the demo catalogue and one for the shop itself. Unchanged ones come from the build cache. The
 * pictures of the demo products are drawn from the motifs, each in its color, size and with its label.
 */
export class DrawnPictures {
  /** @param {string} folder with `pictures/*.svg` and `icon.svg` */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        for (const [file, svg, draw] of this.drawings()) await this.emit(compilation, file, svg, draw);
        for (const { slug, category } of products)
          this.emitVariant(compilation, variants.get(slug), category);
      });
    });
  }

  /** @returns {[file: string, svg: string, draw: (svg: string) => Uint8Array][]} */
  drawings() {
    const read = (...file) => readFileSync(path.join(this.folder, ...file), 'utf8');
    const mark = read('icon.svg');
    const products = readdirSync(path.join(this.folder, 'pictures'))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.basename(file, '.svg'))
      .map((name) => [name, drawProduct(read('pictures', `${name}.svg`), name)]);
    const wares = WARES.map((name) => read('pictures', `${name}.svg`));
    const shared = [['shop', drawShop(wares, mark)], ...products];
    return [
      ['favicon.ico', mark, drawFavicon],
      ['apple-touch-icon.png', mark, drawTouchIcon],
      ...shared.map(([name, svg]) => [`pictures/sharing/${name}.png`, svg, rasterize]),
    ];
  }

  emitVariant(compilation, variant, category) {
    const drawing = readFileSync(path.join(this.folder, 'pictures', `${variant.motif}.svg`), 'utf8');
    const picture = new sources.RawSource(drawVariant(variant, drawing, category));
    compilation.emitAsset(`public/pictures/${variant.name}.svg`, picture, { copied: true });
  }

  async emit(compilation, file, svg, draw) {
    const cache = compilation.getCache(PLUGIN);
    const etag = cache.getLazyHashedEtag(new sources.RawSource(svg));
    const picture = await cache.providePromise(file, etag, async () => new sources.RawSource(draw(svg)));
    compilation.emitAsset(`public/${file}`, picture, { copied: true });
  }
}
