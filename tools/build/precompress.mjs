import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Compilation, sources } from './bundler.mjs';

const PLUGIN = 'Precompress';
const TEXT = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/;
const MIN_BYTES = 1024;

const ENCODINGS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes `.br` and `.gz` beside each text asset of 1 KB and more; unchanged assets come from the build cache. */
export class Precompress {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage, additionalAssets: true }, (assets) =>
        Promise.all(Object.entries(assets).map(([name, source]) => this.compress(compilation, name, source))),
      );
    });
  }

  async compress(compilation, name, source) {
    if (!TEXT.test(name) || source.size() < MIN_BYTES) return;
    const cache = compilation.getCache(PLUGIN);
    await Promise.all(
      Object.entries(ENCODINGS).map(async ([suffix, encode]) => {
        const compressedName = `${name}.${suffix}`;
        if (compilation.getAsset(compressedName)) return;
        const compressed = await cache.providePromise(
          compressedName,
          cache.getLazyHashedEtag(source),
          async () => {
            return new sources.RawSource(await encode(source.buffer()));
          },
        );
        compilation.emitAsset(compressedName, compressed, { compressed: true });
      }),
    );
  }
}
