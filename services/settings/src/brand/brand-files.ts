import type { BrandPictureKind } from '@kp/commerce/brand-rules';
import { brandLook, type BrandPicture, rasterOf } from '@kp/platform/brand';
import { prepared, Sql } from '@kp/platform/database';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type BrandFile, pictureOf, readBrandPicture } from './read-brand-picture';

const ADD = prepared(
  'settings.add-brand-file',
  `INSERT INTO brand_file (name, content_type, content, width, height) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING`,
);
const OPEN = prepared(
  'settings.open-brand-file',
  'SELECT content_type AS "contentType", content FROM brand_file WHERE name = $1',
);
const FIND = prepared(
  'settings.find-brand-file',
  'SELECT name, width, height FROM brand_file WHERE name = $1',
);

const FILE_NAME = /^[0-9a-f]{24}(\.svg|\.png|-touch\.png|\.webp)$/;
const MAX_KEPT = 20;

type StoredFile = Pick<BrandFile, 'contentType' | 'content'>;

/** Named by a hash and never deleted, because emails that were sent and documents show them. */
@Injectable()
export class BrandFiles {
  private readonly kept = new LRUCache<string, StoredFile>({ max: MAX_KEPT });

  constructor(private readonly sql: Sql) {}

  /** Is shown nowhere before the brand is saved with it. */
  async add(kind: BrandPictureKind, bytes: Buffer): Promise<BrandPicture> {
    const files = await readBrandPicture(kind, bytes);
    for (const { name, contentType, content, width, height } of files)
      await this.sql.run(ADD, [name, contentType, content, width, height]);
    return pictureOf(files[0]!);
  }

  /** Undefined for what was never uploaded. */
  async find(name: string): Promise<BrandPicture | undefined> {
    const found = FILE_NAME.test(name)
      ? await this.sql.first<Omit<BrandFile, 'content' | 'contentType'>>(FIND, [name])
      : null;
    return found ? pictureOf(found) : undefined;
  }

  async open(name: string): Promise<StoredFile | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    const known = this.kept.get(name) ?? (await this.sql.first<StoredFile>(OPEN, [name])) ?? undefined;
    if (known) this.kept.set(name, known);
    return known;
  }

  /** Of the PNG of the logo for documents; null without one. */
  printedLogoName(): string | null {
    const { logo } = brandLook();
    return logo && rasterOf(logo.file);
  }

  async printed(name: string | null): Promise<Buffer | null> {
    return name === null ? null : ((await this.open(name))?.content ?? null);
  }

  printedLogo(): Promise<Buffer | null> {
    return this.printed(this.printedLogoName());
  }
}
