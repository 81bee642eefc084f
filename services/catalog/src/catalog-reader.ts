import { Injectable } from '@nestjs/common';
import { isSellable } from '@kp/commerce';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import { Sql } from '@kp/platform/database';
import { productNotFound } from './domain/catalog.errors';
import type { Audience } from './domain/product-filter';
import type { ProductDetailResponse, ProductResponse } from './http/product.dto';
import {
  CURRENT_NAMES,
  PRODUCT_BY_ID,
  PRODUCT_DETAIL_BY_ID,
  PRODUCT_DETAIL_BY_SLUG,
  PRODUCT_TEXTS,
  PRODUCTS_BY_IDS,
} from './persistence/product.queries';

interface ProductTexts {
  productId: number;
  name: string | null;
  description: string | null;
}

/** A product under the name that was stored with an order. */
interface NamedProduct {
  productId: number;
  productName: string;
}

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
  async getProductsByIds(
    ids: readonly number[],
    language: LanguageCode = catalogLanguage(),
  ): Promise<Map<number, ProductResponse>> {
    if (ids.length === 0) return new Map();
    const products = await this.sql.rows<ProductResponse>(PRODUCTS_BY_IDS, [[...new Set(ids)]]);
    return new Map((await this.translate(products, language)).map((product) => [product.id, product]));
  }

  /** Texts stay as they were entered where a translation is missing. */
  async translate(products: readonly ProductResponse[], language: LanguageCode): Promise<ProductResponse[]> {
    if (language === catalogLanguage() || products.length === 0) return [...products];
    const texts = await this.sql.rows<ProductTexts>(PRODUCT_TEXTS, [products.map(({ id }) => id), language]);
    const byId = new Map(texts.map((text) => [text.productId, text]));
    return products.map((product) => {
      const text = byId.get(product.id);
      const { name, description } = product;
      return { ...product, name: text?.name ?? name, description: text?.description ?? description };
    });
  }

  /** What an order calls its products, in another language. A product that was renamed since keeps its former name. */
  async translateNames(
    named: readonly NamedProduct[],
    language: LanguageCode,
  ): Promise<(product: NamedProduct) => string> {
    if (named.length === 0) return ({ productName }) => productName;
    const ids = named.map(({ productId }) => productId);
    const names = named.map(({ productName }) => productName);
    const current = await this.sql.rows<NamedProduct & { currentName: string }>(CURRENT_NAMES, [
      ids,
      names,
      language,
    ]);
    const keyOf = ({ productId, productName }: NamedProduct) => `${productId} ${productName}`;
    const currentNames = new Map(current.map((product) => [keyOf(product), product.currentName]));
    return (product) => currentNames.get(keyOf(product)) ?? product.productName;
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
