import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';
import { hashOfPart, MediaFiles } from './media-files';
import { checkImage, type Crop, encodeImage } from './read-image';

export interface UploadedPicture {
  /** By which a new product takes it. */
  upload: string;
  url: string;
}

/** A picture that was uploaded before the product that takes it. */
export interface TakenPicture {
  upload: string;
  alt: string;
}

const ATTACH = prepared(
  'catalog.attach-uploaded-pictures',
  `INSERT INTO product_image (product_id, position, file_hash, alt, width, height)
   SELECT $1, taken.position, f.hash, taken.alt, f.width, f.height
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS taken (hash, alt, position)
     JOIN media_file f ON f.hash = taken.hash AND f.kind = 'image' AND f.width IS NOT NULL`,
);

/** A trigger fills in the first picture where the product has no address of one. */
const SHOW_FIRST = prepared(
  'catalog.show-first-uploaded',
  'UPDATE product SET image_url = image_url WHERE id = $1',
);

/** Belong to nothing until a category or a new product is saved with them: after a day they are deleted. */
@Injectable()
export class UploadedPictures {
  constructor(
    private readonly sql: Sql,
    private readonly files: MediaFiles,
  ) {}

  /** @param crop the part to keep; null for all of it */
  async add(bytes: Buffer, crop: Crop | null = null): Promise<UploadedPicture> {
    checkImage(bytes);
    const { files, width, height } = await encodeImage(bytes, crop);
    const upload = hashOfPart(bytes, crop);
    await this.files.store(upload, 'image', files, { width, height });
    return { upload, url: `/media/${upload}-640.webp` };
  }

  /** To a new product, in its transaction. @throws InvalidInputError when one is no longer stored */
  async attach(productId: number, pictures: readonly TakenPicture[]): Promise<void> {
    const uploads = pictures.map(({ upload }) => upload);
    const alts = pictures.map(({ alt }) => alt);
    if ((await this.sql.run(ATTACH, [productId, uploads, alts])) < uploads.length) {
      const message = 'A picture is no longer stored. Add it again.';
      throw new InvalidInputError([{ field: 'pictures', message }]);
    }
    await this.sql.run(SHOW_FIRST, [productId]);
  }
}
