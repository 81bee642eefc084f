import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '@kp/platform/database';
import { isSellable } from '@kp/commerce';
import { productNotFound } from './domain/catalog.errors';
import type { Viewer } from './domain/viewer';
import type { ProductResponse } from './http/dto/product.response';
import {
  PRODUCT_BY_ID,
  PRODUCT_BY_SLUG,
  PRODUCTS_BY_IDS,
  PRODUCTS_EVER,
} from './persistence/product.queries';

/** Reads products by id or slug, one statement however many; inside a transaction it reads that transaction's state. */
@Injectable()
export class CatalogReader {
  constructor(private readonly sql: Sql) {}

  /** @throws CatalogError CATALOG.PRODUCT_NOT_FOUND */
  getProduct(id: number, viewer: Viewer): Promise<ProductResponse> {
    return this.getOne(PRODUCT_BY_ID, id, viewer);
  }

  /** @throws CatalogError CATALOG.PRODUCT_NOT_FOUND */
  getProductBySlug(slug: string, viewer: Viewer): Promise<ProductResponse> {
    return this.getOne(PRODUCT_BY_SLUG, slug, viewer);
  }

  /** Products by id, also those no longer on sale (see `status`); deleted and unknown ones are missing. */
  getProductsByIds(ids: readonly number[]): Promise<Map<number, ProductResponse>> {
    return this.getMany(PRODUCTS_BY_IDS, ids);
  }

  /** The same with deleted ones, which read as discontinued and out of stock: for whoever still has one in hand. */
  getProductsEver(ids: readonly number[]): Promise<Map<number, ProductResponse>> {
    return this.getMany(PRODUCTS_EVER, ids);
  }

  /** Those of the products that can be bought now: active, in stock, at least one unit left. */
  async findSellable(ids: readonly number[]): Promise<Map<number, ProductResponse>> {
    const products = await this.getProductsByIds(ids);
    return new Map([...products].filter(([, product]) => isSellable(product)));
  }

  private async getMany(statement: Statement, ids: readonly number[]): Promise<Map<number, ProductResponse>> {
    if (ids.length === 0) return new Map();
    const products = await this.sql.rows<ProductResponse>(statement, [[...new Set(ids)]]);
    return new Map(products.map((product) => [product.id, product]));
  }

  private async getOne(statement: Statement, key: number | string, viewer: Viewer): Promise<ProductResponse> {
    const product = await this.sql.first<ProductResponse>(statement, [key]);
    if (!product || (viewer === 'shop' && product.status !== 'active')) throw productNotFound();
    return product;
  }
}
