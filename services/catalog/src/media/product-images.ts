import { Injectable } from '@nestjs/common';
import { MAX_PRODUCT_IMAGES } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { ContentChanges } from '../content-changes';
import { contentNotFound } from '../domain/catalog.errors';
import { hashOfPart, MediaFiles } from './media-files';
import { checkImage, type Crop, encodeImage } from './read-image';

export interface ProductImage {
  id: number;
  alt: string;
  url: string;
  width: number;
  height: number;
}

const LIST = prepared(
  'catalog.product-images',
  `SELECT id, alt, '/media/' || file_hash || '-640.webp' AS url, width, height FROM product_image
    WHERE product_id = $1 ORDER BY position, id`,
);

const ADD = prepared(
  'catalog.add-product-image',
  `INSERT INTO product_image (product_id, position, file_hash, alt, width, height)
   SELECT $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5 FROM product_image WHERE product_id = $1
   ON CONFLICT (product_id, file_hash) DO NOTHING RETURNING id`,
);

const DESCRIBE = prepared(
  'catalog.describe-product-image',
  'UPDATE product_image SET alt = $3 WHERE product_id = $1 AND id = $2',
);

const REMOVE = prepared(
  'catalog.remove-product-image',
  'DELETE FROM product_image WHERE product_id = $1 AND id = $2',
);

const ORDER = prepared(
  'catalog.order-product-images',
  `UPDATE product_image SET position = array_position($2::int[], id) WHERE product_id = $1`,
);

/** A trigger fills in the first picture. */
const SHOW_FIRST = prepared(
  'catalog.show-first-image',
  `UPDATE product SET image_url = CASE WHEN image_url LIKE '/media/%' THEN NULL ELSE image_url END, updated_at = now()
    WHERE id = $1`,
);

@Injectable()
export class ProductImages {
  constructor(
    private readonly sql: Sql,
    private readonly files: MediaFiles,
    private readonly contentChanges: ContentChanges,
  ) {}

  list(productId: number): Promise<ProductImage[]> {
    return this.sql.rows<ProductImage>(LIST, [productId]);
  }

  async add(
    productId: number,
    bytes: Buffer,
    { alt, crop }: { alt: string; crop: Crop | null },
    principal: Principal,
  ): Promise<ProductImage[]> {
    checkImage(bytes);
    if ((await this.list(productId)).length >= MAX_PRODUCT_IMAGES) throw tooManyImages();
    const { width, height, files } = await encodeImage(bytes, crop);
    const hash = hashOfPart(bytes, crop);
    await this.files.store(hash, 'image', files);
    return this.change(productId, principal, async (images) => {
      if (images.length >= MAX_PRODUCT_IMAGES) throw tooManyImages();
      const added = await this.sql.run(ADD, [productId, hash, alt, width, height]);
      if (added === 0) throw invalid('image', 'The product already has this picture.');
    });
  }

  describe(productId: number, imageId: number, alt: string, principal: Principal): Promise<ProductImage[]> {
    return this.change(productId, principal, async () => {
      if ((await this.sql.run(DESCRIBE, [productId, imageId, alt])) === 0) throw contentNotFound();
    });
  }

  arrange(productId: number, imageIds: readonly number[], principal: Principal): Promise<ProductImage[]> {
    return this.change(productId, principal, async (images) => {
      const isComplete = images.length === imageIds.length && images.every(({ id }) => imageIds.includes(id));
      if (!isComplete) throw invalid('imageIds', 'Name every picture of the product once.');
      await this.sql.run(ORDER, [productId, imageIds]);
    });
  }

  async remove(productId: number, imageId: number, principal: Principal): Promise<void> {
    await this.change(productId, principal, async () => {
      if ((await this.sql.run(REMOVE, [productId, imageId])) === 0) throw contentNotFound();
    });
  }

  private change(
    productId: number,
    principal: Principal,
    work: (images: readonly ProductImage[]) => Promise<void>,
  ): Promise<ProductImage[]> {
    const change = {
      productId,
      principal,
      action: 'images-updated',
      read: () => this.list(productId),
      audited: (images: ProductImage[]) => ({ images }),
    };
    return this.contentChanges.run(change, async (images) => {
      await work(images);
      await this.sql.run(SHOW_FIRST, [productId]);
    });
  }
}

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

const tooManyImages = () => invalid('image', `A product has at most ${MAX_PRODUCT_IMAGES} pictures.`);
