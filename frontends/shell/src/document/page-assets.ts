import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '../remotes/remote-modules';

/** Public addresses of files. */
export interface LoadedFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** `entry.json` of a bundle: public addresses of what a page starts with. */
export interface BundleEntry extends LoadedFiles {
  /** By the name of the file in the font's package. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Texts by language and area, e.g. `en-common`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Pages with files of their own, by the name of their chunk. */
  readonly pages: Readonly<Record<string, LoadedFiles>>;
  /** Script that runs before the first paint; the shell has one. */
  readonly firstPaint?: string;
  /** Where the federation runtime looks the bundle up. */
  readonly manifest?: string;
}

/** Folder that holds the built front ends: this file runs as `shell/server/main.cjs` below it. */
const FRONTENDS = path.resolve(__dirname, '../..');

interface KnownEntry {
  readonly modifiedAt: number;
  readonly entry: BundleEntry;
}
const known = new Map<string, KnownEntry>();

/**
 * Read again when the bundle has been built anew under a running server.
 * @throws when the bundle has not been built
 */
export function bundleEntry(name: 'shell' | RemoteName): BundleEntry {
  const file = path.join(FRONTENDS, name, 'entry.json');
  const modifiedAt = statSync(file).mtimeMs;
  const kept = known.get(name);
  if (kept?.modifiedAt === modifiedAt) return kept.entry;
  const entry = JSON.parse(readFileSync(file, 'utf8')) as BundleEntry;
  known.set(name, { modifiedAt, entry });
  return entry;
}
