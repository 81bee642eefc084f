import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '../remotes/remote-modules';

/** `entry.json` of a bundle: public addresses of what a page starts with. */
export interface BundleEntry {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** By the name of the file in the font's package. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Texts by language and area, e.g. `en-common`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Where the federation runtime looks the bundle up. */
  readonly manifest?: string;
}

/** Folder that holds the built front ends: this file runs as `shell/server/main.cjs` below it. */
const FRONTENDS = path.resolve(__dirname, '../..');
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';
const known = new Map<string, BundleEntry>();

/** @throws when the bundle has not been built */
export function bundleEntry(name: 'shell' | RemoteName): BundleEntry {
  const kept = known.get(name);
  if (kept) return kept;
  const entry = JSON.parse(readFileSync(path.join(FRONTENDS, name, 'entry.json'), 'utf8')) as BundleEntry;
  // In development a bundle changes under a running server.
  if (!IS_DEVELOPMENT) known.set(name, entry);
  return entry;
}
