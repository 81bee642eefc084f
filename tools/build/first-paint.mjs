import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { isProduction } from './workspace.mjs';
import { Compilation, sources } from './bundler.mjs';

const PLUGIN = 'FirstPaint';

/** Name of the file among those of a bundle, with a hash of its content in production. */
export const FIRST_PAINT = /^first-paint(\.[0-9a-f]{8})?\.js$/;

/**
 * Emits a script that a page runs before it is painted. It has no imports and stays outside of the module graph,
 * because an entry of its own would carry the federation runtime.
 */
export class FirstPaint {
  /** @param {string} file TypeScript */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.fileDependencies.add(this.file);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const { code } = transformSync(readFileSync(this.file, 'utf8'), {
          swcrc: false,
          isModule: false,
          minify: isProduction,
          jsc: {
            parser: { syntax: 'typescript' },
            target: 'es2022',
            minify: { compress: true, mangle: true },
          },
        });
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        const name = isProduction ? `first-paint.${hash}.js` : 'first-paint.js';
        compilation.emitAsset(name, new sources.RawSource(code), { minimized: true });
      });
    });
  }
}
