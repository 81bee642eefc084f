import { Injectable } from '@nestjs/common';
import { CatalogReader, type ProductDetailResponse } from '@kp/catalog';
import type { Tool, ToolContext } from './tool';

/** Texts, price, stock and attributes of products; those that left the shop meanwhile are missing. */
@Injectable()
export class ProductFacts implements Tool<{ productIds: number[] }, ProductDetailResponse[]> {
  readonly name = 'product-facts';

  constructor(private readonly catalog: CatalogReader) {}

  async run(
    { productIds }: { productIds: number[] },
    { language }: ToolContext,
  ): Promise<ProductDetailResponse[]> {
    const sellable = await this.catalog.getProductsByIds(productIds);
    const onSale = productIds.filter((id) => sellable.get(id)?.status === 'active');
    return Promise.all(onSale.map((id) => this.catalog.getProductDetail({ id }, 'shop', language)));
  }
}
