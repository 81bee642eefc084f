import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { FileStorage } from '@kp/platform/storage';
import { IMAGE_WIDTHS } from '@kp/commerce';

const HASH_LENGTH = 32;
const UNUSED_DAYS = 1;
const BATCH_SIZE = 100;

const FILE_NAME = new RegExp(`^[0-9a-f]{${HASH_LENGTH}}(-(${IMAGE_WIDTHS.join('|')})[.](webp|avif)|[.]pdf)$`);

type MediaKind = 'image' | 'document';

const ENDINGS: Record<MediaKind, readonly string[]> = {
  image: IMAGE_WIDTHS.flatMap((width) => [`-${width}.webp`, `-${width}.avif`]),
  document: ['.pdf'],
};

const TOUCH_FILE = prepared(
  'catalog.touch-media-file',
  `INSERT INTO media_file (hash, kind, width, height) VALUES ($1, $2, $3, $4)
   ON CONFLICT (hash) DO UPDATE SET uploaded_at = now(), width = coalesce(excluded.width, media_file.width),
     height = coalesce(excluded.height, media_file.height)`,
);

const DELETE_UNUSED = prepared(
  'catalog.delete-unused-media',
  `DELETE FROM media_file WHERE hash IN (
     SELECT hash FROM media_file f
      WHERE uploaded_at < now() - make_interval(days => $1::int)
        AND NOT EXISTS (SELECT FROM product_image WHERE file_hash = f.hash)
        AND NOT EXISTS (SELECT FROM product_document WHERE file_hash = f.hash)
        AND NOT EXISTS (SELECT FROM category WHERE image_url LIKE '/media/' || f.hash || '-%')
      ORDER BY uploaded_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING hash, kind`,
);

export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);

/** Two parts of one file are two pictures. */
export const hashOfPart = (bytes: Buffer, part: object | null): string =>
  hashOf(part ? Buffer.concat([bytes, Buffer.from(JSON.stringify(part))]) : bytes);

const nameOf = (hash: string, ending: string) => `media/${hash}${ending}`;

/** Uploaded files in the storage, named by the hash of what was uploaded. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly sql: Sql,
    private readonly storage: FileStorage,
  ) {}

  /** The row comes first, so that the purge finds the files of an upload that never ended. */
  async store(
    hash: string,
    kind: MediaKind,
    files: ReadonlyMap<string, Buffer>,
    size?: { width: number; height: number },
  ): Promise<void> {
    await this.sql.run(TOUCH_FILE, [hash, kind, size?.width ?? null, size?.height ?? null]);
    for (const [ending, content] of files) await this.storage.put(nameOf(hash, ending), content);
  }

  /** Null for any name that the shop does not write. */
  async open(name: string) {
    return FILE_NAME.test(name) ? this.storage.open(nameOf(name, '')) : null;
  }
}

@Injectable()
export class PurgeMedia {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  @ScheduledJob('catalog.purge-media', '35 3 * * *')
  async purge(): Promise<void> {
    while ((await this.purgeBatch()) === BATCH_SIZE);
  }

  /** Within the transaction: an upload of the same file waits for the row, and writes its files after these are gone. */
  private purgeBatch(): Promise<number> {
    return this.transactions.run(async () => {
      const values = [UNUSED_DAYS, BATCH_SIZE];
      const unused = await this.sql.rows<{ hash: string; kind: MediaKind }>(DELETE_UNUSED, values);
      for (const { hash, kind } of unused) {
        for (const ending of ENDINGS[kind]) await this.storage.delete(nameOf(hash, ending));
      }
      return unused.length;
    });
  }
}
