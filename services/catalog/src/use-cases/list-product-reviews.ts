import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { CatalogReader } from '../catalog-reader';
import type { Viewer } from '../domain/viewer';
import type { ReviewResponse } from '../http/dto/review.response';
import { APPROVED_REVIEWS } from '../persistence/product.queries';

type ReviewRow = Omit<ReviewResponse, 'createdAt'> & { createdAt: Date };

/** Approved reviews of a product the viewer may see, newest first. */
@Injectable()
export class ListProductReviews {
  constructor(
    private readonly sql: Sql,
    private readonly products: CatalogReader,
  ) {}

  /** @throws CatalogError CATALOG.PRODUCT_NOT_FOUND */
  async execute(productId: number, viewer: Viewer, limit: number, offset: number): Promise<ReviewResponse[]> {
    await this.products.getProduct(productId, viewer);
    const rows = await this.sql.rows<ReviewRow>(APPROVED_REVIEWS, [productId, limit, offset]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}
