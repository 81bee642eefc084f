import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '@kp/platform/database';
import { isSellable } from '@kp/commerce';
import { productNotFound } from './domain/catalog.errors';
import type { Audience } from './domain/product-filter';
import type { ProductResponse } from './http/product.dto';
import { PRODUCT_BY_ID, PRODUCT_BY_SLUG, PRODUCTS_BY_IDS } from './persistence/product.queries';

@Injectable()
export class CatalogReader {
  constructor(private readonly sql: Sql) {}

  getProduct(id: number, audience: Audience): Promise<ProductResponse> {
    return this.getOne(PRODUCT_BY_ID, id, audience);
  }

  getProductBySlug(slug: string, audience: Audience): Promise<ProductResponse> {
    return this.getOne(PRODUCT_BY_SLUG, slug, audience);
  }

  /** Includes inactive products (see `status`), without deleted and unknown ones. */
  async getProductsByIds(ids: readonly number[]): Promise<Map<number, ProductResponse>> {
    if (ids.length === 0) return new Map();
    const products = await this.sql.rows<ProductResponse>(PRODUCTS_BY_IDS, [[...new Set(ids)]]);
    return new Map(products.map((product) => [product.id, product]));
  }

  async findSellable(ids: readonly number[]): Promise<Map<number, ProductResponse>> {
    const products = await this.getProductsByIds(ids);
    return new Map([...products].filter(([, product]) => isSellable(product)));
  }

  private async getOne(
    statement: Statement,
    key: number | string,
    audience: Audience,
  ): Promise<ProductResponse> {
    const product = await this.sql.first<ProductResponse>(statement, [key]);
    if (!product || (audience === 'shop' && product.status !== 'active')) throw productNotFound();
    return product;
  }
}
