import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from './file-name';
import { FileStorage, type FileStream } from './file-storage';

/** Gateway and worker share the folder. */
export class FolderStorage extends FileStorage {
  private readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = path.resolve(folder);
  }

  async open(name: string): Promise<FileStream | null> {
    const contentType = contentTypeOf(name);
    const file = await unlessMissing(open(this.pathOf(name)));
    if (!file) return null;
    const { size } = await file.stat();
    return { content: file.createReadStream(), contentType, size };
  }

  async exists(name: string): Promise<boolean> {
    contentTypeOf(name);
    return (await unlessMissing(stat(this.pathOf(name)))) !== null;
  }

  async delete(name: string): Promise<void> {
    contentTypeOf(name);
    await rm(this.pathOf(name), { force: true });
  }

  protected write(name: string, content: Buffer): Promise<void> {
    return this.keep(name, (file) => file.writeFile(content));
  }

  protected copy(name: string, source: string): Promise<void> {
    return this.keep(name, (file) => writeFile(file, createReadStream(source)));
  }

  /** A name is given to complete files only, also when the machine stops while writing. */
  private async keep(name: string, writeTo: (file: FileHandle) => Promise<void>): Promise<void> {
    const target = this.pathOf(name);
    const unfinished = `${target}.${randomUUID()}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      const file = await open(unfinished, 'wx', 0o640);
      try {
        await writeTo(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name);
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
