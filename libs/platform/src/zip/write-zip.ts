import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';

/** A value that is written as JSON, or the file itself. */
export type ZippedFile = { name: string; json: unknown } | { name: string; file: Buffer | Readable };

/** Reads the next file only when the one before is written, so memory does not grow with their number. */
export function writeZip(files: AsyncIterable<ZippedFile>): Readable {
  const archive = new ZipArchive();
  const closed = new AbortController();
  archive.once('close', () => closed.abort());
  fill(archive, files, closed.signal).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function fill(archive: ZipArchive, files: AsyncIterable<ZippedFile>, signal: AbortSignal) {
  for await (const file of files) {
    const isWritten = once(archive, 'entry', { signal });
    archive.append('file' in file ? file.file : JSON.stringify(file.json, null, 2), { name: file.name });
    await isWritten;
  }
  await archive.finalize();
}
