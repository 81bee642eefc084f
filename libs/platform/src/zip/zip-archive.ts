import path from 'node:path';
import type { Readable } from 'node:stream';
import { cleanText } from '@kp/commerce';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

export interface ZipLimits {
  files: number;
  /** Of one file, unpacked. */
  fileBytes: number;
  /** Of all files, unpacked. */
  bytes: number;
}

/** The archive cannot be read, or is larger than its limits. */
export class ZipError extends Error {}

/** A file of the archive is damaged, encrypted or larger than its limit. */
export class ZipFileError extends Error {
  constructor(readonly problem: 'too-large' | 'damaged') {
    super(`The file of the archive is ${problem}.`);
  }
}

/** The files of a ZIP archive by name. Nothing is unpacked but what is asked for, and nothing to the disk. */
export class ZipArchive {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: ZipLimits,
  ) {}

  /** @throws ZipError for one that is damaged, has names that leave its folder, or is over its limits */
  static async open(file: string, limits: ZipLimits): Promise<ZipArchive> {
    const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(unreadable);
    try {
      return new ZipArchive(zip, await entriesOf(zip, limits), limits);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /**
   * By its path, or by its name alone when no other file has it; case does not count. Null for one that is not there.
   * @throws ZipFileError
   */
  async read(name: string): Promise<Buffer | null> {
    const entry = this.entries.get(keyOf(name));
    if (!entry) return null;
    if (entry.uncompressedSize > this.limits.fileBytes) throw new ZipFileError('too-large');
    try {
      return await bytesOf(await this.file.openReadStreamPromise(entry), this.limits.fileBytes);
    } catch (error) {
      throw error instanceof ZipFileError ? error : new ZipFileError('damaged');
    }
  }

  close(): void {
    this.file.close();
  }
}

async function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw new ZipError('The archive has too many files.');
  const byPath = new Map<string, Entry>();
  const byName = new Map<string, Entry | null>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ZipError('The archive is too large when it is unpacked.');
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/')) continue;
      const key = keyOf(entry.fileName);
      const name = path.posix.basename(key);
      byPath.set(key, entry);
      byName.set(name, byName.has(name) ? null : entry);
    }
  } catch (error) {
    unreadable(error);
  }
  for (const [name, entry] of byName) if (entry && !byPath.has(name)) byPath.set(name, entry);
  return byPath;
}

/** The size that an entry declares is not believed. */
async function bytesOf(content: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new ZipFileError('too-large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const keyOf = (name: string): string => cleanText(name).toLowerCase();

function unreadable(error: unknown): never {
  throw error instanceof ZipError ? error : new ZipError((error as Error).message);
}
