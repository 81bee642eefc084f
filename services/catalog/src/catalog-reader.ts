import { Injectable } from '@nestjs/common';
import { isSellable } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';
import { Sql } from '@kp/platform/database';
import { productNotFound } from './domain/catalog.errors';
import type { Audience } from './domain/product-filter';
import type { ProductDetailResponse, ProductResponse } from './http/product.dto';
import {
  PRODUCT_BY_ID,
  PRODUCT_DETAIL_BY_ID,
  PRODUCT_DETAIL_BY_SLUG,
  PRODUCTS_BY_IDS,
} from './persistence/product.queries';

@Injectable()
export class CatalogReader {
  constructor(private readonly sql: Sql) {}

  async getProduct(id: number, audience: Audience): Promise<ProductResponse> {
    return visible(await this.sql.first<ProductResponse>(PRODUCT_BY_ID, [id]), audience);
  }

  /** With pictures, and in a language as far as it is translated. */
  async getProductDetail(
    key: { id: number } | { slug: string },
    audience: Audience,
    language: LanguageCode,
  ): Promise<ProductDetailResponse> {
    const [statement, value] =
      'id' in key ? ([PRODUCT_DETAIL_BY_ID, key.id] as const) : ([PRODUCT_DETAIL_BY_SLUG, key.slug] as const);
    return visible(await this.sql.first<ProductDetailResponse>(statement, [value, language]), audience);
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
}

function visible<Product extends ProductResponse>(product: Product | null, audience: Audience): Product {
  if (!product || (audience === 'shop' && product.status !== 'active')) throw productNotFound();
  return product;
}
