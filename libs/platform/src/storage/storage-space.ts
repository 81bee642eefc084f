import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { StorageConfig } from './storage.config';

const BYTES_PER_MB = 1024 ** 2;
/** Below it an upload of the largest size fails. */
const FULL_BYTES = 32 * BYTES_PER_MB;

/** Of the system (disk, quota) and of storages that speak S3. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'QuotaExceeded']);
const INSUFFICIENT_STORAGE = 507;

/** Wherever a file is written: documents, pictures, imports and their copies in the folder for temporary files. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, $metadata } = error as {
    code?: unknown;
    name?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  return (
    [code, name].some((each) => typeof each === 'string' && FULL_CODES.has(each)) ||
    $metadata?.httpStatusCode === INSUFFICIENT_STORAGE
  );
}

export interface StorageState {
  state: 'ok' | 'low' | 'full';
  /** Null for a bucket, whose size the shop does not know. */
  freeBytes: number | null;
}

/** Of the disk under DATA_DIR. */
@Injectable()
export class StorageSpace {
  constructor(private readonly config: StorageConfig) {}

  async read(): Promise<StorageState> {
    if (this.config.bucket) return { state: 'ok', freeBytes: null };
    const freeBytes = await freeBytesOf(path.resolve(this.config.dataDir));
    if (freeBytes < FULL_BYTES) return { state: 'full', freeBytes };
    return { state: freeBytes < this.config.lowMb * BYTES_PER_MB ? 'low' : 'ok', freeBytes };
  }
}

/** The folder is made with its first file. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return freeBytesOf(parent);
  }
}
