import type { Readable } from 'node:stream';
import { contentTypeOf } from './file-name';

/** A file that is being read; `size` is in bytes. */
export interface FileStream {
  content: Readable;
  contentType: string;
  size: number;
}

/**
 * Files by name, such as `invoices/2026/INV-2026-000001.pdf`. The ending of the name decides the content type. A file is
 * there completely or not at all; writing a name again replaces it.
 */
export abstract class FileStorage {
  /** @throws when the file could not be kept */
  async put(name: string, content: Buffer): Promise<void> {
    await this.write(name, content, contentTypeOf(name));
  }

  /** A file of this machine, of any size. @throws when it could not be kept */
  async putFile(name: string, path: string): Promise<void> {
    await this.copy(name, path, contentTypeOf(name));
  }

  /** Null when there is no such file. */
  async get(name: string): Promise<Buffer | null> {
    const file = await this.open(name);
    if (!file) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of file.content) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  /** For large files. Null when there is no such file. */
  abstract open(name: string): Promise<FileStream | null>;

  abstract exists(name: string): Promise<boolean>;

  /** Also of a file that is not there. */
  abstract delete(name: string): Promise<void>;

  protected abstract write(name: string, content: Buffer, contentType: string): Promise<void>;

  protected abstract copy(name: string, path: string, contentType: string): Promise<void>;
}
