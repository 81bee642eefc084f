import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '../remotes/remote-modules';

interface LoadedFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** `entry.json` of a bundle. */
interface BundleEntry extends LoadedFiles {
  readonly fonts: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, LoadedFiles>>;
  readonly firstPaint?: string;
  readonly manifest?: string;
}

/** This file runs as `shell/server/main.cjs` below that folder. */
const FRONTENDS = path.resolve(__dirname, '../..');

interface CachedEntry {
  readonly modifiedAt: number;
  readonly entry: BundleEntry;
}
const cachedEntries = new Map<string, CachedEntry>();

/** Read again after a rebuild. @throws when the bundle has not been built */
export function bundleEntry(name: 'shell' | RemoteName): BundleEntry {
  const file = path.join(FRONTENDS, name, 'entry.json');
  const modifiedAt = statSync(file).mtimeMs;
  const cached = cachedEntries.get(name);
  if (cached?.modifiedAt === modifiedAt) return cached.entry;
  const entry = JSON.parse(readFileSync(file, 'utf8')) as BundleEntry;
  cachedEntries.set(name, { modifiedAt, entry });
  return entry;
}
