import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Compilation, sources } from './bundler.mjs';

const PLUGIN = 'CopyPublic';

/** Copies a folder of ready files (pictures, icons, flags) into `public/` of the bundle. */
export class CopyPublic {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      if (!existsSync(this.folder)) return;
      compilation.contextDependencies.add(this.folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          if (entry.isDirectory()) continue;
          const file = path.join(entry.parentPath, entry.name);
          const name = path.posix.join('public', ...path.relative(this.folder, file).split(path.sep));
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)), { copied: true });
        }
      });
    });
  }
}
